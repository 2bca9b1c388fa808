// What `size-without-relation` says in Simplified Chinese.

extension SizeWithoutRelation {
    static let chinese = RuleTranslation(
        """
        Masonry 的链只写了 `width` 或 `height`，没有其他内容。

        ## 运行时
        Masonry 会创建必须满足的约束 `width == 0`。（相比之下，只写位置属性表示与父视图相同；\
        `make.width.offset(44)` 也是合法的，表示 44 pt。）

        ## 如何修改
        把语句补充完整。
        """,
        [
            "A bare size attribute means zero": "只写尺寸属性表示尺寸为 0",
            "This chain has no relation and no constant, so Masonry makes the size 0, required. Add `mas_equalTo(…)`.":
                "这条链既没有关系也没有常量，Masonry 会创建必须满足的约束，使尺寸为 0。请补上 `mas_equalTo(…)`。",
        ])
}
