// What `scrolled-view-held-outside` says in Simplified Chinese.

extension ScrolledViewHeldOutside {
    static let chinese = RuleTranslation(
        """
        滚动视图中的视图从上到下依次相接，而另有一个视图的底边关联到滚动视图外面的视图。或者第一个视图的顶边如此关联，\
        而其余视图都跟随它。

        ## 运行时
        关联到外面的视图在其余内容滚动时停在原处：内容较长或屏幕较小时，其他视图会从它下面穿过。它也不计入内容的高度。\
        依附于它的视图同样不会滚动。

        有时确实要让视图浮在内容之上。这时把它添加到滚动视图旁边更清楚；关联到 `frameLayoutGuide` 的视图不报告。

        ## 如何修改
        关联到滚动视图中位于它之前的视图，并把最后一个视图固定到滚动视图的底边。
        """,
        [
            "A view in a scroll view is constrained to a view outside": "滚动视图中的视图由外面的视图固定",
            "`{0}` lies in `{1}` but is constrained to a view outside it: neither it nor the views that depend on it scroll. Pin it to `{2}`.":
                "`{0}` 在 `{1}` 中，却由外面的视图固定：它和依附于它的视图都不会滚动。请关联到 `{2}`。",
            "`{0}` lies in `{1}` but is constrained to a view outside it: it stays put while the rest scrolls under it. Pin it to the view above it.":
                "`{0}` 在 `{1}` 中，却由外面的视图固定：其余内容滚动时它停在原处，内容会从它下面穿过。请关联到位于它上方的视图。",
        ])
}
