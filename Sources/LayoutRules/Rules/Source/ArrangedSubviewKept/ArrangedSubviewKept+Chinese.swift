// What `arranged-subview-kept` says in Simplified Chinese.

extension ArrangedSubviewKept {
    static let chinese = RuleTranslation(
        """
        调用了 `removeArrangedSubview`，之后既没有 `removeFromSuperview`，也没有隐藏该视图。在随后排列新视图的方法中，\
        用循环移出所有已排列的视图也会报告。

        ## 运行时
        堆栈视图不再放置该视图，并移除给它的约束；但它仍是子视图，仍然可见，却没有位置。

        ## 如何修改
        对该视图调用 `removeFromSuperview`：这样它也会离开排列。
        """,
        [
            "A view that is no longer arranged stays a subview": "不再排列的视图仍是子视图",
            "`{0}` stays a visible subview of the stack view, which no longer places it. Call `removeFromSuperview` too.":
                "`{0}` 仍是堆栈视图的可见子视图，但不再由它放置。请同时调用 `removeFromSuperview`。",
            "The views removed from `{0}` here stay visible in it, under the views that this method makes. Call `removeFromSuperview` too.":
                "离开 `{0}` 的视图仍在其中可见，位于此方法创建的视图之下。请同时调用 `removeFromSuperview`。",
            "Remove the view from its superview too": "同时从父视图移除",
        ])
}
