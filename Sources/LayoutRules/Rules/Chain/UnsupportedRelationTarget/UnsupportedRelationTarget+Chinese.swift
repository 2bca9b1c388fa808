// What `unsupported-relation-target` says in Simplified Chinese.

extension UnsupportedRelationTarget {
    static let chinese = RuleTranslation(
        """
        关系的参数是 Masonry 不支持的值：布局参考线（`view.safeAreaLayoutGuide`）、锚点（`view.topAnchor`）、约束（`make.height`）、\
        字符串、`NSNull`，或者 Masonry 不会装箱的结构体（`CGRect`、`NSRange`、变换）。

        ## 运行时
        Masonry 触发断言：`attempting to add unsupported attribute: ` 加上该值。

        ## 如何修改
        请关联到视图、视图的某个属性（`a.mas_height`）、数值、`CGSize`、`CGPoint` 或 `UIEdgeInsets`，或者由它们组成的数组。\
        安全区域请使用 `view.mas_safeAreaLayoutGuideTop` 等属性。
        """,
        [
            "A relation cannot be made to this value": "无法与这样的值建立关系",
            "{0}. A relation takes a view, an attribute, a number, point, size or insets, or an array of these.":
                "{0}。关系可接受视图、属性、数值、点、尺寸或边距，以及由它们组成的数组。",
        ])
}
