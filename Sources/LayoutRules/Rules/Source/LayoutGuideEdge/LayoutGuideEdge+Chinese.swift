// What `layout-guide-edge` says in Simplified Chinese.

extension LayoutGuideEdge {
    static let chinese = RuleTranslation(
        """
        `make.bottom.equalTo(bottomLayoutGuide)` 或 `make.top.equalTo(topLayoutGuide)`。

        ## 运行时
        SnapKit 取与左侧相同的属性：底部参考线的 bottom 就是屏幕底部，所以视图会延伸到栏的下面。这是一条默认关闭的提示：\
        这也可能是有意的。

        ## 如何修改
        写出内侧的边，或者使用 `view.safeAreaLayoutGuide`。
        """,
        [
            "The far edge of a layout guide is taken": "取用了布局参考线的外侧边",
            "This is the guide's far edge, the edge of the screen. The inner one is `{0}.snp.{1}`.":
                "这是布局参考线的外侧边，即屏幕的边。内侧的边是 `{0}.snp.{1}`。",
            "Change to `{0}.snp.{1}`": "改为 `{0}.snp.{1}`",
        ])
}
