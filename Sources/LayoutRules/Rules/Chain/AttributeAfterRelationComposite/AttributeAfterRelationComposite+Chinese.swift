// What `attribute-after-relation-composite` says in Simplified Chinese.

extension AttributeAfterRelationComposite {
    static let chinese = RuleTranslation(
        """
        链中已有多个属性（或 `edges`、`size`、`center`），其关系之后又写了一个属性。

        ## 运行时
        没有断言：整条链是一组约束，之后的每个关系和常量都会作用于组内的**所有**成员。\
        `make.left.right.equalTo(root).height.mas_equalTo(44)` 会让 left 和 right 也移动 44 pt。

        ## 如何修改
        为该属性另起一条语句。
        """,
        [
            "An attribute after a relation joins a group of constraints": "关系之后的属性并入了同一组约束",
            "`{0}` joins the attributes before it: later relations and constants silently apply to all of them.":
                "`{0}` 会与前面的属性并为一组：之后的关系和常量会作用于所有属性，且没有任何提示。",
        ])
}
