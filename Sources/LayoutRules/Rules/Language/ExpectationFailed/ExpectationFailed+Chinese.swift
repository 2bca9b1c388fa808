// What `expectation-failed` says in Simplified Chinese.

extension ExpectationFailed {
    static let chinese = RuleTranslation(
        """
        `expect` 行对求解后的布局作出的断言，在它所针对的屏幕和状态下不成立。坐标以根视图为准；除非该行另行指定（`± 2`），\
        否则允许 0.5 pt 的误差。如果约束没有确定期望所涉及的属性，该期望同样算未满足：结果可能成立，也可能不成立。

        ## 如何修改
        修改布局；如果错的是期望，就修改期望。只在某个屏幕上或某个状态中成立的，请写明：`on "Phone"`、`in expanded`。
        """,
        [
            "An expectation does not hold": "期望未满足",
            "on {0}": "在 {0} 上",
            "on {0} in {1}": "在 {0} 的 {1} 状态下",
            "This does not hold {0}: {1}.": "{0}，该期望未满足：{1}。",
            "This cannot be decided {0}: {1}.": "{0}，无法判断该期望：{1}。",
            "It fails on {0} of {1} screens.": "{1} 个屏幕中有 {0} 个未满足。",
        ])
}
