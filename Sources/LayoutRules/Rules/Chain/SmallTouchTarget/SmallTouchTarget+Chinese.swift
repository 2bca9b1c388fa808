// What `small-touch-target` says in Simplified Chinese.

extension SmallTouchTarget {
    static let chinese = RuleTranslation(
        """
        `UIButton`，或带点按手势的标签、图片和普通视图，宽或高小于 28 点：写成数字，由有这样数字的另一个视图的宽或高得出，或者由这样的父视图的边得出；没有别的约束给出大小、因而与资源目录中的图片一样大的按钮，或只有一行文字高的标签，也报告。这么窄的输入框也报告，除非代码将其隐藏或让文字透明。伸出父视图的部分不算：视图不会传递其 bounds 之外的触摸。每个类只报告一次。扩大触摸范围的文件、可能扩大触摸范围的类的视图，以及不接收触摸的视图不报告；没有任何代码为其添加动作的私有按钮或只在一个方法中使用的按钮也不报告。

        ## 运行时
        Apple 要求 44 × 44 点，至少 28 × 28（Human Interface Guidelines 的 Accessibility 一页）；WCAG 2.2（成功标准 2.5.8）至少要求 24 × 24。再小的话，手指常常点不中，或点到旁边的东西。

        ## 如何修改
        把按钮做大，用 `imageEdgeInsets` 或 configuration 保持图片的大小；或者让 `point(inside:with:)` 接受更大的范围。
        """,
        [
            "A button is too small to tap reliably": "按钮太小，不容易点中",
            "`{0}` has a side of only {1} pt, too small to tap reliably. Apple asks for 44 by 44; its image may stay smaller.":
                "`{0}` 有一边只有 {1} 点：手指不容易点中。Apple 要求 44 × 44；图片可以保持原来的大小。",
            "`{0}` is only {1} pt wide: hard to tap, and hardly a letter has room in it.":
                "`{0}` 只有 {1} 点宽：不容易点中，里面也几乎放不下一个字母。",
            "Only {0} pt of `{1}` are inside its superview, and taps outside do not reach it: too small to tap reliably. Apple asks for 44 by 44.":
                "`{1}` 只有 {0} 点在父视图之内，之外的点按无法到达：不容易点中。Apple 要求 44 × 44。",
        ])
}
