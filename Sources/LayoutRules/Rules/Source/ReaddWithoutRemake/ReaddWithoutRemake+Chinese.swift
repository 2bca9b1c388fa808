// What `readd-without-remake` says in Simplified Chinese.

extension ReaddWithoutRemake {
    static let chinese = RuleTranslation(
        """
        视图先从父视图移除，再重新添加，然后只更新约束。

        ## 运行时
        移除视图时，所有通向外部的约束也一并移除。SnapKit 的更新会找到旧约束，修改它们，却不激活；没有任何日志，视图也没有位置。

        ## 如何修改
        添加之后使用 `remakeConstraints`。
        """,
        [
            "A view is added again and then only updated": "视图重新添加之后只更新了约束",
            "`{0}` was removed from its superview, and so were its constraints to other views: this updates only inactive ones. Remake them.":
                "`{0}` 已从父视图移除，通向外部的约束也随之移除：这里更新的约束没有一条是激活的。请重建约束。",
            "removed here": "在此处移除",
        ])
}
