// What `composite-to-single-edge` says in Simplified Chinese.

extension CompositeToSingleEdge {
    static let chinese = RuleTranslation(
        """
        一条链把同一轴的两条边都关联到同一个指定的属性：`make.left.right.equalTo(card.snp.left)`。

        ## 运行时
        没有任何日志。两条边落在同一条线上，视图的宽度（或高度）为 0。

        ## 如何修改
        关联到视图本身：每条边会各自对应该视图的同名边。
        """,
        [
            "Both edges of an axis are related to one edge": "同一轴的两条边关联到了同一条边",
            "`{0}` and `{1}` are both pinned to this one edge, which leaves no room between them. Relate to the view instead.":
                "`{0}` 和 `{1}` 都关联到了这一条边，两者之间没有空间。请关联到视图本身。",
        ])
}
