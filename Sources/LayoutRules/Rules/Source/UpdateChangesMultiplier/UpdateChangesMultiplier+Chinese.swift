// What `update-changes-multiplier` says in Simplified Chinese.

extension UpdateChangesMultiplier {
    static let chinese = RuleTranslation(
        """
        方法更新约束时使用了传入的倍数：`width.equalToSuperview().multipliedBy(progress)`。更新只改变常量；要更新哪条约束，\
        由其余所有部分决定，包括倍数。

        ## 运行时
        只要倍数与现有约束的不同，SnapKit 就会崩溃：`Updated constraint could not find existing matching constraint to \
        update: <…>`。Masonry 会添加第二条约束，两者相互矛盾：`Unable to simultaneously satisfy constraints.`

        ## 如何修改
        重建该视图的约束，或者保存该约束并替换它。
        """,
        [
            "An update tries to change a constraint's multiplier": "更新给约束换了倍数",
            "An update cannot change a constraint's multiplier: SnapKit traps, Masonry adds a second constraint. Remake the constraints.":
                "更新不能改变约束的倍数：SnapKit 会崩溃，Masonry 会添加第二条约束。请重建约束。",
        ])
}
