// What `relation-redefined` says in Simplified Chinese.

extension RelationRedefined {
    static let chinese = RuleTranslation(
        """
        链中有第二个关系，它与第一个不同，或者再次指定了视图。

        ## 运行时
        Masonry 触发断言：`Redefinition of constraint relation`。（再次使用相同的关系并传入数值是允许的，只会修改常量。）

        ## 如何修改
        写成两条语句：`make.width.greaterThanOrEqualTo(@56); make.width.lessThanOrEqualTo(@160);`。
        """,
        [
            "A chain has two relations": "一条链有两个关系",
            "{0}: this chain already has a relation.": "{0}：这条链已经有一个关系。",
            "Write a second statement for the second relation.": "请为第二个关系另写一条语句。",
        ])
}
