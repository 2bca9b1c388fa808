// Which attributes a word of a chain stands for, in the order in which each library makes them.

import AutoLayout
import MasonrySyntax

/// The attributes of one word.
enum AttributeWords {
    /// The attribute of a word that names a single one.
    static func single(_ word: Word) -> LayoutAttribute? {
        switch word {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .baseline, .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        case .centerXWithinMargins: .centerXWithinMargins
        case .centerYWithinMargins: .centerYWithinMargins
        default: nil
        }
    }

    /// As a list; shared, so that a step of a chain allocates nothing.
    static func list(_ word: Word) -> [LayoutAttribute]? {
        if let attribute = single(word) { return singles[Int(attribute.rawValue)] }
        return composite(word)
    }

    /// `MASConstraintMaker.m`: edges are left, right, top, bottom; SnapKit sorts by itself.
    static func composite(_ word: Word) -> [LayoutAttribute]? {
        switch word {
        case .edges: edges
        case .size: size
        case .center: center
        case .directionalEdges: directionalEdges
        case .horizontalEdges: horizontalEdges
        case .verticalEdges, .directionalVerticalEdges: verticalEdges
        case .directionalHorizontalEdges: directionalHorizontalEdges
        case .margins: margins
        case .directionalMargins: directionalMargins
        case .centerWithinMargins: centerWithinMargins
        default: nil
        }
    }

    private static let singles: [[LayoutAttribute]] = LayoutAttribute.allCases.map { [$0] }
    private static let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
    private static let size: [LayoutAttribute] = [.width, .height]
    private static let center: [LayoutAttribute] = [.centerX, .centerY]
    private static let directionalEdges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
    private static let horizontalEdges: [LayoutAttribute] = [.left, .right]
    private static let verticalEdges: [LayoutAttribute] = [.top, .bottom]
    private static let directionalHorizontalEdges: [LayoutAttribute] = [.leading, .trailing]
    private static let margins: [LayoutAttribute] = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    private static let directionalMargins: [LayoutAttribute] = [
        .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
    ]
    private static let centerWithinMargins: [LayoutAttribute] = [.centerXWithinMargins, .centerYWithinMargins]

    /// `make.attributes(mask)` in the order of MASConstraintMaker.m:92-128; `MASAttributeBaseline` and
    /// `MASAttributeLastBaseline` share one bit and so give two constraints.
    static func mask(_ bits: Int) -> [LayoutAttribute] {
        var result: [LayoutAttribute] = []
        for (attribute, bit) in maskBits where bits & (1 << bit) != 0 { result.append(attribute) }
        return result
    }

    /// The bit of an `NSLayoutAttribute` value, which is what `MASAttribute…` is made of.
    private static let maskBits: [(LayoutAttribute, Int)] = [
        (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5), (.trailing, 6), (.width, 7), (.height, 8),
        (.centerX, 9), (.centerY, 10), (.lastBaseline, 11), (.firstBaseline, 12), (.lastBaseline, 11),
        (.leftMargin, 13), (.rightMargin, 14), (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17),
        (.trailingMargin, 18), (.centerXWithinMargins, 19), (.centerYWithinMargins, 20),
    ]

    /// The attribute with the number of `NSLayoutAttribute`; 0 is `NSLayoutAttributeNotAnAttribute`.
    static func attribute(layoutAttributeNumber number: Int) -> LayoutAttribute? {
        if number == 0 { return .notAnAttribute }
        return maskBits.first { $0.1 == number }?.0
    }

    /// The number of a constant such as `NSLayoutAttributeLeft`.
    static func layoutAttributeNumber(_ attribute: LayoutAttribute) -> Int {
        maskBits.first { $0.0 == attribute }?.1 ?? 0
    }
}
