// What `distribute-overflow` says in Simplified Chinese.

extension DistributeOverflow {
    static let chinese = RuleTranslation(
        """
        传给 `mas_distributeViewsAlongAxis:withFixedItemLength:…` 的长度过大，两端之间放不下所有视图。

        ## 运行时
        没有任何日志：间距变为负数，视图相互重叠。

        ## 如何修改
        使用更小的长度，或者改用 `withFixedSpacing`。
        """,
        [
            "Distributed views of fixed size overlap": "固定长度分布的视图相互重叠",
            "{0} overlap on {1}: they do not all fit at this length. Use a smaller length, or a fixed spacing.":
                "{0} 在 {1} 上重叠：放不下这么多该长度的视图。请减小长度，或者改用固定间距。",
        ])
}
