// What `array-relation-conflict` says in Simplified Chinese.

extension ArrayRelationConflict {
    static let chinese = RuleTranslation(
        """
        关系的目标是数组，`make.left.equalTo(@[a, b])`，而其中各视图的该属性并不相同。

        ## 运行时
        Masonry 为每个元素各创建一条必须满足的约束；元素的值不同时，UIKit 会输出 `Unable to simultaneously satisfy \
        constraints.` 并打破其中一条。

        ## 如何修改
        只关联其中一个，或者用 `lessThanOrEqualTo`、`greaterThanOrEqualTo` 限制在所有元素之内。
        """,
        [
            "A relation to several views cannot hold for all": "与多个视图的关系无法同时满足",
            "One constraint is made for each element, and all are required.": "每个元素各对应一条约束，且都必须满足。",
        ])
}
