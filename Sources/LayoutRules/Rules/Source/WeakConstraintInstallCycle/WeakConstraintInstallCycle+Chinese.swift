// What `weak-constraint-install-cycle` says in Simplified Chinese.

extension WeakConstraintInstallCycle {
    static let chinese = RuleTranslation(
        """
        弱引用属性中的约束在一处移除，又在另一处安装。

        ## 运行时
        视图只在约束安装期间持有它。执行 `uninstall` 之后没有任何对象持有它，属性变为 nil，\
        而 `[nil install]` 什么都不做：约束再也不会回来。

        ## 如何修改
        把属性改为强引用。
        """,
        [
            "A weakly held constraint is installed again": "弱引用的约束要再次安装",
            "`{0}` is weak: once uninstalled it is nil, and this does nothing. Make it strong.":
                "`{0}` 是弱引用：移除之后它就是 nil，这里什么都不做。请改为强引用。",
            "uninstalled here": "在此处移除",
        ])
}
