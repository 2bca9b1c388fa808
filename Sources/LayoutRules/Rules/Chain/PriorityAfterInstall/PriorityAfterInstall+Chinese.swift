// What `priority-after-install` says in Simplified Chinese.

extension PriorityAfterInstall {
    static let chinese = RuleTranslation(
        """
        对之前约束块中保存下来的约束调用了 `priority(…)` 或 `multipliedBy(…)`。

        ## 运行时
        Masonry 触发断言：`Cannot modify constraint priority after it has been installed`（或 `…multiplier…`）。

        ## 如何修改
        在约束块中设置。若之后需要修改，请移除该约束再重新创建，或者使用 `mas_remakeConstraints`。
        """,
        [
            "A priority or multiplier is changed after installing": "约束安装后修改优先级或系数",
            "{0}. Set it in the block, or uninstall the constraint and make another.":
                "{0}。请在约束块中设置，或者移除该约束再重新创建。",
        ])
}
