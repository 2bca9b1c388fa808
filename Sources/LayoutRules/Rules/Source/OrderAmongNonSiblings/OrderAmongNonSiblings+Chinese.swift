// What `order-among-non-siblings` says in Simplified Chinese.

extension OrderAmongNonSiblings {
    static let chinese = RuleTranslation(
        """
        `insertSubview(_:belowSubview:)`、`insertSubview(_:aboveSubview:)`、`sendSubviewToBack(_:)` 或 `bringSubviewToFront(_:)` \
        指定的视图不是接收者的子视图。

        ## 运行时
        只有同一个视图的子视图才有前后顺序。指定其他视图不起作用：要插入到它旁边的视图会位于最上面，其他视图都不会移动。

        ## 如何修改
        指定包含它的那个子视图，或者把消息发给它的父视图。
        """,
        [
            "A view is ordered by one that is not its sibling": "按照并非同级的视图排列顺序",
            "`{0}` is not a subview of `{1}`, so this order means nothing. Name a subview, or send it to the view's superview.":
                "`{0}` 不是 `{1}` 的子视图，这里的顺序不起作用。请指定它的子视图，或者发给该视图的父视图。",
        ])
}
