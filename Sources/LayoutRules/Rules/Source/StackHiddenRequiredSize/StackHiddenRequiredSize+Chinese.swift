// What `stack-hidden-required-size` says in Simplified Chinese.

extension StackHiddenRequiredSize {
    static let chinese = RuleTranslation(
        """
        由 stack view 排列的视图被隐藏，而一条必须满足的约束给了它尺寸。

        ## 运行时
        stack view 用必须满足的约束 `UISV-hiding` 把隐藏视图的尺寸设为 0：沿着它的轴，两者相互矛盾，其中一条会被打破。\
        垂直于轴的方向不受影响。

        ## 如何修改
        把尺寸约束的优先级设为 999。
        """,
        [
            "A hidden arranged view has a required size": "被隐藏的排列视图有必须满足的尺寸",
            "Hiding `{0}` contradicts its required size: the stack view adds a required constraint, `UISV-hiding`. Give the size a priority of 999.":
                "隐藏 `{0}` 与它必需的尺寸约束矛盾：stack view 会添加必需约束 `UISV-hiding`。请把尺寸的优先级设为 999。",
            "the size is required here": "尺寸在此处为必须满足",
            "hidden here": "在此处隐藏",
        ])
}
