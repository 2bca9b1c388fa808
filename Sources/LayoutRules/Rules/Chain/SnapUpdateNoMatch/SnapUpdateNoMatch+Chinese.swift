// What `snap-update-no-match` says in Simplified Chinese.

extension SnapUpdateNoMatch {
    static let chinese = RuleTranslation(
        """
        `updateConstraints` 描述的约束之前并未创建。只允许常量不同：目标、属性、关系、系数和优先级都必须与已有的约束一致。

        ## 运行时
        SnapKit 触发崩溃：`Updated constraint could not find existing matching constraint to update: <…>`。\
        （如果视图还没有任何约束，`updateConstraints` 的效果等同于 `makeConstraints`。）

        ## 如何修改
        按创建时的写法重写该链，只改常量；要改的不只是常量时，使用 `remakeConstraints`。
        """,
        [
            "An update matches no constraint": "更新找不到匹配的约束",
            "Only the constant may differ from a constraint made before; repeat that chain, or use `remakeConstraints`.":
                "与之前创建的约束相比，只允许常量不同；请照原样重写该链，或者使用 `remakeConstraints`。",
        ])
}
