// What `back-to-frames` says in Simplified Chinese.

extension BackToFrames {
    static let chinese = RuleTranslation(
        """
        调用 `removeConstraints()` 之后又给该视图的 frame 赋值。或者带有约束的视图之后又被设置 frame：在动画中，\
        或在初始化过程没有调用的方法中。

        ## 运行时
        约束已经移除，但 `translatesAutoresizingMaskIntoConstraints` 仍为 false：下一次布局会在没有任何约束的情况下放置该视图，\
        frame 被覆盖。约束还在时，布局会按约束重新放置视图：frame 只能保持到那时为止，例如旋转、文字变长或键盘出现。

        在布局过程（`layoutSubviews`）中设置的、会从父视图移除的，以及用作列表表头的视图不报告；\
        同时修改约束、或让视图从一个 frame 移到另一个的方法也不报告。

        ## 如何修改
        先把 `translatesAutoresizingMaskIntoConstraints` 设为 true。如果要保留约束，请修改其中一条并调用 `layoutIfNeeded()`\
        （有动画时在动画中调用），或者用 `transform` 移动视图。
        """,
        [
            "A frame is set on a view that still uses Auto Layout": "给仍在使用 Auto Layout 的视图设置了 frame",
            "`{0}` still uses Auto Layout, so this frame is overwritten. Set `translatesAutoresizingMaskIntoConstraints` to true first.":
                "`{0}` 仍在使用 Auto Layout，这里设置的 frame 会被覆盖。请先把 `translatesAutoresizingMaskIntoConstraints` 设为 true。",
            "constraints removed here": "在此处移除了约束",
            "`{0}` has constraints: the next layout pass applies them and overwrites this frame. Change a constraint instead, and call `layoutIfNeeded`.":
                "`{0}` 带有约束：下一次布局会按约束放置它，这里的 frame 随之失效。请修改其中一条约束并调用 `layoutIfNeeded`。",
            "its constraints": "它的约束", "another frame of it": "它的另一个 frame",
        ])
}
