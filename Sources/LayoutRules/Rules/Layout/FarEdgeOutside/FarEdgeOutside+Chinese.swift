// What `far-edge-outside` says in Simplified Chinese.

extension FarEdgeOutside {
    static let chinese = RuleTranslation(
        """
        视图与屏幕一样宽，却从一个同样宽的父视图的边之后若干点处开始：它的末端就超出同样多的点。宽度关联到父视图时，由 `outside-superview` 报告。

        ## 运行时
        没有日志。视图的末端被裁掉，或位于屏幕之外；文字的结尾，以及关联到它右边的内容也是如此。

        会滚动的内容，以及超出 64 点以上的（多半是有意的），不报告。

        ## 如何修改
        把两条边都关联到父视图，或从宽度中减去这段距离。
        """,
        [
            "A view as wide as the screen begins behind its superview's edge": "与屏幕一样宽的视图从父视图的边之后开始",
            "`{0}` begins {1} pt behind the edge of `{2}`: as wide as this it ends {3} pt outside. Tie both edges.":
                "`{0}` 从 `{2}` 的边之后 {1} 点处开始：这样宽，它的末端就超出 {3} 点。请关联两条边。",
            "begins here": "从这里开始",
        ])
}
