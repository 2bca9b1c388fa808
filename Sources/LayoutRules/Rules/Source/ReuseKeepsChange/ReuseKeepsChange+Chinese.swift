// What `reuse-keeps-change` says in Simplified Chinese.

extension ReuseKeepsChange {
    static let chinese = RuleTranslation(
        """
        cell 在某个条件下为一部分行更新或重建一个视图的约束，而类中没有其他代码更新或重建它们。同一方法为其他行隐藏的视图不报告；每次换成另一个模型时都会做的事（`if (_model != model) { _model = model; … }`）也不报告。

        ## 运行时
        显示过这种行的 cell 会被其他行重用，并保留所做的改变：行的样子取决于 cell 之前显示过什么，每次滚动都可能不同。

        ## 如何修改
        把两种情况的常数都写出来（`offset(hasTags ? 88 : 76)`），或在 `prepareForReuse` 中改回去。
        """,
        [
            "A reused cell keeps a change made for another row": "重用的 cell 保留了另一行的改变",
            "Only some rows change the constraints of `{0}`, and nothing resets them: a reused cell keeps the change. Set both cases here, or reset them in `prepareForReuse`.":
                "只有这些行改变 `{0}` 的位置，而没有代码把它改回去：重用的 cell 会保留它。请在这里写出两种情况，或在 `prepareForReuse` 中改回去。",
        ])
}
