// What `cell-instead-of-content-view` says in Simplified Chinese.

extension CellInsteadOfContentView {
    static let chinese = RuleTranslation(
        """
        位于表格 cell 的 `contentView` 中的视图，却相对于 cell 本身：`make.right.equalTo(self)`。每个类只报告一次。\
        不超过 1 点的线条和铺满整个 cell 的视图不报告。

        ## 运行时
        cell 与 content view 并不相同：content view 不含分隔线，并为附件、编辑控件和内边距留出位置。视图会跑到附件下面或偏离中间。

        ## 如何修改
        相对于 `contentView` 或父视图。
        """,
        [
            "A view in the content view is constrained to the cell": "content view 中的视图由 cell 定位",
            "`{0}` is in `contentView` but constrained to the cell: the two differ by separator, accessory and editing controls. Relate to `contentView`.":
                "`{0}` 位于 `contentView` 中，却由 cell 定位：两者因分隔线、附件和编辑状态而不同。请相对于 `contentView`。",
        ])
}
