// What `constant-out-of-range` says in Simplified Chinese.

extension ConstantOutOfRange {
    static let chinese = RuleTranslation(
        """
        常量达到一百万点甚至更大；多半是用 `CGFLOAT_MAX` 或 `.greatestFiniteMagnitude` 表示“不限制”。

        ## 运行时
        UIKit 会输出 `This NSLayoutConstraint is being configured with a constant that exceeds internal limits.`，\
        并改用更小的值，或者应用直接终止。

        ## 如何修改
        使用合理的上限，或者去掉该约束。
        """,
        [
            "A constant is far beyond any screen": "常量远超任何屏幕",
            "{0} pt is beyond any screen; use a realistic bound, or no constraint.":
                "{0} pt 超出任何屏幕；请使用合理的上限，或者去掉该约束。",
        ])
}
