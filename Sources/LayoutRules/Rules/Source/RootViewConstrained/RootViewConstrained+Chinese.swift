// What `root-view-constrained` says in Simplified Chinese.

extension RootViewConstrained {
    static let chinese = RuleTranslation(
        """
        视图控制器在加载自己的 `view` 时创建了决定其位置的约束。

        ## 运行时
        此时视图还没有父视图。SnapKit 的 `ToSuperview` 关系会触发断言，没有指明其他视图的位置会抛出异常，\
        而且视图会失去容器用来放置它的自动调整：界面可能是黑的或空的。

        ## 如何修改
        约束子视图；由把控制器的视图添加到别处的代码来放置它。
        """,
        [
            "A view controller positions its own view": "视图控制器给自己的视图设置了位置",
            "`view` has no superview while it loads, and its container is responsible for placing it. Constrain its subviews instead.":
                "`view` 加载时没有父视图，应由容器来放置它。请改为约束它的子视图。",
        ])
}
