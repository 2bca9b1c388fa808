// What `multiplier-on-position` says in Simplified Chinese.

extension MultiplierOnPosition {
    static let chinese = RuleTranslation(
        """
        对父视图自身的 left、leading 或 top 使用了系数。

        ## 运行时
        不起作用：在父视图自身的坐标系中，left 和 top 都是 0，0 乘以任何数仍是 0。

        ## 如何修改
        关联到带有长度的属性：`right`、`bottom`、`centerX`、`centerY`，或者布局参考线的宽或高。
        """,
        [
            "A multiplier on the superview's own origin has no effect": "父视图自身原点上的系数不起作用",
            "This has no effect: `{0}` of the superview is 0 in its own space. Relate to `{1}`.":
                "不起作用：父视图的 `{0}` 在其自身坐标系中为 0。请关联到 `{1}`。",
        ])
}
