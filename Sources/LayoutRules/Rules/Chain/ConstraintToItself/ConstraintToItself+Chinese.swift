// What `constraint-to-itself` says in Simplified Chinese.

extension ConstraintToItself {
    static let chinese = RuleTranslation(
        """
        约束的两侧是同一个视图的同一个属性：`x == x`。

        ## 运行时
        没有任何日志。没有常量和系数时，它什么也没有约束；系数不为 1 时，只有 0 能满足；带常量时，永远无法满足。\
        （同一视图的 `width` 与 `height` 相关联是宽高比，没有问题。）

        ## 如何修改
        关联到真正想要的视图，通常是父视图。
        """,
        [
            "A view is related to itself": "视图与自身关联",
            "`{0}` is related to itself by the same attribute, which has no effect or cannot be satisfied. Name the view you mean.":
                "`{0}` 的属性与其自身关联，这样的约束要么没有意义，要么无法满足。请改为真正想要的视图。",
        ])
}
