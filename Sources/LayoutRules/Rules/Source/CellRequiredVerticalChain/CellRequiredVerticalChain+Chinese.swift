// What `cell-required-vertical-chain` says in Simplified Chinese.

extension CellRequiredVerticalChain {
    static let chinese = RuleTranslation(
        """
        从 cell 的 `contentView` 顶部到底部，有一串必须满足的约束，数值全部给定，其中至少有一个是高度。

        ## 运行时
        在表格测量该 cell 之前，它的高度是另一个值，日志会出现 `Unable to simultaneously satisfy constraints.` 以及 \
        `UIView-Encapsulated-Layout-Height`。之后布局是正确的，所以这只是一条默认关闭的提示。

        ## 如何修改
        把高度约束或最后一条到底部的约束的优先级设为 999。
        """,
        [
            "Required constraints fix the height of a cell": "必须满足的约束固定了 cell 的高度",
            "Required constraints make the cell {0} pt high, so until the table has measured it UIKit logs `Unable to simultaneously satisfy constraints.` Give one of them a priority of 999.":
                "必须满足的约束使 cell 的高度为 {0}，在表格测量之前日志会出现 `Unable to simultaneously satisfy constraints.` 请把其中一条的优先级设为 999。",
        ])
}
