// What `deprecated-priority-updaters` says in Simplified Chinese.

extension DeprecatedPriorityUpdaters {
    static let chinese = RuleTranslation(
        """
        对保存的约束调用了 `updatePriorityHigh()`、`updatePriorityMedium()`、`updatePriorityLow()` 或 \
        `updatePriorityRequired()`。

        ## 运行时
        SnapKit 触发崩溃：`Must be implemented by Concrete subclass.`（`updatePriorityRequired()` 则什么也不做。）

        ## 如何修改
        使用 `update(priority:)`。
        """,
        [
            "A priority updater that does not work is called": "调用了无效的优先级更新方法",
            "This call is not implemented; use `update(priority:)`. {0}":
                "此调用没有实现；请使用 `update(priority:)`。{0}",
        ])
}
