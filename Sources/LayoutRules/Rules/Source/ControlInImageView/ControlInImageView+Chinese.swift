// What `control-in-image-view` says in Simplified Chinese.

extension ControlInImageView {
    static let chinese = RuleTranslation(
        """
        有 action 的控件被添加到一个 `UIImageView` 中，而没有任何代码让这个图像视图接收触摸。只在文件显示了对图像视图的全部操作时报告。

        ## 运行时
        图像视图的 `isUserInteractionEnabled` 一开始是 `false`，这时它和其中的视图都收不到触摸：控件看上去与平常一样，\
        点按却传给了后面的视图。

        ## 如何修改
        对图像视图设置 `isUserInteractionEnabled = true`，或者把控件添加到图像视图的父视图中。
        """,
        [
            "A control lies in an image view that takes no touches": "控件位于不接收触摸的图像视图中",
            "`{0}` gets no touches: an image view, such as `{1}`, takes none unless `isUserInteractionEnabled` is set. Set it, or add the control beside it.":
                "`{0}` 收不到触摸：`{1}` 这样的图像视图，只有设置了 `isUserInteractionEnabled` 才会接收。请设置它，或者把控件添加到它旁边。",
        ])
}
