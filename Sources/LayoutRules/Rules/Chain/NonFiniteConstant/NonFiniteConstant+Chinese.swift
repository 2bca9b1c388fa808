// What `non-finite-constant` says in Simplified Chinese.

extension NonFiniteConstant {
    static let chinese = RuleTranslation(
        """
        常量或系数为无穷大，或者不是数（NaN）：由除以零引起，或者直接写了 `NAN`、`INFINITY`、`CGFloat.nan`。

        ## 运行时
        UIKit 抛出异常：`NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan …` 或 `Multiplier is not \
        finite! That's illegal.  multiplier:inf`。

        ## 如何修改
        确保除数不为零；若约束不应起限制作用，请不要创建它，或者将它停用。
        """,
        [
            "A constant or multiplier is not finite": "常量或系数不是有限数",
            "{0}. Use a finite number, and do not divide by anything that can be 0.":
                "{0}。请使用有限的数，并确保除数不会为 0。",
        ])
}
