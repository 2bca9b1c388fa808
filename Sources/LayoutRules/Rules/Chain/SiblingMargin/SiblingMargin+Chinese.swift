// What `sibling-margin` says in Simplified Chinese.

extension SiblingMargin {
    static let chinese = RuleTranslation(
        """
        边关联到了相邻视图的边距：`top.equalTo(title.snp.bottomMargin)`。代码补全会把它和 `bottom` 列在一起。

        ## 运行时
        边距在视图内部，除非视图另有设置，否则距边 8 点。间距因此比代码所写的小 8 点，小于 8 点的间距会造成重叠。

        ## 如何修改
        关联到边：`title.snp.bottom`。边距是给视图内部的内容用的。一个类里这样的约束超过三条时，只标出第一条，并指出其余各条。
        """,
        [
            "A gap begins at the margin of the view beside it": "间距从相邻视图的边距算起",
            "`{0}` starts at the margin of `{1}`, not at its edge: the gap is smaller than written, by 8 pt unless the margins were changed. Relate to the edge.":
                "`{0}` 从 `{1}` 的边距算起，而边距在它内部：间距比所写的小，除非改过边距，否则小 8 点。请关联到边。",
        ])
}
