// What `constrain-content-view` says in Simplified Chinese.

extension ConstrainContentView {
    static let chinese = RuleTranslation(
        """
        cell 给自己的 `contentView` 添加了约束。

        ## 运行时
        约束块会关闭内容视图的自动调整，而 cell 正是靠它来放置内容视图：宽度变成 0，或者高度错误，或者与表格的约束冲突。\
        如果约束块固定了全部四条边，布局可以正常工作，但内容视图不再为附件视图和编辑控件让出空间；这时只作为一条信息。

        ## 如何修改
        只约束 `contentView` 的子视图。
        """,
        [
            "The content view of a cell is constrained": "给 cell 的内容视图添加了约束",
            "This switches off the autoresizing with which the cell places its `contentView`. Constrain only its subviews.":
                "这会关闭 cell 用来放置 `contentView` 的自动调整。请只约束它的子视图。",
        ])
}
