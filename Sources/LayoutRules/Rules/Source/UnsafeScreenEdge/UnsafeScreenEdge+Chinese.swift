// What `unsafe-screen-edge` says in Simplified Chinese.

extension UnsafeScreenEdge {
    static let chinese = RuleTranslation(
        """
        按钮、输入框、开关等控件或标签贴着控制器视图的底部，或离底部不到 20 点，或 28 到 34 点（像是为主屏幕指示条写的数字）。或者，在隐藏导航栏的控制器中，\
        它们离顶部不到 40 点。位于这样的边上、高度不超过 100 点的程序自己的栏，其中的控件也算。

        随键盘移动的视图按键盘出现之前的位置判断。从名称看只用于 iPad 的类不在此列。

        ## 运行时
        在没有主屏幕按钮的机型上，最下面的 34 点属于主屏幕指示条：在那里滑动会离开应用。最上面的 44 到 62 点位于安全区域之外：状态栏、刘海或灵动岛。如果下面有标签栏，\
        底部会在它之下，除非标签栏不透明。

        ## 如何修改
        相对于 `safeAreaLayoutGuide`。背景可以延伸到边缘：把它作为单独的视图放在后面。
        """,
        [
            "A control or text lies outside of the safe area": "控件或文字位于安全区域之外",
            "`{0}` ends at the screen's bottom, where the home indicator takes 34 pt. Relate its bottom to `safeAreaLayoutGuide`.":
                "`{0}` 一直到屏幕底部，而主屏幕指示条占 34 点。请让其底部相对于 `safeAreaLayoutGuide`。",
            "`{0}` starts at the screen's top, outside the safe area, which starts at 44 to 62 pt on phones without a home button. Relate its top to `safeAreaLayoutGuide`.":
                "`{0}` 从屏幕顶部开始，位于安全区域之外：在没有主屏幕按钮的机型上，安全区域从 44 到 62 点处开始。请让其顶部相对于 `safeAreaLayoutGuide`。",
            "`{0}` ends {1} pt above the screen's bottom, where the home indicator takes 34 pt. Relate its bottom to `safeAreaLayoutGuide`.":
                "`{0}` 在屏幕底部之上 {1} 点处结束，而主屏幕指示条占 34 点。请让其底部相对于 `safeAreaLayoutGuide`。",
            "`{0}` ends {1} pt above the screen's bottom: {2} pt of it lie in the area of the home indicator, and on phones with a home button it stands too high. Relate its bottom to `safeAreaLayoutGuide`.":
                "`{0}` 在屏幕底部之上 {1} 点处结束：其中 {2} 点位于主屏幕指示条的区域，而在有主屏幕按钮的机型上又偏高。请让其底部相对于 `safeAreaLayoutGuide`。",
            "`{0}` in `{1}` ends {2} pt above the screen's bottom, where the home indicator takes 34 pt. Keep it above `safeAreaLayoutGuide`; the bar may go on below.":
                "`{1}` 中的 `{0}` 在屏幕底部之上 {2} 点处结束，而主屏幕指示条占 34 点。请让它位于 `safeAreaLayoutGuide` 之上；栏本身可以延伸到下面。",
            "`{0}` in `{1}` starts {2} pt below the screen's top, outside the safe area, which starts at 44 to 62 pt on phones without a home button. Keep it below `safeAreaLayoutGuide`; the bar may begin above.":
                "`{1}` 中的 `{0}` 在屏幕顶部之下 {2} 点处开始，位于安全区域之外：在没有主屏幕按钮的机型上，安全区域从 44 到 62 点处开始。请让它位于 `safeAreaLayoutGuide` 之下；栏本身可以从上面开始。",
            "`{0}` starts {1} pt below the screen's top, outside the safe area, which starts at 44 to 62 pt on phones without a home button. Relate its top to `safeAreaLayoutGuide`.":
                "`{0}` 在屏幕顶部之下 {1} 点处开始，位于安全区域之外：在没有主屏幕按钮的机型上，安全区域从 44 到 62 点处开始。请让其顶部相对于 `safeAreaLayoutGuide`。",
        ])
}
