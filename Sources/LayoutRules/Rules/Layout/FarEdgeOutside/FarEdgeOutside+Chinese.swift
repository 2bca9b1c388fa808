// What `far-edge-outside` says in Simplified Chinese.

extension FarEdgeOutside {
    static let chinese = RuleTranslation(
        """
        视图与屏幕一样宽，却从一个同样宽的父视图的边之后若干点处开始：它的末端就超出同样多的点。宽度关联到父视图时，由 `outside-superview` 报告。\
        文字未知、宽度写成数字的标签，如果在 375 或 320 点宽的行或页面中（小屏手机、使用“显示缩放”时，或 iPad 的三分之一屏）末端超出其边缘，也会报告。

        ## 运行时
        没有日志。视图的末端被裁掉，或位于屏幕之外；文字的结尾，以及关联到它右边的内容也是如此。

        会滚动的内容，以及超出 64 点以上的（多半是有意的），不报告。

        ## 如何修改
        把两条边都关联到父视图，或从宽度中减去这段距离。
        """,
        [
            "A view as wide as the screen starts inside its superview's edge": "与屏幕一样宽的视图从父视图的边之后开始",
            "`{0}` starts {1} pt inside the edge of `{2}`: at this width it ends {3} pt outside. Pin both edges.":
                "`{0}` 从 `{2}` 的边之后 {1} 点处开始：这样宽，它的末端就超出 {3} 点。请关联两条边。",
            "On a screen {0} pt wide `{1}` ends {2} pt outside `{3}`: long text is cut off there. Pin its trailing edge.":
                "在宽 {0} 点的屏幕上，`{1}` 的末端超出 `{3}` {2} 点：较长的文字会在那里被截断。请关联它的远侧边。",
            "begins here": "从这里开始",
        ])
}
