// What `layout-method-called` says in Simplified Chinese.

extension LayoutMethodCalled {
    static let chinese = RuleTranslation(
        """
        代码直接调用视图的 `layoutSubviews` 或 `updateConstraints`，或自己控制器的 `viewDidLayoutSubviews`、`viewWillLayoutSubviews` 或 \
        `updateViewConstraints`。或者 `layoutSubviews` 调用自己视图的 `layoutIfNeeded`。每个类只报告一次。

        ## 运行时
        该方法在布局过程之外运行：用的是之前的大小，布局过程到来时还会再运行一次。布局过程在其前后所做的事都不会发生：既不求解约束，也不布局其他视图。\
        在 `layoutSubviews` 中调用 `layoutIfNeeded` 会在正在进行的布局过程之内再开始一次。

        ## 如何修改
        用 `setNeedsLayout()` 或 `setNeedsUpdateConstraints()` 表明有了变化；立即需要 frame 时，再调用 `layoutIfNeeded()`。只有该方法做而别处也需要\
        的事，放进单独的方法。
        """,
        [
            "A method of the layout pass is called by hand": "手动调用布局过程的方法",
            "`{0}` is called by hand, outside of a pass. Call `setNeedsUpdateConstraints`, and `layoutIfNeeded` where the frames are needed at once.":
                "在布局过程之外手动调用了 `{0}`。请调用 `setNeedsUpdateConstraints`；立即需要 frame 时再调用 `layoutIfNeeded`。",
            "`{0}` is called by hand, outside of a pass. Call `setNeedsLayout`, and `layoutIfNeeded` where the frames are needed at once.":
                "在布局过程之外手动调用了 `{0}`。请调用 `setNeedsLayout`；立即需要 frame 时再调用 `layoutIfNeeded`。",
            "This begins a layout pass inside of the one that runs. Change constraints before: where the state changes, or in `updateConstraints`.":
                "这里在正在进行的布局过程之内又开始了一次。请在此之前修改约束：在状态变化的地方，或在 `updateConstraints` 中。",
        ])
}
