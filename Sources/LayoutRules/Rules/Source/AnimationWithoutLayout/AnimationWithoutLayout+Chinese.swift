// What `animation-without-layout` says in Simplified Chinese.

extension AnimationWithoutLayout {
    static let chinese = RuleTranslation(
        """
        约束在动画的闭包中改变，而闭包中没有进行布局：没有 `layoutIfNeeded`。或者约束在之前改变，闭包只是用 \
        `setNeedsLayout` 或 `updateConstraintsIfNeeded` 请求稍后布局。

        ## 运行时
        约束本身不移动视图。移动视图的是下一次布局，那时动画已经建立：视图会直接跳过去。

        ## 如何修改
        在闭包中对包含所有移动视图的最近视图调用 `layoutIfNeeded()`。
        """,
        [
            "An animation changes constraints and does not lay out": "动画改变了约束却没有进行布局",
            "This animation changes constraints and lays nothing out: the views jump at the next layout pass. Call `layoutIfNeeded` in it, on the view that contains what moves.":
                "该动画改变了约束却没有进行布局：视图会在下一次布局时跳过去。请在其中对包含移动视图的视图调用 `layoutIfNeeded`。",
            "This animation lays out before it changes constraints: the views jump at the next layout pass. Call `layoutIfNeeded` after the change.":
                "该动画在改变约束之前进行布局：视图会在下一次布局时跳过去。请在改变之后调用 `layoutIfNeeded`。",
            "This animation only requests a later layout pass: the changes before it are not animated. Call `layoutIfNeeded` in it, on the view that contains what moves.":
                "该动画只是请求稍后布局：之前的改变会直接跳过去。请在其中对包含移动视图的视图调用 `layoutIfNeeded`。",
        ])
}
