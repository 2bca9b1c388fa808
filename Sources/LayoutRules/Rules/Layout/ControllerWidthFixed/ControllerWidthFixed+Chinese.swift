// What `controller-width-fixed` says in Simplified Chinese.

extension ControllerWidthFixed {
    static let chinese = RuleTranslation(
        """
        从控制器的视图一侧到另一侧，或从其安全区域的顶部到底部，必须满足的约束加起来只允许一种宽度或高度，而屏幕有多种尺寸。

        这是一条信息，因为这样的视图可能只显示在屏幕中合适的一部分。如果没有任何内置设备具有该尺寸，则为警告（由一整串视图累加出的\
        高度除外）；对于文件或配置中指定的、尺寸不同的屏幕，则为错误。

        ## 运行时
        在尺寸不同的屏幕上，UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并打破其中一条约束。如果这个\
        视图只会以恰好这个尺寸显示（例如在 popover 中），就不会有问题；为控制器自身的视图指定数值（`view.width == 264`）就属于\
        这种情况，不报告。

        ## 如何修改
        只固定一侧，或让尺寸让步：将优先级设为 1000 以下，或使用 `lessThanOrEqualTo`。
        """,
        [
            "The constraints allow a controller's view only one size": "约束只允许控制器的视图有一种尺寸",
            "`{0}` can only be {1} pt high: {2}.": "`{0}` 的高度只能是 {1} pt：{2}。",
            "The safe area of `{0}` can only be {1} pt high: {2}.": "`{0}` 的安全区域的高度只能是 {1} pt：{2}。",
            "{0} have a different size.": "{0} 的尺寸不同。",
            "No built-in device is that wide.": "没有任何内置设备有这样的宽度。",
            "No built-in device is that high.": "没有任何内置设备有这样的高度。",
            "`{0}` can only be {1} pt wide: {2}.": "`{0}` 的宽度只能是 {1} pt：{2}。",
            "At any other size UIKit breaks one of them: Unable to simultaneously satisfy constraints.":
                "以其他尺寸显示时，其中一条会被打破：Unable to simultaneously satisfy constraints.",
            "Pin one side only, or give one of them a lower priority.": "请只固定一侧，或降低其中一条的优先级。",
            "`{0}` is one of them": "`{0}` 是其中之一",
        ])
}
