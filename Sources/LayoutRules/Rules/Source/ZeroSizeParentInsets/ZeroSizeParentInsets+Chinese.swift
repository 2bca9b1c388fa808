// What `zero-size-parent-insets` says in Simplified Chinese.

extension ZeroSizeParentInsets {
    static let chinese = RuleTranslation(
        """
        某个视图以零 frame 创建，文件中没有给它约束，而它的子视图以边距固定在它的两条对边上。

        ## 运行时
        在该视图没有尺寸期间，边距放不下，而它的自动调整约束是必须满足的：日志会出现一次 `Unable to \
        simultaneously satisfy constraints.`，尽管之后布局正确。这是一条默认关闭的提示。

        ## 如何修改
        把其中一个边距的优先级设为 999。
        """,
        [
            "Insets do not fit into a view without size": "没有尺寸的视图放不下边距",
            "Insets of {0} pt in total do not fit into `{1}` while its frame is zero. Give one of them a priority of 999.":
                "在 `{1}` 的 frame 为零期间，总共 {0} 的边距放不下。请把其中一个的优先级设为 999。",
        ])
}
