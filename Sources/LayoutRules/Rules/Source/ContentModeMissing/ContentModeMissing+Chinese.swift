// What `content-mode-missing` says in Simplified Chinese.

extension ContentModeMissing {
    static let chinese = RuleTranslation(
        """
        类创建的 `UIImageView` 显示来自网址的图片，约束固定了它的宽和高，却没有在任何地方给它设置 content mode。每个类只报告一次。其他类的图片\
        视图，看不到创建代码的视图，以及约束块由某个尺寸算出宽高比（`image.size.height / image.size.width`）的视图不报告。

        ## 运行时
        content mode 是 `.scaleToFill`：无论图片是什么形状，都会被拉伸或压缩成视图的形状。

        ## 如何修改
        用 `.scaleAspectFill` 并设置 `clipsToBounds`；需要看到整张图片时用 `.scaleAspectFit`。
        """,
        [
            "Loaded images are stretched to fill their image view": "来自别处的图片被拉伸成视图的形状",
            "`{0}` shows images of any shape, but constraints fix the view's shape: without a `contentMode` they are stretched. Set `.scaleAspectFill` and clip, or `.scaleAspectFit`.":
                "`{0}` 显示任意形状的图片，而约束给了它固定的形状：没有 `contentMode` 图片会变形。请设置 `.scaleAspectFill` 并裁剪，或 `.scaleAspectFit`。",
        ])
}
