// What `controller-as-target` says in Simplified Chinese.

extension ControllerAsTarget {
    static let chinese = RuleTranslation(
        """
        关系的目标是视图控制器，最常见的是控制器代码中的 `self`。

        ## 运行时
        Masonry 触发断言：`attempting to add unsupported attribute: ` 加上控制器的描述。

        ## 如何修改
        关联到控制器的视图：`self.view`。
        """,
        [
            "A relation is made to a view controller": "以视图控制器为目标",
            "`{0}` is a view controller, not a view; relate to its view. {1}.":
                "`{0}` 是视图控制器，不是视图；请关联它的 view。{1}。",
            "Relate to `{0}.view`": "关联到 `{0}.view`",
        ])
}
