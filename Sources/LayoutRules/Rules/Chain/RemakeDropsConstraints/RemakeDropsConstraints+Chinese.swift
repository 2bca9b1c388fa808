// What `remake-drops-constraints` says in Simplified Chinese.

extension RemakeDropsConstraints {
    static let chinese = RuleTranslation(
        """
        视图的第一个块在两个方向上都确定了它，重建时却只写了其中一个方向的约束。在 `.masonry` 文件中由 \
        `ambiguous-position` 和 `ambiguous-size` 报告。

        ## 运行时
        `remake` 会移除视图的所有约束，而不只是要修改的那一条：其余约束都没有了，视图在该方向上的位置和尺寸不再确定。

        ## 如何修改
        只改常量时使用 `update`，否则请重新写出所有约束。
        """,
        [
            "A remake drops constraints that the view still needs": "重建约束后视图的布局不再确定",
            "This removes all constraints of `{0}` and leaves its position or size ambiguous.":
                "这会移除 `{0}` 的所有约束，并使部分属性未确定。",
            "Use `update`, or repeat them all.": "请使用 `update`，或者重新写出所有约束。",
        ])
}
