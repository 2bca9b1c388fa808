// What `bar-height-as-number` says in Simplified Chinese.

extension BarHeightAsNumber {
    static let chinese = RuleTranslation(
        """
        控制器中的视图用一个数字避开状态栏、导航栏或标签栏：以栏命名的常量或宏（`kNavBarHeight`、`STATUS_BAR_HEIGHT + 12`），或者对撑满宽度的\
        视图写 64、88（某些机型上状态栏加导航栏的高度）以及 49、83（标签栏）。程序在控制器上方放置导航栏时，\
        从顶部之下 64 到 116 点处开始的文字和控件也会报告，从 64、88 或这样的常量处开始的 frame 也是如此。每个类只报告一次。\
        文件中向栏询问其 frame 的方法，无论叫什么，都不算这样的常量；布局本身在布局过程之外向栏询问其 frame 时，则会报告。\
        在没有导航栏的控制器中，取决于设备、以导航栏命名的数字是程序自己的栏的高度，不报告。

        ## 运行时
        其他机型的栏更高或更矮，而且会变化：横屏、大标题、sheet 中、栏被隐藏时。数字却不变，视图就会被栏遮住或留出空隙。

        ## 如何修改
        相对于安全区域：`make.top.equalTo(view.safeAreaLayoutGuide)`、`mas_safeAreaLayoutGuideTop`。
        """,
        [
            "The height of a bar is hard-coded in the layout": "栏的高度被写成布局中的数字",
            "This hard-codes the bars' height, which differs on other phones, in landscape and with large titles. Relate to the safe area.":
                "这里把栏的高度写成了数字：在其他机型、横屏或大标题时并不是这个值。请相对于安全区域。",
            "This takes the bars' height as a number; it is another in landscape, with large titles and when they are hidden. Relate to the safe area.":
                "这里把栏的高度当作一个数字：横屏、大标题或栏被隐藏时并不是这个值。请相对于安全区域。",
            "This measures the bars as they are at that moment; they change in landscape, with large titles and when they are hidden. Relate to the safe area.":
                "这里测量的是栏此刻的样子：横屏、大标题或栏被隐藏时会变化。请相对于安全区域。",
            "the bars' height, too": "这里也是栏的高度",
        ])
}
