// What `constraints-in-layout-pass` says in Simplified Chinese.

extension ConstraintsInLayoutPass {
    static let chinese = RuleTranslation(
        """
        `layoutSubviews`、`viewWillLayoutSubviews` 或 `viewDidLayoutSubviews` 每次运行都会创建或重建约束。

        ## 运行时
        新的约束又会引起一次布局。创建约束的块每次都把同样的约束再添加一遍，重建约束的块则替换它们。\
        旧版 iOS 会输出 `Auto Layout still required after executing -layoutSubviews.` 这是一条默认关闭的提示：\
        约束相同时只是浪费时间。

        ## 如何修改
        在设置视图时只创建一次约束；在这里更新常量。
        """,
        [
            "Constraints are made in every layout pass": "每次布局都会创建约束",
            "These constraints are made again in every layout pass. Make them once, where the view is set up.":
                "每次布局都会重新创建这些约束。请在设置视图的地方创建一次。",
        ])
}
