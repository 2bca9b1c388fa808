// What `content-size-before-layout` says in Simplified Chinese.

extension ContentSizeBeforeLayout {
    static let chinese = RuleTranslation(
        """
        同一段代码让表格或集合重新加载，随即把它的 `contentSize` 交给约束，其间没有任何布局。`estimatedRowHeight` 设为 0 的表格和观察 `contentSize` 的类\
        不报告。集合的布局给出的 `collectionViewContentSize` 在询问时计算，也不报告。

        ## 运行时
        `reloadData` 不进行布局。集合仍是之前内容的大小；表格的大小由估计值组成，因为自动高度的行在显示时才测量。视图会过高或过低，直到同一段代码再次运行。

        ## 如何修改
        先对列表调用 `layoutIfNeeded()`，或者观察它的 `contentSize`；不滚动的列表可以换成堆栈视图等会布局全部内容的视图。
        """,
        [
            "A content size is read right after `reloadData`": "在 `reloadData` 之后立即读取内容大小",
            "`{0}` has reloaded but is not laid out yet: its content size is still the old one, or an estimate. Call `layoutIfNeeded()` on it first.":
                "`{0}` 已被要求重新加载，但尚未布局：它的内容大小仍是之前的，或由估计值组成。请先对它调用 `layoutIfNeeded()`。",
            "told to reload here": "在这里要求重新加载",
        ])
}
