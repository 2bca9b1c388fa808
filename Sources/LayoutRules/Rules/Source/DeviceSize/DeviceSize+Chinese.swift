// What `device-size` says in Simplified Chinese.

extension DeviceSize {
    static let chinese = RuleTranslation(
        """
        视图的宽度或高度写成了某些 iPhone 的屏幕尺寸：`height.equalTo(812)`。或者布局询问屏幕是否正好是这个尺寸：\
        `if UIScreen.main.bounds.height == 812`。或者视图与任何屏幕一样宽，`width.equalTo(UIScreen.main.bounds.width - 20)`，\
        而父视图的边就能说明这一点；每个类只报告一次。

        ## 运行时
        只在这些设备上合适。在其他设备、iPad 以及以后的设备上，视图会超出或留出空隙，而询问的结果为否。屏幕的宽度不是窗口的宽度：\
        在 Split View 和 Slide Over 中、在 sheet 中、在带边距的 cell 中以及旋转之后，视图比它所在的地方更宽。

        ## 如何修改
        关联到父视图或它的安全区。询问真正重要的事：可用的空间（`>=`）、size class、安全区的边距。
        """,
        [
            "A size comes from a device, not from the superview": "尺寸是设备的尺寸，而不是视图所在之处的尺寸",
            "This is the screen's width, not the superview's: in Split View, a sheet or a cell with insets it is too wide.":
                "这是屏幕的宽度，而不是视图所在之处的宽度：在 Split View、sheet 或带边距的 cell 中它太宽。",
            "{0} more of the class's views do the same.": "这个类还有 {0} 个视图也是如此。",
            "Relate to the superview.": "请关联到父视图。",
            "as wide as the screen, too": "也与屏幕一样宽",
            "{0} pt is the screen size of certain iPhones: on others the view is too large or leaves a gap. Relate to the superview.":
                "{0} 点是某些 iPhone 的屏幕尺寸：在其他设备上视图会超出或留出空隙。请关联到父视图。",
            "{0} pt is the screen size of certain iPhones: on all others, and on future ones, this is false. Check the available space or the safe area instead.":
                "{0} 点是某些 iPhone 的屏幕尺寸：其他设备和以后的设备都不符合。请询问可用的空间，或安全区。",
        ])
}
