// What `layout-if-needed-wrong-view` says in Simplified Chinese.

extension LayoutIfNeededWrongView {
    static let chinese = RuleTranslation(
        """
        方法改变了某个视图的位置，而随后的动画正是对这个视图调用 `layoutIfNeeded`。

        ## 运行时
        `layoutIfNeeded` 布局的是接收者内部的内容。视图本身由父视图放置，不在动画之内：它会直接跳过去。

        ## 如何修改
        对父视图，或者对包含所有移动内容的最近视图调用 `layoutIfNeeded`。
        """,
        [
            "The animation lays out the moved view, not its superview": "动画布局的是被移动的视图，而不是它的父视图",
            "This lays out what is inside `{0}`; `{1}` itself is placed by its superview and jumps. Call it on the superview.":
                "这只布局 `{0}` 内部的内容；`{1}` 本身由父视图放置，会直接跳过去。请对父视图调用。",
            "Lay out the superview": "布局父视图",
        ])
}
