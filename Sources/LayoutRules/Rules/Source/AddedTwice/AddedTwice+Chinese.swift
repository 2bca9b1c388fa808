// What `added-twice` says in Simplified Chinese.

extension AddedTwice {
    static let chinese = RuleTranslation(
        """
        类的设置代码添加了一个已经添加过的视图：添加到同一个父视图，或另一个父视图。

        ## 运行时
        视图只有一个父视图。再次添加到同一个父视图只会把它移到最前面。添加到另一个父视图会把它从前一个里取出来，它与那里的视图之间的约束\
        也随之消失；如果约束是在两次添加之间创建的，它们就没有了，这时报告为警告。

        ## 如何修改
        去掉多余的那一行。移动的视图要在移动之后创建约束。
        """,
        [
            "A view is added a second time": "视图被添加了第二次",
            "added here first": "第一次在这里添加",
            "`{0}` has been in `{1}` since {2}: adding it again only brings it to the front. Remove one of the two calls.":
                "`{0}` 已在 `{1}` 中（{2}）：再次添加只会把它移到最前面。请去掉其中一处。",
            "`{0}` leaves `{1}`, and its constraints to views there are removed. Make them after this line.":
                "`{0}` 离开 `{1}`，它与那里的视图之间的约束也随之消失。请在这一行之后创建约束。",
            "`{0}` leaves `{1}`, to which {2} added it: a view has one superview. Remove one of the two calls.":
                "`{0}` 离开 `{1}`（{2}）：视图只有一个父视图。请去掉其中一处。",
        ])
}
