// What `view-made-again` says in Simplified Chinese.

extension ViewMadeAgain {
    static let chinese = RuleTranslation(
        """
        一个反复运行的方法（出现、布局、尺寸变化、键盘），或它不加条件调用的方法，新建一个视图或图层，并把它添加到一直存在的视图上。\
        由通知运行时报告为提示信息：通知可能只来一次。由点按运行时也是提示信息，有条件时也报告。

        ## 运行时
        以前每次运行的视图都留着，一个叠在另一个上面，各自带着约束。半透明的会越来越深，触摸只到达最后一个，布局每次都更慢。

        类中任何地方会移除的，或不由点按运行而在条件之下的，不报告。

        ## 如何修改
        在类的设置代码中只创建一次，在这里只填充或显示；或者先移除之前的。
        """,
        [
            "A view is made and added each time a method runs": "方法每次运行都新建并添加一个视图",
            "Each notification for `{0}` adds one more `{1}`: the old ones stay.":
                "`{0}` 的每次通知都会再添加一个 `{1}`：之前的仍然保留。",
            "Each tap that runs `{0}` may add one more `{1}`: the old ones stay.":
                "每次点按运行 `{0}` 都可能再添加一个 `{1}`：之前的仍然保留。",
            "Each run of `{0}` adds one more `{1}`: the old ones stay.":
                "`{0}` 每次运行都会再添加一个 `{1}`：之前的仍然保留。",
            "Create it once, or remove the old one first.": "请只创建一次，或先移除之前的。",
        ])
}
