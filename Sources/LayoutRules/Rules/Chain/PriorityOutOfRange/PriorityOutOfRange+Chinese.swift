// What `priority-out-of-range` says in Simplified Chinese.

extension PriorityOutOfRange {
    static let chinese = RuleTranslation(
        """
        优先级为 0、负数或大于 1000。

        ## 运行时
        UIKit 抛出异常：`It's illegal to set priority:…  Priorities must be greater than 0 and less or equal to \
        NSLayoutPriorityRequired, which is 1000.000000.`

        ## 如何修改
        使用 1 … 1000；1000 为必须满足，750 为高，250 为低。
        """,
        [
            "A priority is outside the range that UIKit accepts": "优先级超出 UIKit 允许的范围",
            "Use a priority from 1 to 1000.": "请使用 1 到 1000 之间的优先级。",
        ])
}
