// What several rules say, in Simplified Chinese.

extension SimplifiedChinese {
    static let sharedByRules: Wordings = [
        "Change to `{0}`": "改为 `{0}`",
        "Change to {0}": "改为 {0}",
        "Keep only {0}": "只保留 {0}",
        "Relate to `{0}`": "关联到 `{0}`",
        "Begin a new statement": "另起一条语句",
        "Begin a new statement with `{0}`.": "请从 `{0}` 另起一条语句。",
        "Write two statements": "拆成两条语句",
        "Use `remakeConstraints` for this block": "将该约束块改用 `remakeConstraints`",
        "Did you mean `{0}`?": "是否想写 `{0}`？",
        "`{0}` ({1})": "`{0}`（{1}）",
        "line {0}": "第 {0} 行",
        "line {0} of {1}": "{1} 第 {0} 行",
        "{0} more": "另外 {0} 条",
        "{0} more constraints of this class do the same.": "这个类里还有 {0} 条约束也是如此。",
        "One more place in the class does the same.": "该类中还有一处也是如此。",
        "{0} more places in the class do the same.": "该类中另有 {0} 处也是如此。",
        "here, too": "这里也是如此",
        "`{0}`, too": "`{0}` 也是如此",
        "{0} more like it here.": "此处另有 {0} 处同样如此。",
    ]

    static let ruleOptions: Wordings = [
        "Options in the configuration": "配置选项",
        "Views that lie less than this many points outside are not reported.": "超出父视图不足该点数的视图不报告。",
        "Constraints that are off by less than this many points are not reported.": "偏差不足该点数的约束不报告。",
        "The least constant that is reported, in points.": "报告的最小常量，单位为点。",
        "Offsets of less than this many points are not reported.": "不足该点数的偏移不报告。",
        "Buttons narrower or shorter than this are reported, in points.": "不报告的最小宽度和高度，单位为点。",
        "Whether blocks that pin all four edges are not reported.": "是否不报告固定全部四条边的约束块。",
    ]

    /// What a value is.
    static let kindsOfValues: Wordings = [
        "an unknown value": "未知的值",
        "a number": "数值",
        "a `CGPoint`": "`CGPoint`",
        "a `CGSize`": "`CGSize`",
        "a `UIEdgeInsets`": "`UIEdgeInsets`",
        "an `NSDirectionalEdgeInsets`": "`NSDirectionalEdgeInsets`",
        "a text": "字符串",
        "a boolean": "布尔值",
        "a view": "视图",
        "an attribute": "属性",
        "an array": "数组",
        "a maker": "maker",
        "a constraint": "约束",
        "a closure": "闭包",
        "a view controller": "视图控制器",
        "{0} numbers": "{0} 个数值",
        "one value": "1 个值",
        "{0} values": "{0} 个值",
        "another value": "其他值",
        "another operator": "其他运算符",
        "a number or `none`": "数值或 `none`",
        "a number or insets": "数值或边距",
        "a number, an attribute or a frame": "数值、属性或 frame",
        "a view, an attribute, a number, a point, a size or insets": "视图、属性、数值、点、尺寸或边距",
        "a length in points": "以点为单位的长度",
        "four numbers for top, left, bottom and right": "四个数值：上、左、下、右",
        "a width and a height": "宽与高",
    ]
}
