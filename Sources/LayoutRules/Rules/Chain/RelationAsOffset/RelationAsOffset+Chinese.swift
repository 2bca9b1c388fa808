// What `relation-as-offset` says in Simplified Chinese.

extension RelationAsOffset {
    static let chinese = RuleTranslation(
        """
        与视图建立了关系的链，又以同一种关系跟上一个数值：`make.top.equalTo(title.mas_bottom).mas_equalTo(55)`。

        ## 运行时
        Masonry 在这里允许装箱的数值，并把它当作常量，因此它就是 55 的偏移。如果是视图或另一种关系，则会触发断言：\
        `Redefinition of constraint relation`。

        ## 如何修改
        直接写出本意：`mas_offset(55)`。
        """,
        [
            "A second relation is used as an offset": "第二个关系被当作偏移使用",
            "This second relation only sets the offset of the first one. Write it as an offset.":
                "第二个关系只是设置了第一个关系的偏移。请写成 offset。",
            "Change to `mas_offset`": "改为 `mas_offset`",
        ])
}
