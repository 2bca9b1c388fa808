// What `hidden-view-keeps-space` says in Simplified Chinese.

extension HiddenViewKeepsSpace {
    static let chinese = RuleTranslation(
        """
        某个视图被隐藏，而它的兄弟视图挨着它放置。

        ## 运行时
        隐藏不会改变任何约束：空隙仍然存在。空隙可能是有意的，所以只作为信息；同一方法显示另一个视图来代替它时，另一个视图与它四边相同时，或指向被隐藏视图的约束并非必需时，不报告。

        ## 如何修改
        把两者放进 stack view，或者在修改 `isHidden` 的同时修改约束。
        """,
        [
            "A hidden view keeps its space": "隐藏的视图仍占据空间",
            "A hidden `{0}` keeps its space: the view next to it does not move. Use a stack view, or change the constraints too.":
                "隐藏的 `{0}` 仍占据空间：挨着它的视图不会移过来。请使用 stack view，或者同时修改约束。",
            "placed next to it here": "在此处挨着它放置",
        ])
}
