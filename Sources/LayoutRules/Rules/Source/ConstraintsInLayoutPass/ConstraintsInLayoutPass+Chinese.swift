// What `constraints-in-layout-pass` says in Simplified Chinese.

extension ConstraintsInLayoutPass {
    static let chinese = RuleTranslation(
        """
        `layoutSubviews`、`viewWillLayoutSubviews`、`viewDidLayoutSubviews` 或它们所调用的方法每次运行都会重建约束。每个方法只报告一次。\
        在旧约束之外再创建一遍的由 `setup-runs-again` 报告。

        ## 运行时
        新的约束又会引起一次布局，而那次布局又会重建它们。旧版 iOS 会输出 `Auto Layout still required after executing \
        -layoutSubviews.` 约束相同时只是浪费时间：滚动和动画的每一步都会如此。

        ## 如何修改
        在设置视图时只创建一次约束；在这里更新常量。
        """,
        [
            "Constraints are remade in every layout pass": "每次布局都会重建约束",
            "These constraints are remade in every layout pass. Make them once, where the view is set up, and update here what changes.":
                "每次布局都会重建这些约束。请在设置视图的地方创建一次，在这里只更新需要变化的部分。",
        ])
}
