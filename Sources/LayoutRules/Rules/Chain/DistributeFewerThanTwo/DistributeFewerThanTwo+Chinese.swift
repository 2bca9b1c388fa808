// What `distribute-fewer-than-two` says in Simplified Chinese.

extension DistributeFewerThanTwo {
    static let chinese = RuleTranslation(
        """
        对少于两个视图的数组调用了 `mas_distributeViewsAlongAxis…`。

        ## 运行时
        Masonry 触发断言：`views to distribute need to bigger than one`。

        ## 如何修改
        至少分布两个视图；只有一个视图时，直接约束它。
        """,
        [
            "Fewer than two views are distributed": "分布的视图少于两个",
            "{0}: distribute at least two views, or make plain constraints for one.":
                "{0}：至少需要两个视图才能分布；只有一个视图时请直接添加约束。",
        ])
}
