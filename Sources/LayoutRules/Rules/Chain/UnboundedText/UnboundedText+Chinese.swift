// What `unbounded-text` says in Simplified Chinese.

extension UnboundedText {
    static let chinese = RuleTranslation(
        """
        标签从某条边开始，文字在运行时拼成，却没有任何约束说明它在哪里结束：没有远侧的边，没有宽度，\
        其后也没有带终点的视图。只固定了远侧边的标签，其近侧同样可能没有边界；只固定了中心的标签，两侧都没有边界。\
        独占一行的标签，如果文字由其他文件给出，或来自只叫 `title` 的参数，多半是程序自己的简短文字，只作为提示。\
        从一行的两端开始的两段文字，即使其中之一以此类名字命名也会报告，除非其中之一是计数之类、另一个是按钮，\
        或者两者都显示时间、金额、状态之类。本地化的文字在其他语言中会更长：行末另有视图时，显示它的标签作为提示。\
        cell 中其他文件可见、在这里没有文字的标签，文字由其他文件设置（整个程序都不设置，或都写成字面量的除外）；\
        名为 `timeLabel`、`countLabel` 之类的标签视为文字较短，只由数字格式化而成的文字也是如此。行末另有视图时，\
        其他视图中的标签以及由标签组成的 stack view 也算在内。\
        可以有多行、写出的文字比任何手机都宽的标签，如果没有终点，也会报告：它在哪里都不会折行。

        ## 运行时
        文字较长时会盖住旁边的视图，或者超出父视图，被直接截断而没有省略号。

        ## 如何修改
        给它一个终点：`make.trailing.lessThanOrEqualToSuperview().inset(12)`。
        """,
        [
            "A label with text of unknown length has no trailing limit": "长度未知的文字没有终点",
            "`{0}` has text of unknown length and no trailing limit: long text runs past its superview. Constrain its trailing edge.":
                "`{0}` 的文字长度未知且没有终点：较长时会超出父视图。请限制它的远侧边。",
            "`{0}` has text of unknown length and no trailing limit: long text overlaps the view next to it. Constrain its trailing edge.":
                "`{0}` 的文字长度未知且没有终点：较长时会盖住旁边的视图。请限制它的远侧边。",
            "`{0}` has text of unknown length and no leading limit: long text overlaps the view before it. Constrain its leading edge.":
                "`{0}` 的文字长度未知且近侧没有边界：较长时会盖住前面的视图。请限制它的近侧边。",
            "`{0}` has text of unknown length and pushes `{1}`, which has no trailing limit either, out of sight. Constrain the trailing edge of `{2}`.":
                "`{0}` 的文字长度未知，会把同样没有终点的 `{1}` 推出可见范围。请限制 `{2}` 的远侧边。",
            "`{0}` has text of unknown length and only its center is constrained: long text overflows on both sides. Constrain an edge, too.":
                "`{0}` 的文字长度未知，而且只固定了中心：较长时会从两侧超出。请同时限制一条边。",
            "`{0}` and `{1}` come from both ends of a row, and nothing keeps them apart: long texts overlap. Constrain one to the other.":
                "`{0}` 和 `{1}` 分别从一行的两端开始，两者之间没有任何约束：文字较长时会互相覆盖。请用其中一个限制另一个。",
            "`{0}` may have several lines, but nothing ends it: its text of about {1} pt stays on one line and leaves the screen of a phone. Constrain its other edge.":
                "`{0}` 可以有多行，却没有任何约束说明它在哪里结束：约 {1} 点宽的文字会一直排在一行里，超出手机的屏幕。请限制它的另一条边。",
            "`{0}` has no trailing limit, and its text is longer in other languages: there it overlaps the view next to it. Constrain its trailing edge.":
                "`{0}` 没有终点，而它的文字在其他语言中会更长，会盖住旁边的视图。请限制它的远侧边。",
        ])
}
