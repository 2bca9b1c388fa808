// What `broken-optional` says in Simplified Chinese.

extension BrokenOptional {
    static let chinese = RuleTranslation(
        """
        一条优先级低于 1000 的约束在求解结果中没有满足：更高优先级的约束不允许它成立，或者同优先级的其他约束压过了它。

        ## 运行时
        没有任何日志：优先级本来就是这样用的。但如果你希望这条约束生效，就值得留意。

        ## 如何修改
        如果它只是后备方案，无需修改。否则请提高它的优先级，或降低阻碍它的约束的优先级。这样的约束仍有作用：在更高\
        优先级的约束允许的范围内，属性会尽量接近它的要求。
        """,
        [
            "An optional constraint is not satisfied": "可选约束没有满足",
            "`{0}` is not satisfied: it is off by {1} pt.": "`{0}` 没有满足：相差 {1} pt。",
            "`{0}` is not satisfied: it is off by {1} to {2} pt.": "`{0}` 没有满足：相差 {1} 到 {2} pt。",
            "`{0}` forbids it": "`{0}` 使其无法满足",
            "Constraints of higher priority prevent it.": "更高优先级的约束使其无法满足。",
            "{0} forbids it.": "{0} 使其无法满足。",
            "{0} forbid it.": "{0} 使其无法满足。",
        ])
}
