// What `scroll-content-ambiguous` says in Simplified Chinese.

extension ScrollContentAmbiguous {
    static let chinese = RuleTranslation(
        """
        滚动视图内容的约束没有确定内容的宽度或高度。在源文件中，若滚动视图的全部代码都可读到，而内容中没有视图与其底边关联，\
        则无论文字和图像多大都会报告。

        ## 运行时
        滚动视图无法滚动，或者内容没有尺寸。Xcode 会提示可滚动内容的尺寸有歧义（scrollable content size is ambiguous）。

        ## 如何修改
        将内容固定到滚动视图的四条边，并让它在每个方向上都有自己的尺寸：垂直滚动时，宽度等于滚动视图的宽度，并且从\
        顶部到底部有一串连续的约束。
        """,
        [
            "The content size of a scroll view is not determined": "滚动视图的内容尺寸未确定",
            """
            The scrollable content width and height of `{0}` are ambiguous: pin its content to all four edges and \
            give the content a width and a height.
            """:
                "`{0}` 可滚动内容的宽度和高度有歧义：请将内容固定到四条边，并给出内容的宽度和高度。",
            """
            The scrollable content width of `{0}` is ambiguous: pin its content to `left` and `right` and give the \
            content a width.
            """:
                "`{0}` 可滚动内容的宽度有歧义：请将内容固定到 `left` 与 `right`，并给出内容的宽度。",
            """
            The scrollable content height of `{0}` is ambiguous: pin its content to `top` and `bottom` and give the \
            content a height.
            """:
                "`{0}` 可滚动内容的高度有歧义：请将内容固定到 `top` 与 `bottom`，并给出内容的高度。",
        ])
}
