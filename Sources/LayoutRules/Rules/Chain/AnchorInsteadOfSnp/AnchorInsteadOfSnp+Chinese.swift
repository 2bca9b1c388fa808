// What `anchor-instead-of-snp` says in Simplified Chinese.

extension AnchorInsteadOfSnp {
    static let chinese = RuleTranslation(
        """
        关系的目标是布局锚点：`make.top.equalTo(view.safeAreaLayoutGuide.topAnchor)`。

        ## 运行时
        SnapKit 5 中无法编译。（更早的版本会把它当作数值，创建出等于 0 的约束。）

        ## 如何修改
        通过 `snp` 指定属性。
        """,
        [
            "A layout anchor is used as a target": "以布局锚点为目标",
            "SnapKit cannot relate to a layout anchor; use the `snp` attribute instead.":
                "布局锚点不能作为 SnapKit 的目标；请通过 `snp` 指定属性。",
        ])
}
