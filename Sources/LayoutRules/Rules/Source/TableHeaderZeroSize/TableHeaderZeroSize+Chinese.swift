// What `table-header-zero-size` says in Simplified Chinese.

extension TableHeaderZeroSize {
    static let chinese = RuleTranslation(
        """
        某个视图成为表格的表头或表尾，它的内容有约束，而文件中没有任何代码给它设置 frame。

        ## 运行时
        表格按原样使用表头和表尾的 frame。高度为 0 时什么都不显示，内部的约束与 \
        `UIView-Encapsulated-Layout-Height == 0` 矛盾。这是一条默认关闭的提示：frame 可能由其他代码设置。

        ## 如何修改
        设置 frame，或者用 `systemLayoutSizeFitting` 测量后重新赋值。
        """,
        [
            "The header of a table has no size": "表格的表头没有尺寸",
            "`{0}` gets no frame in this file: a table view does not measure its header or footer, so its height stays 0. Set its frame.":
                "文件中没有给 `{0}` 设置 frame：表格按原样使用表头和表尾，高度为 0。请设置它的 frame。",
        ])
}
