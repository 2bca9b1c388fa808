// What `follows-scrolled-view` says in Simplified Chinese.

extension FollowsScrolledView {
    static let chinese = RuleTranslation(
        """
        滚动视图之外的视图，其垂直位置只由滚动视图中的某个视图决定。每个视图只报告一次。

        ## 运行时
        它随内容移动，但滚动视图不会裁剪它：向上滚动时，它会画在滚动视图上方的内容之上。它也不计入内容的高度。

        一开始就隐藏的、之后才出现的、像背景那样插入到兄弟视图之间特定位置的视图，以及内容与自身等高的滚动视图，都不报告。

        ## 如何修改
        把它添加到它所跟随的视图的父视图中。
        """,
        [
            "A view outside a scroll view is constrained to a view in it": "滚动视图之外的视图关联到其中的视图",
            "`{0}` is not in `{1}` but moves with `{2}`, which is: scrolled, it is drawn over what lies around `{3}`. Add it beside `{4}`.":
                "`{0}` 不在 `{1}` 中，却随其中的 `{2}` 移动：滚动时它会画在 `{3}` 周围的内容之上。请把它添加到 `{4}` 旁边。",
        ])
}
