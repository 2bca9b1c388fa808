// What `ib-constraints-coexist` says in Simplified Chinese.

extension IBConstraintsCoexist {
    static let chinese = RuleTranslation(
        """
        在 outlet 上创建或重建了约束。

        ## 运行时
        两个库都只移除自己创建的约束。nib 或 storyboard 中的约束会保留，可能与新约束冲突。这是一条默认关闭的提示：\
        nib 也许没有给这个视图添加约束。

        ## 如何修改
        在 nib 中把约束标记为编译时移除，或者通过 outlet 修改它们。
        """,
        [
            "Constraints from a nib stay active beside those made in code": "nib 中的约束与代码中的约束并存",
            "`{0}` is an outlet: the constraints from its nib stay active beside these. Mark them “Remove at build time” there.":
                "`{0}` 是 outlet：nib 给它的约束会与这里的约束并存。请在 nib 中把它们标记为编译时移除。",
        ])
}
