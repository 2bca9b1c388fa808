// What `row-without-bottom` says in Simplified Chinese.

extension RowWithoutBottom {
    static let chinese = RuleTranslation(
        """
        表格让行、header 或 footer 的高度由内容决定，而 cell 的视图没有任何约束通向 `contentView` 的底部、中线或高度，同时数字又把某个视图放在 44 点以下。\
        只报告文件显示了全部视图的类。

        ## 运行时
        表格无法得知行高，于是采用默认高度（行为 44 点）。位于更下方的内容会画在下一行之上，也收不到触摸。

        ## 如何修改
        把最后一个视图的底部约束到 `contentView` 的底部，或给出行高。
        """,
        [
            "Nothing in a self-sizing row reaches its bottom": "自动高度的行中没有任何约束到达底部",
            "Nothing ties the content of `{0}` to its bottom, and its rows size themselves: they fall back to a default height, while `{1}` ends at {2} pt. Pin the bottom of the last view.":
                "没有任何约束把 `{0}` 的内容连到底部，而它的行高由内容决定：行会退回默认高度，而 `{1}` 到 {2} pt 处才结束。请约束最后一个视图的底部。",
        ])
}
