// The relations of both libraries' chains.

import MasonrySyntax

extension ChainVocabulary {
    package static let relations: [ChainWord] = [Kind.equal, .greater, .less].flatMap { kind in
        [masonry(kind), boxing(kind), snapKit(kind), superview(kind)]
    }

    /// The three relations, each with the words that say it.
    private enum Kind {
        case equal, greater, less

        var name: String {
            switch self {
            case .equal: "equalTo"
            case .greater: "greaterThanOrEqualTo"
            case .less: "lessThanOrEqualTo"
            }
        }

        var meaning: LocalizedText {
            switch self {
            case .equal: LocalizedText("The attributes equal", "使属性等于")
            case .greater: LocalizedText("The attributes are at least", "使属性大于或等于")
            case .less: LocalizedText("The attributes are at most", "使属性小于或等于")
            }
        }
    }

    private static func masonry(_ kind: Kind) -> ChainWord {
        ChainWord(
            kind.name, libraries: .masonry,
            signatures: [
                CallSignature(kind.name, [.init("id viewOrAttribute", viewTarget)]),
                CallSignature(kind.name, [.init("NSNumber *number", boxedTarget)]),
                CallSignature(kind.name, [.init("NSArray *targets", arrayTarget)]),
            ],
            documentation: LocalizedText(
                "\(kind.meaning) those of a view, a view attribute or a boxed number. For plain numbers and structures use `mas_\(kind.name)`.",
                "\(kind.meaning)另一个视图、视图属性或已装箱的数值。普通数值和结构体请使用 `mas_\(kind.name)`。"))
    }

    private static func boxing(_ kind: Kind) -> ChainWord {
        let name = "mas_" + kind.name
        return ChainWord(
            name, libraries: .masonry,
            signatures: [
                CallSignature(name, [.init("CGFloat number", numberTarget)]),
                CallSignature(name, [.init("CGSize size", sizeTarget)]),
                CallSignature(name, [.init("CGPoint point", pointTarget)]),
                CallSignature(name, [.init("UIEdgeInsets insets", insetsTarget)]),
                CallSignature(name, [.init("id viewOrAttribute", viewTarget)]),
            ],
            documentation: LocalizedText(
                "\(kind.meaning) a number or structure, boxed by the macro; views are accepted too.",
                "\(kind.meaning)数值或结构体（由宏自动装箱），也可以传视图。"))
    }

    private static func snapKit(_ kind: Kind) -> ChainWord {
        ChainWord(
            kind.name, libraries: .snapKit,
            signatures: [
                CallSignature(kind.name, [.init("_ other: ConstraintRelatableTarget", viewTarget)]),
                CallSignature(kind.name, [.init("_ amount: CGFloat", numberTarget)]),
                CallSignature(kind.name, [.init("_ size: CGSize", sizeTarget)]),
                CallSignature(kind.name, [.init("_ insets: UIEdgeInsets", snapInsetsTarget)]),
            ],
            documentation: LocalizedText(
                "\(kind.meaning) those of a view, guide or `snp` item, a number or a structure.",
                "\(kind.meaning)另一个视图、布局参考线、`snp` 属性、数值或结构体。"))
    }

    private static func superview(_ kind: Kind) -> ChainWord {
        let name = kind.name + "Superview"
        return ChainWord(
            name, libraries: .snapKit,
            signatures: [
                CallSignature(name),
                CallSignature(name, [.init("_ closure: (ConstraintView) -> ConstraintRelatableTarget", part)]),
            ],
            documentation: LocalizedText(
                "\(kind.meaning) the same attributes of the superview. Traps when there is no superview yet.",
                "\(kind.meaning)父视图的相同属性。若此时还没有父视图，会触发崩溃。"))
    }

    private static let part = LocalizedText(
        "Gives the part of the superview that is meant, such as `{ $0.snp.width }`.",
        "返回父视图中所指的部分，例如 `{ $0.snp.width }`。")
    private static let viewTarget = LocalizedText(
        "A view or guide (its same attribute is meant) or one attribute of it.",
        "视图或布局参考线（取其相同的属性），或者它的某个属性。")
    private static let boxedTarget = LocalizedText(
        "A boxed number such as `@20`. For a position it is the distance from the superview's same attribute.",
        "已装箱的数值，例如 `@20`。用于位置属性时，表示与父视图相同属性之间的距离。")
    private static let arrayTarget = LocalizedText(
        "Several targets: one constraint is made for each, and all of them must hold.",
        "多个目标：为每个目标各生成一条约束，并且必须同时成立。")
    private static let numberTarget = LocalizedText(
        "Points. For a position it is the distance from the superview's same attribute.",
        "点（pt）数。用于位置属性时，表示与父视图相同属性之间的距离。")
    private static let sizeTarget = LocalizedText("A width and a height in points.", "宽与高，单位为点。")
    private static let pointTarget = LocalizedText(
        "For `center`: the distance from the superview's center, in points.",
        "用于 `center` 时，表示相对父视图中心的偏移，单位为点。")
    private static let insetsTarget = LocalizedText(
        "Distances from the superview's edges in points; positive values shrink.",
        "与父视图各边的距离，单位为点；正值表示向内收缩。")
    private static let snapInsetsTarget = LocalizedText(
        "Distances from the superview's edges in points.", "与父视图各边的距离，单位为点。")
}
