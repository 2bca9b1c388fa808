// What `update-adds-second-constraint` says in Simplified Chinese.

extension UpdateAddsSecondConstraint {
    static let chinese = RuleTranslation(
        """
        `mas_updateConstraints` 描述的约束与之前创建的相比，不只是常量不同。

        ## 运行时
        Masonry 找不到匹配的约束，于是**添加**第二条；第一条依然保留。两者多半相互矛盾。\
        如果第二条关联的是另一个视图，且没有迹象表明两者矛盾，则只作为提示信息。

        ## 如何修改
        使用 `mas_remakeConstraints`，或者保存 `MASConstraint` 并先移除它。

        在分支、回调或其他方法中，无法知道之前运行过什么，这时只作为提示信息，并且仅在该类中没有任何约束块创建过这次更新所\
        描述的约束时报告。
        """,
        [
            "An update adds a second constraint": "更新时又添加了一条约束",
            "No constraint matches, so this update adds `{0}` next to `{1}` ({2}), which stays.":
                "没有匹配的约束，因此这次更新会添加 `{0}`，而原有的 `{1}`（{2}）依然保留。",
            "Use `mas_remakeConstraints`, or uninstall the old one.": "请使用 `mas_remakeConstraints`，或者先移除旧约束。",
            "`{0}` stays": "`{0}` 依然保留",
        ])
}
