// What `unknown-view` says in Simplified Chinese.

extension UnknownView {
    static let chinese = RuleTranslation(
        """
        约束块或关系中使用的视图或布局参考线没有在文件中声明。它所在的链不会创建约束，\
        该链涉及的视图也不会被报告为约束不完整。

        ## 如何修改
        请声明它（`view name`），或者更正拼写；已知名称中最接近的一个会作为修复建议给出。
        """,
        [
            "No view or guide has this name": "没有这个视图或布局参考线",
            "There is no view or guide `{0}` here.": "此处没有名为 `{0}` 的视图或布局参考线。",
            "Declare it with `view {0}`.": "可以用 `view {0}` 声明它。",
        ])
}
