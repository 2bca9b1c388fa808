// What `opposite-edges-same-offset` says in Simplified Chinese.

extension OppositeEdgesSameOffset {
    static let chinese = RuleTranslation(
        """
        一条链给同一轴的两条边设置了相同的偏移：`make.left.right.equalTo(root).offset(16)`，或者意思相同的 \
        `make.leading.trailing.mas_equalTo(10)`。偏移的值不必已知，只要它确实是数值；由宽度或高度得出的偏移是把视图停放在另一个\
        视图旁边，不报告。相对于兄弟视图的平移（例如阴影）、100 pt 及以上的平移（屏幕外的抽屉）以及由其他代码移动的视图也不报告。

        ## 运行时
        没有任何日志。视图尺寸不变，但整体平移：右侧或底部会超出父视图（偏移为负时是左侧或顶部）。

        ## 如何修改
        使用 `inset` 或 `insets`，它们在两侧都向内收缩。若确实想要平移，写成两条语句更清楚。
        """,
        [
            "Opposite edges are offset in one direction": "相对的两条边向同一方向偏移",
            "This shifts both `{0}` and `{1}` by {2}; it does not inset the view. Use `inset`.":
                "这会让 `{0}` 和 `{1}` 同时移动 {2} pt，视图并没有向内收缩。请使用 `inset`。",
            "This shifts both `{0}` and `{1}` by `{2}`; it does not inset the view. Use `inset`.":
                "这会让 `{0}` 和 `{1}` 同时移动 `{2}`，视图并没有向内收缩。请使用 `inset`。",
            "Change to `inset`": "改为 `inset`",
        ])
}
