// What `unsatisfiable` says in Simplified Chinese.

extension Unsatisfiable {
    static let chinese = RuleTranslation(
        """
        同时激活的、必须满足的约束无法同时满足，无论屏幕多大。

        ## 运行时
        UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并列出可疑的约束，随后输出 `Will attempt to \
        recover by breaking constraint`，然后忽略那条约束继续布局：结果与代码的意图不符，而且被打破的是哪一条约束，\
        不同的系统版本可能不同。

        ## 如何修改
        检查结果会给出互相冲突的最小一组约束，以及证明冲突的算式；去掉其中任何一条，布局就能成立。可以移除一条、\
        将一条的优先级设为 1000 以下、把 `equalTo` 改为 `lessThanOrEqualTo` 或 `greaterThanOrEqualTo`，或者换用合适的\
        常量。用 `.key(…)`、`.labeled(…)` 设置的调试名称会显示在消息中。
        """,
        [
            "Required constraints contradict each other": "必须满足的约束互相冲突",
            "One more view of its class conflicts in the same way.": "该类还有 1 个视图有同样的冲突。",
            "{0} more views of its class conflict in the same way.": "该类还有 {0} 个视图有同样的冲突。",
        ])
}
