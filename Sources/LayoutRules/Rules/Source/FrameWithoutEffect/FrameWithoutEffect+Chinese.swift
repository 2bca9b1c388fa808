// What `frame-without-effect` says in Simplified Chinese.

extension FrameWithoutEffect {
    static let chinese = RuleTranslation(
        """
        UIKit 的视图用带数字的 frame 创建，或被要求 `sizeToFit`，而类中的 block 又约束了它；或者方法先给视图 frame，随后又约束它。类中读取其 frame 或 bounds 的视图，以及在别处用 frame \
        移动的视图不报告；类中询问内容大小的集合视图也不报告，因为那取决于 frame。`sizeToFit` 每个类只报告一次。

        ## 运行时
        有了约束，这个 frame 就不再起作用：第一次布局会替换它。读代码的人会按 frame 去找视图，并修改毫无作用的数字。由约束\
        定位的 label 不需要 `sizeToFit` 就与其文字一样大。

        ## 如何修改
        创建时不给 frame：`UIButton()`、`[UIButton new]`、`UITableView(frame: .zero, style: .plain)`。去掉 `sizeToFit`。
        """,
        [
            "A frame or size is set but replaced by constraints": "设置的 frame 或大小会被约束替换",
            "Constraints and content determine the size of `{0}`: `sizeToFit` has no effect. Remove it.":
                "`{0}` 由约束定位，大小由约束和内容决定：`sizeToFit` 不起作用。请去掉。",
            "Constraints place `{0}`: this frame has no effect. Remove it.":
                "`{0}` 由约束定位：这个 frame 不起作用。请去掉。",
            "Constraints place `{0}`: this frame has no effect. Make it without one.":
                "`{0}` 由约束定位：这个 frame 不起作用。请不带 frame 创建。",
        ])
}
