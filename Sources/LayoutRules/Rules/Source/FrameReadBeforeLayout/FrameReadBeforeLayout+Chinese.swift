// What `frame-read-before-layout` says in Simplified Chinese.

extension FrameReadBeforeLayout {
    static let chinese = RuleTranslation(
        """
        在设置视图时运行的代码里，约束的数值取自某个视图的 frame 或 bounds。或者这样的代码用它们算出别的、会保留这个数值的东西：\
        `cornerRadius`、`contentSize`、layer 的 frame。在布局过程之外取自类自身视图的尺寸（`view.bounds.width`）每个类只报告一次；\
        控制器设置时取自其视图大小、而没有任何东西使其跟随的 frame 也是如此。标签的宽高约束取自 `sizeToFit` 之后它自己的 frame 时，也会报告。

        ## 运行时
        此时还没有进行过布局：数值是 0，或者是 storyboard 中屏幕的数值，之后也不会改变。只报告在设置\
        视图的方法中读取的、自身由约束布局的视图，以及初始化方法没有给出 frame 的视图自身。控制器自身的视图，或创建时给了 frame 的视图，\
        此时已有尺寸，但之后还会变成别的尺寸：横屏、Split View、sheet，或 cell 被重用时。

        ## 如何修改
        直接与视图关联，并使用系数。约束无法表达的内容应放在 `viewDidLayoutSubviews` 或 `layoutSubviews` 中。
        """,
        [
            "`{0}` has no frame before the first layout pass, so `{1}` stays 0. Set it in `{2}`.":
                "`{0}` 还没有 frame，因为还没有进行过布局：`{1}` 会保留 0。请在 `{2}` 中设置。",
            "This is the view's current size, which changes in landscape, Split View or a sheet. Relate to the view itself.":
                "这是视图此刻的尺寸：在横屏、Split View 或 sheet 中并不相同。请直接与视图关联。",
            "This keeps the view's current size, which changes in landscape, Split View or a sheet. Use constraints, or set it in `viewDidLayoutSubviews`.":
                "它会保持视图此刻的尺寸：在横屏、Split View 或 sheet 中并不相同。请使用约束，或在 `viewDidLayoutSubviews` 中设置。",
            "`{0}` is as large as its content by itself; this keeps the size that it had after `sizeToFit`, whatever it shows later. Remove the constraint.":
                "`{0}` 本来就和内容一样大；这里却保留它在 `sizeToFit` 之后的尺寸，不管之后显示什么。请去掉这条约束。",
            "the current size is used here, too": "这里也是此刻的尺寸",
            "A frame is read before the first layout pass": "在布局之前读取了 frame",
            "Before the first layout pass this frame is 0 or stale, and the constraint keeps that number. Relate to the view itself.":
                "在第一次布局之前这个 frame 是 0 或已过时，约束会一直保留这个数值。请直接与视图关联。",
        ])
}
