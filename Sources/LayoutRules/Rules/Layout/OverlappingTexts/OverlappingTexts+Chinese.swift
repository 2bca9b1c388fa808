// What `overlapping-texts` says in Simplified Chinese.

extension OverlappingTexts {
    static let chinese = RuleTranslation(
        """
        同一父视图中的两个标签、按钮、文本框或其他控件按已知的数值互相重叠：在每个状态、每种屏幕上，无论文字大小如何。\
        或者一个视图结束于同一行末尾另一个视图的远侧边，而不是在它之前结束。

        ## 运行时
        没有日志：一个画在另一个上面；如果是控件，后添加的会拦截两者的触摸。

        长度未知的文字如果一直延伸到同一行的按钮所靠的边，则作为信息报告：较长的文字会位于按钮之下。\
        宽度固定的文字如果在 375 或 320 pt 宽（或配置中最窄）的屏幕上结束于相邻视图的起点之后，也是如此。

        与同一行中的小图标或另一个标签从同一处开始的标签也作为信息报告：多半是漏写了偏移；以标签的近侧边而不是远侧边定位、因而在已知大小的标签之内开始的视图也是如此。行末按钮的宽度不必已知：结束于其远侧边的视图就位于它之上。

        完全位于另一个视图之上的视图（例如图标上的按钮）、只有 frame 的角相交的圆，以及两者都会被隐藏或变透明、或者其中之一可能一开始就隐藏的视图不报告；\
        在两个轴上都由另一个视图定位的视图（例如按钮角上的徽标）也不报告。\
        如果标签比文字大，只以文字为准：水平方向上位于近侧边（如果代码设置了对齐方式，只有横跨整个标签的视图才算）；\
        垂直方向上位于中间，如果标签设有背景色，则以整个高度为准。

        ## 如何修改
        把第二个放在第一个之后：`make.top.equalTo(first.mas_bottom)`，或者改用别的数值。
        """,
        [
            "Two texts or controls overlap": "两个文本或控件互相重叠",
            "`{0}` ends at the trailing edge of `{1}` and covers {2} pt of it. End it at that view's `{3}`.":
                "`{0}` 结束于 `{1}` 的远侧边，盖住其中 {2} pt。请让它结束于后者的 `{3}`。",
            "`{0}` ends at the trailing edge of `{1}` and covers it. End it at that view's `{2}`.":
                "`{0}` 结束于 `{1}` 的远侧边，盖住它。请让它结束于后者的 `{2}`。",
            "`{0}` may reach the trailing edge of `{1}`, and then covers it. End it at that view's `{2}`.":
                "`{0}` 可能伸到 `{1}` 的远侧边，那时盖住它。请让它结束于后者的 `{2}`。",
            "`{0}` extends into `{1}`: long text overlaps it. End it at that view's `{2}`.":
                "`{0}` 延伸到 `{1}` 所在之处：较长的文字会盖住它。请让它结束于后者的 `{2}`。",
            "`{0}` begins where `{1}` does, in the same row: one is drawn over the other. Place one after the other.":
                "`{0}` 与 `{1}` 在同一行的同一处开始：一个画在另一个上面。请放到它之后。",
            "`{0}` begins {1} pt inside `{2}`: one is drawn over the other. Begin it at that view's `{3}`.":
                "`{0}` 在 `{2}` 之内 {1} pt 处开始：一个画在另一个上面。请让它从后者的 `{3}` 开始。",
            "`{0}` extends into `{1}`: long text covers {2} pt of it. End it at that view's `{3}`.":
                "`{0}` 延伸到 `{1}` 所在之处：较长的文字会盖住其中 {2} pt。请让它结束于后者的 `{3}`。",
            "On a screen {0} pt wide `{1}` ends {2} pt past the start of `{3}`: long text overlaps it. End it there.":
                "在 {0} pt 宽的屏幕上，`{1}` 结束于 `{3}` 的起点之后 {2} pt：较长的文字会盖住它。请让它在那里结束。",
            "`{0}` may reach the trailing edge of `{1}`, and then covers {2} pt of it. End it at that view's `{3}`.":
                "`{0}` 可能伸到 `{1}` 的远侧边，那时盖住其中 {2} pt。请让它结束于后者的 `{3}`。",
            "`{0}` overlaps `{1}` by {2} pt: one is drawn over the other. Place one after the other.":
                "`{0}` 与 `{1}` 重叠 {2} pt：一个画在另一个上面。请放到它之后。",
            "`{0}` overlaps `{1}` by {2} pt as long as both are shown: one is drawn over the other. Place one after the other.":
                "两者都显示时，`{0}` 与 `{1}` 重叠 {2} pt：一个画在另一个上面。请放到它之后。",
            "`{0}` is placed here": "`{0}` 在此处放置",
        ])
}
