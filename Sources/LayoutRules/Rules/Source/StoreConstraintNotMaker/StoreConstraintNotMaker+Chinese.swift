// What `store-constraint-not-maker` says in Simplified Chinese.

extension StoreConstraintNotMaker {
    static let chinese = RuleTranslation(
        """
        某个属性的类型是 SnapKit 的 maker 类型之一，例如 `ConstraintMakerEditable`。

        ## 运行时
        maker 只在约束块结束之前描述约束。之后对它的调用，例如 `offset(…)`，不会改变任何东西：约束已经创建完成。

        ## 如何修改
        保存 `Constraint`（`make.left.equalTo(a).constraint`），并对它调用 `update(offset:)`。
        """,
        [
            "A property keeps a maker instead of a constraint": "属性保存的是 maker 而不是约束",
            "After its block the constraint is already built, and this `{0}` no longer changes anything. Store its `.constraint`.":
                "约束块结束后约束已经创建完成，`{0}` 不再改变任何东西。请保存它的 `.constraint`。",
        ])
}
