// What `missing-relation` says in Simplified Chinese.

extension MissingRelation {
    static let chinese = RuleTranslation(
        """
        SnapKit 的链指定了属性，却没有关系。

        ## 运行时
        SnapKit 会悄悄跳过它：不会创建任何约束。（编译器会警告表达式未使用。）

        ## 如何修改
        把语句补充完整。
        """,
        [
            "A chain without a relation is dropped": "没有关系的链会被丢弃",
            "This chain has no relation, so SnapKit makes no constraint from it. Add `equalTo(…)` or `equalToSuperview()`.":
                "这条链没有关系，SnapKit 不会为它创建约束。请补上 `equalTo(…)` 或 `equalToSuperview()`。",
        ])
}
