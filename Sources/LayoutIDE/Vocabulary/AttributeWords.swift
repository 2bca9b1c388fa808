// The attributes of both libraries' makers.

import MasonrySyntax

extension ChainVocabulary {
    package static let attributes: [ChainWord] =
        edgeAttributes + sizeAttributes + baselineAttributes
        + compositeAttributes + snapKitComposites + marginAttributes

    private static func attribute(_ name: String, _ english: Phrase, _ chinese: Phrase) -> ChainWord {
        ChainWord(name, signatures: [], documentation: LocalizedText(english, chinese))
    }

    private static let edgeAttributes: [ChainWord] = [
        attribute("left", "The left edge.", "左边缘。"),
        attribute("top", "The top edge; positions grow downwards.", "上边缘；坐标向下增大。"),
        attribute("right", "The right edge.", "右边缘。"),
        attribute("bottom", "The bottom edge.", "下边缘。"),
        attribute(
            "leading", "The edge where text begins: left, or right in right-to-left languages.",
            "文字起始一侧的边缘：通常为左侧，在从右到左的语言中为右侧。"),
        attribute(
            "trailing", "The edge where text ends: right, or left in right-to-left languages.",
            "文字结束一侧的边缘：通常为右侧，在从右到左的语言中为左侧。"),
    ]

    private static let sizeAttributes: [ChainWord] = [
        attribute("width", "The width in points.", "宽度，单位为点（pt）。"),
        attribute("height", "The height in points.", "高度，单位为点（pt）。"),
        attribute("centerX", "The horizontal center.", "水平中心。"),
        attribute("centerY", "The vertical center.", "垂直中心。"),
    ]

    private static let baselineAttributes: [ChainWord] = [
        attribute(
            "firstBaseline", "The baseline of the first line of text.", "第一行文字的基线。"),
        attribute("lastBaseline", "The baseline of the last line of text.", "最后一行文字的基线。"),
        attribute(
            "baseline", "The baseline of the last line of text; the same as `lastBaseline`.",
            "最后一行文字的基线，与 `lastBaseline` 相同。"),
    ]

    private static let compositeAttributes: [ChainWord] = [
        attribute(
            "edges", "All four edges: left, top, right and bottom.",
            "四条边：左、上、右、下。"),
        attribute("size", "Width and height.", "宽度和高度。"),
        attribute("center", "Both centers: centerX and centerY.", "水平中心和垂直中心。"),
        ChainWord(
            "attributes",
            signatures: [
                CallSignature(
                    "attributes",
                    [
                        .init(
                            "MASAttribute attributes",
                            LocalizedText(
                                "The attributes joined with `|`, such as `MASAttributeLeft | MASAttributeTop`; "
                                    + "not empty.",
                                "用 `|` 连接的属性，例如 `MASAttributeLeft | MASAttributeTop`；不能为空。"))
                    ])
            ],
            documentation: LocalizedText(
                "Several attributes at once, given as flags.", "以标志位的形式一次指定多个属性。")),
    ]

    private static let snapKitComposites: [ChainWord] = [
        attribute(
            "horizontalEdges", "The left and right edges.", "左、右两条边。"),
        attribute(
            "verticalEdges", "The top and bottom edges.", "上、下两条边。"),
        attribute(
            "directionalEdges",
            "All four edges, with leading and trailing for left and right.", "四条边，以 leading、trailing 代替左、右。"),
        attribute(
            "directionalHorizontalEdges", "The leading and trailing edges.",
            "leading 与 trailing 两条边。"),
        attribute(
            "directionalVerticalEdges", "The top and bottom edges.", "上、下两条边。"),
        attribute(
            "margins",
            "The four layout margins: left, top, right and bottom.", "四个布局边距：左、上、右、下。"),
        attribute(
            "directionalMargins",
            "The four layout margins, with leading and trailing for left and right.",
            "四个布局边距，以 leading、trailing 代替左、右。"),
        attribute(
            "centerWithinMargins",
            "Both centers of the area inside the layout margins.", "布局边距以内区域的水平与垂直中心。"),
    ]

    private static let marginAttributes: [ChainWord] = [
        attribute("leftMargin", "The left edge inside the layout margins.", "左布局边距处的边缘。"),
        attribute("topMargin", "The top edge inside the layout margins.", "上布局边距处的边缘。"),
        attribute("rightMargin", "The right edge inside the layout margins.", "右布局边距处的边缘。"),
        attribute(
            "bottomMargin", "The bottom edge inside the layout margins.", "下布局边距处的边缘。"),
        attribute(
            "leadingMargin", "The leading edge inside the layout margins.",
            "leading 一侧布局边距处的边缘。"),
        attribute(
            "trailingMargin", "The trailing edge inside the layout margins.",
            "trailing 一侧布局边距处的边缘。"),
        attribute(
            "centerXWithinMargins", "The horizontal center inside the layout margins.",
            "布局边距以内区域的水平中心。"),
        attribute(
            "centerYWithinMargins", "The vertical center inside the layout margins.",
            "布局边距以内区域的垂直中心。"),
    ]
}
