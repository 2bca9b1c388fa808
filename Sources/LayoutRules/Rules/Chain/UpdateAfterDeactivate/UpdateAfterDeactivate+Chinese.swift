// What `update-after-deactivate` says in Simplified Chinese.

extension UpdateAfterDeactivate {
    static let chinese = RuleTranslation(
        """
        `updateConstraints` 描述的约束此前已被停用。

        ## 运行时
        停用的约束会离开视图的约束集合，因此 SnapKit 触发崩溃：`Updated constraint could not find existing matching \
        constraint to update: <…>`。

        ## 如何修改
        直接修改保存的约束：`constraint.update(offset: 20)`。
        """,
        [
            "An update looks for a constraint that was deactivated": "更新的约束已被停用",
            "The constraint was deactivated before, so nothing matches: {0}. Change the stored one with `update(offset:)`.":
                "该约束此前已停用，因此没有匹配项：{0}。请用 `update(offset:)` 修改所保存的约束。",
        ])
}
