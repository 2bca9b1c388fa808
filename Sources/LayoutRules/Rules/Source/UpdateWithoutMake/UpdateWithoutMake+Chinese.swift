// What `update-without-make` says in Simplified Chinese.

extension UpdateWithoutMake {
    static let chinese = RuleTranslation(
        """
        一个 block 更新视图的约束，却没有任何 block 创建过它的约束。报告的是 outlet（其约束来自 nib），以及类自己创建、\
        且没有别的文件提到的视图，除非这次更新本身就给出了后者的位置。

        ## 运行时
        两个库都只找得到自己创建的约束，所以这次更新会创建约束。nib 的约束仍然保留，可能与之矛盾：`Unable to simultaneously satisfy constraints.` \
        没有其他约束的视图则没有别的东西给它定位。

        ## 如何修改
        nib 的约束请通过它们各自的 outlet 修改，或者标记为 “Remove at build time” 并在这里全部创建。其他视图的约束请在设置视图的地方创建。
        """,
        [
            "An update finds no constraints that were made before": "更新时找不到之前创建的约束",
            "The constraints of `{0}` come from its nib: this update finds none of the library's and adds its own beside them. Change those of the nib through outlets.":
                "`{0}` 的约束来自 nib：这次更新找不到库所创建的约束，会在它们之外再添加。请通过 outlet 修改 nib 的约束。",
            "Nothing makes constraints of `{0}` before this update, so it makes its own, and nothing else places the view. Make them where the view is set up.":
                "在这次更新之前没有任何代码创建 `{0}` 的约束，所以它会自己创建，而没有别的东西给视图定位。请在设置视图的地方创建。",
        ])
}
