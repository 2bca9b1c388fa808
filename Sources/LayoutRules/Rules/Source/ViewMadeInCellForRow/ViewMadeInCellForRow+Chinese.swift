// What `view-made-in-cell-for-row` says in Simplified Chinese.

extension ViewMadeInCellForRow {
    static let chinese = RuleTranslation(
        """
        `cellForRow` 或 `cellForItem` 新建一个视图，并把它添加到从重用池取出的 cell 上；或者 cell 自己在为每一行填充内容的方法\
        （`configure(with:)`、`bind`、`render`、`fill`、`populate`，或者接收所显示的内容、只由别处调用、名为 `set…`、`update…`、`create…`、\
        `load…` 的方法）中这样做。这样的方法所调用的，以及对刚从列表取出的 cell 所调用的方法，也会为每一行运行。

        ## 运行时
        cell 上还留有上次使用时的视图：每次使用都会再添加一个，带着自己的约束叠在之前的上面。旧视图显示的内容仍然露在后面，\
        滚动也会变慢。

        与 cell 一起新建、检查的不是该行的 model 或 indexPath，或先移除旧子视图的代码不报告。

        ## 如何修改
        在 cell 的子类中只创建一次该视图，在这里只填充内容。
        """,
        [
            "A view is added to a cell each time the cell is used": "每次使用 cell 都向它添加视图",
            "Each reuse of a cell adds one more `{0}` to it: the old ones stay. Create it once, in the cell's class.":
                "每次使用 cell 都会再添加一个 `{0}`，之前的仍然保留。请在 cell 的类中只创建一次。",
        ])
}
