// What `list-under-bar` says in Simplified Chinese.

extension ListUnderBar {
    static let chinese = RuleTranslation(
        """
        列表一直延伸到控制器视图的底部，而那里还有一个与视图同宽的栏：按钮、工具栏、购物车。文件中没有任何地方提到列表的内边距或 footer。

        ## 运行时
        最后几行位于栏的后面，即使滚动到末尾也是如此：既看不到，也点不到。

        ## 如何修改
        让列表在栏开始的地方结束，或给它留出空间：`list.contentInset.bottom`、`additionalSafeAreaInsets`。
        """,
        [
            "A bar covers the end of a list": "一个栏盖住了列表的末尾",
            "`{0}`, {1} pt high, covers the end of `{2}`: the last rows cannot be scrolled out from under it. End the list at its top, or set `contentInset.bottom`.":
                "高 {1} pt 的 `{0}` 盖住了 `{2}` 的末尾：最后几行无法滚动出来。请让列表在它的顶部结束，或设置 `contentInset.bottom`。",
        ])
}
