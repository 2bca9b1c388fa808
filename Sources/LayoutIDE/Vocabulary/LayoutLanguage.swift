// The keywords, properties and classes of `.masonry` files with their documentation.

/// A keyword or property of a `.masonry` file.
package struct LayoutWord: Sendable, Hashable {
    package let name: String
    /// How it is written in full, shown beside the name.
    package let form: String
    /// LSP snippet syntax.
    package let snippet: String
    package let documentation: LocalizedText
}

/// The words of `.masonry` files.
package enum LayoutLanguage {
    /// What may stand at the top of a file.
    package static let declarations: [LayoutWord] = [
        LayoutWord(
            name: "screen", form: "screen \"NAME\" W x H", snippet: "screen \"${1:name}\" ${2:393} x ${3:852}",
            documentation: LocalizedText(
                "A screen the file is checked on: a name with a size in points, or a built-in device.",
                "用于检查布局的屏幕：名称与尺寸（点），或内置设备名。")),
        LayoutWord(
            name: "let", form: "let NAME = VALUE", snippet: "let ${1:name} = ${2:8}",
            documentation: LocalizedText(
                "A named number, size, point, insets or array.", "命名常量：数值、尺寸、点、边距或数组。")),
        view,
        LayoutWord(
            name: "state", form: "state NAME { blocks }", snippet: "state ${1:name} {\n    $0\n}",
            documentation: LocalizedText(
                "Another state of the same screen: its blocks run on top of the base, and it is checked on its own.",
                "同一界面的另一种状态：其中的约束块在基础布局之上执行，并单独检查。")),
        LayoutWord(
            name: "expect", form: "expect VALUE == VALUE [on \"SCREEN\"] [in STATE]",
            snippet: "expect ${1:view}.${2:width} == ${3:100}",
            documentation: LocalizedText(
                "A layout test: coordinates are the root's, the tolerance is 0.5 pt unless `± d` follows.",
                "布局测试：使用根视图坐标，默认误差 0.5 pt，可用 `± d` 指定。")),
    ]

    /// What may stand inside a view's braces beside properties.
    package static let members: [LayoutWord] = [
        view,
        LayoutWord(
            name: "guide", form: "guide NAME", snippet: "guide ${1:name}",
            documentation: LocalizedText("A layout guide owned by the view.", "该视图拥有的布局参考线。")),
    ]

    package static let properties: [LayoutWord] = [
        property(
            "intrinsicSize", "W x H", "${1:100} x ${2:20}",
            "The intrinsic content size in points; either side may be `none`.",
            "固有内容尺寸（点）；任一方向可写 `none`。"),
        property(
            "hugging", "H, V", "${1:250}, ${2:250}",
            "Content hugging priorities, horizontal and vertical: how strongly it resists growing.",
            "内容吸附优先级（水平、垂直）：抗拉伸的强度。"),
        property(
            "compression", "H, V", "${1:750}, ${2:750}",
            "Compression resistance priorities, horizontal and vertical: how strongly it resists shrinking.",
            "抗压缩优先级（水平、垂直）：抗压缩的强度。"),
        property(
            "layoutMargins", "T, L, B, R", "${1:8}, ${2:8}, ${3:8}, ${4:8}",
            "Layout margins in points: top, left, bottom, right.", "布局边距（点）：上、左、下、右。"),
        property(
            "firstBaseline", "D", "${1:12}", "Points from the top to the first baseline.", "顶部到第一行基线的距离（点）。"),
        property(
            "lastBaseline", "D", "${1:4}", "Points from the last baseline to the bottom.",
            "最后一行基线到底部的距离（点）。"),
        property(
            "text", "\"…\"", "\"${1:text}\"",
            "The text it shows; with `font` it gives an estimated size, marked ≈.",
            "显示的文字；与 `font` 一起得到估算尺寸（以 ≈ 标记）。"),
        property("font", "SIZE", "${1:17}", "The font size of `text` in points.", "`text` 的字号（点）。"),
        property(
            "frame", "X, Y, W, H", "${1:0}, ${2:0}, ${3:100}, ${4:100}",
            "The fixed frame of a root view in points.", "根视图的固定 frame（点）。"),
        property(
            "key", "\"…\"", "\"${1:name}\"", "The debugging name, as `mas_key`.", "调试名称，同 `mas_key`。"),
    ]

    /// Classes that a view declaration can name.
    package static let classes: [String] = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIStepper", "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView", "UIPageControl",
        "UIScrollView", "UITableView", "UICollectionView", "UIStackView", "UIDatePicker", "UIPickerView",
        "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UITableViewCell", "UICollectionViewCell",
        "UIVisualEffectView", "WKWebView",
    ]

    package static func property(named name: String) -> LayoutWord? { properties.first { $0.name == name } }

    private static let view = LayoutWord(
        name: "view", form: "view NAME: CLASS { … }", snippet: "view ${1:name}",
        documentation: LocalizedText(
            "A view; braces hold its properties and subviews.", "一个视图；花括号内为其属性与子视图。"))

    private static func property(
        _ name: String, _ form: String, _ values: String, _ english: Phrase, _ chinese: Phrase
    ) -> LayoutWord {
        LayoutWord(
            name: name, form: "\(name): \(form)", snippet: "\(name): \(values)",
            documentation: LocalizedText(english, chinese))
    }
}
