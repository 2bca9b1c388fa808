// What `priority-required-toggle` says in Simplified Chinese.

extension PriorityRequiredToggle {
    static let chinese = RuleTranslation(
        """
        `update(priority:)` 把保存的约束从必须满足改为可选，或者从可选改为必须满足。

        ## 运行时
        SnapKit 会忽略该调用。（iOS 13 之前的 UIKit：`Mutating a priority from required to not on an installed constraint \
        (or vice-versa) is not supported.`）

        ## 如何修改
        以优先级 999 创建约束，之后再修改；或者激活、停用该约束。
        """,
        [
            "A priority change to or from required is ignored": "必须满足与可选之间的切换会被忽略",
            "The change is ignored: a constraint cannot go from required to optional or back. Make it with priority 999.":
                "该修改会被忽略：约束不能在必须满足与可选之间切换。请以优先级 999 创建它。",
        ])
}
