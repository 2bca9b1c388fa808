// What `duplicate-constraint` says in Simplified Chinese.

extension DuplicateConstraint {
    static let chinese = RuleTranslation(
        """
        两条激活的约束内容完全相同。如果一个 block 所创建的都已在另一个 block 中，只报告一次。

        ## 运行时
        不会冲突，但每一份都有少许开销。之后的 `update` 只会修改其中一条，两者就互相矛盾了。\
        保存在变量里的约束不报告：可切换的约束起初可能相同。由条件选择的（`equalTo(isWide ? a : b)`）也不报告：\
        条件不成立时，它创建的是另一条约束。

        ## 如何修改
        去掉两条中的一条。
        """,
        [
            "The same constraint is made twice": "约束重复",
            "`{0}` already exists on {1}, so this one adds nothing.": "`{0}` 已创建（{1}），这一条没有作用。",
            "the same constraint": "相同的约束",
            "All {0} constraints that this block makes for `{1}` already exist, the first on {2}: it adds nothing.":
                "这个 block 为 `{1}` 创建的 {0} 条约束都已创建（第一条：{2}），它没有作用。",
            "`{0}` is already made here": "`{0}` 已在此处创建",
        ])
}
