// The words that follow a relation: constants and multipliers; and the fillers of Masonry.

import MasonrySyntax

extension ChainVocabulary {
    package static let modifiers: [ChainWord] = offsets + insetWords + multipliers + fillers

    private static func constant(
        _ name: String, _ libraries: LibrarySet, _ signatures: [CallSignature], _ english: Phrase, _ chinese: Phrase
    ) -> ChainWord {
        ChainWord(
            name, libraries: libraries, signatures: signatures,
            documentation: LocalizedText(english, chinese))
    }

    private static let points = LocalizedText(
        "Points; positive moves right or down, or enlarges.", "点数；正值表示向右、向下或放大。")

    private static let offsets: [ChainWord] = [
        constant(
            "offset", .masonry, [CallSignature("offset", [.init("CGFloat offset", points)])],
            "Adds a distance to the right side of the relation. It replaces a constant given before.",
            "在关系右侧加上一段距离；会覆盖先前给出的常量。"),
        constant(
            "offset", .snapKit,
            [
                CallSignature("offset", [.init("_ amount: CGFloat", points)]),
                CallSignature(
                    "offset", [.init("_ size: CGSize", LocalizedText("What is added to a size.", "尺寸的增量。"))]),
                CallSignature(
                    "offset",
                    [.init("_ insets: UIEdgeInsets", LocalizedText("What is added to each edge.", "各边的增量。"))]),
            ],
            "Adds a distance to the right side of the relation. It replaces the number given to the relation.",
            "在关系右侧加上一段距离；会覆盖关系中给出的数值。"),
        constant(
            "mas_offset", .masonry,
            [
                CallSignature("mas_offset", [.init("CGFloat offset", points)]),
                CallSignature(
                    "mas_offset", [.init("CGSize offset", LocalizedText("For sizes.", "用于尺寸。"))]),
                CallSignature(
                    "mas_offset", [.init("CGPoint offset", LocalizedText("For centers.", "用于中心。"))]),
            ],
            "As `offset`, for any number or structure, which the macro boxes.", "同 `offset`，可传任意数值或结构体（由宏装箱）。"),
        constant(
            "valueOffset", .masonry,
            [CallSignature("valueOffset", [.init("NSValue *value", LocalizedText("A boxed value.", "已装箱的值。"))])],
            "As `offset`, for a boxed number, size, point or insets.", "同 `offset`，参数为已装箱的数值、尺寸、点或边距。"),
        constant(
            "sizeOffset", .masonry,
            [
                CallSignature(
                    "sizeOffset",
                    [.init("CGSize offset", LocalizedText("What is added to width and height.", "宽与高的增量。"))])
            ],
            "Adds to `width` and `height`; other attributes ignore it.", "加到 `width` 与 `height` 上；其他属性会忽略它。"),
        constant(
            "centerOffset", .masonry,
            [
                CallSignature(
                    "centerOffset",
                    [.init("CGPoint offset", LocalizedText("What is added to each center.", "两个中心的增量。"))])
            ],
            "Adds to `centerX` and `centerY`; other attributes ignore it.",
            "加到 `centerX` 与 `centerY` 上；其他属性会忽略它。"),
    ]

    private static let insetWords: [ChainWord] = [
        constant(
            "insets", .masonry,
            [
                CallSignature(
                    "insets",
                    [
                        .init(
                            "UIEdgeInsets insets",
                            LocalizedText(
                                "Distances in points: top, left, bottom, right.", "各边距离（点）：上、左、下、右。"))
                    ])
            ],
            "Moves edges inwards by the inset of their own side: right, bottom and trailing are negated. "
                + "The sign follows the first attribute; sizes and centers ignore it.",
            "按各边的值向内收缩：right、bottom、trailing 取负值。符号由第一个属性决定；尺寸与中心会忽略它。"),
        constant(
            "inset", .masonry,
            [
                CallSignature(
                    "inset", [.init("CGFloat inset", LocalizedText("Points on every side.", "每一边的点数。"))])
            ],
            "As `insets` with the same distance on every side.", "同 `insets`，各边使用相同的距离。"),
        constant(
            "inset", .snapKit,
            [
                CallSignature(
                    "inset", [.init("_ amount: CGFloat", LocalizedText("Points on every side.", "每一边的点数。"))]),
                CallSignature(
                    "inset",
                    [
                        .init(
                            "_ insets: UIEdgeInsets",
                            LocalizedText("Distances in points from each side.", "与各边的距离，单位为点。"))
                    ]),
                CallSignature(
                    "inset",
                    [
                        .init(
                            "_ insets: NSDirectionalEdgeInsets",
                            LocalizedText(
                                "Distances in points with leading and trailing.", "以 leading、trailing 表示的各边距离。"))
                    ]),
            ],
            "Moves edges inwards. The sign follows the attribute on the right of the relation: "
                + "relative to a sibling's facing edge it overlaps, where `offset` leaves a gap.",
            "使边向内收缩。符号由关系右侧的属性决定：若相对于兄弟视图的对边，它会造成重叠，此时留间距应使用 `offset`。"),
    ]

    private static let multipliers: [ChainWord] = [
        multiplier(
            "multipliedBy", "_ amount: CGFloat", "CGFloat multiplier",
            LocalizedText(
                "Multiplies the attribute on the right of the relation. Numbers are not multiplied.",
                "将关系右侧的属性乘以一个系数；对数值目标不起作用。"),
            LocalizedText("The factor; `9/16` of two integers is 0.", "系数；两个整数相除（如 `9/16`）结果为 0。")),
        multiplier(
            "dividedBy", "_ amount: CGFloat", "CGFloat divider",
            LocalizedText(
                "Divides the attribute on the right of the relation. Numbers are not divided.",
                "将关系右侧的属性除以一个数；对数值目标不起作用。"),
            LocalizedText("The divisor, not 0.", "除数，不能为 0。")),
    ]

    private static func multiplier(
        _ name: String, _ swift: String, _ objectiveC: String, _ documentation: LocalizedText,
        _ parameter: LocalizedText
    ) -> ChainWord {
        ChainWord(
            name,
            signatures: [
                CallSignature(name, [.init(objectiveC, parameter)], libraries: .masonry),
                CallSignature(name, [.init(swift, parameter)], libraries: .snapKit),
            ],
            documentation: documentation)
    }

    private static let fillers: [ChainWord] = ["with", "and"].map { name in
        ChainWord(
            name, libraries: .masonry, signatures: [],
            documentation: LocalizedText("Does nothing; it makes the chain read well.", "不起作用，只为让链式写法更易读。"))
    }
}
