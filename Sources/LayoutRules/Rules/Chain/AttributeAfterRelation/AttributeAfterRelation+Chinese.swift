// What `attribute-after-relation` says in Simplified Chinese.

extension AttributeAfterRelation {
    static let chinese = RuleTranslation(
        """
        同一条链中，属性写在了关系之后。

        ## 运行时
        Masonry 触发断言：`Attributes should be chained before defining the constraint relation`。关闭断言时，\
        该属性会加入链中，但此前的关系、常量和目标对它都不起作用。

        ## 如何修改
        为第二个属性另起一条语句。（SnapKit 的类型会让这样的链无法编译。）
        """,
        [
            "An attribute comes after the relation": "属性写在了关系之后",
            "{0}: `{1}` comes after the relation, which does not apply to it.":
                "{0}：`{1}` 写在关系之后，该关系对它不起作用。",
        ])
}
