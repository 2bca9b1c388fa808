// What `bound-always-holds` says in Simplified Chinese.

extension BoundAlwaysHolds {
    static let chinese = RuleTranslation(
        """
        宽度或高度不小于 0，或不小于一个负数：`make.height.greaterThanOrEqualTo(0)`。

        ## 运行时
        这条约束没有任何作用：尺寸从来不会是负数。本来的意图多半是让尺寸随内容增长，没有它也是如此；如果没有别的东西给出尺寸，视图的\
        尺寸为 0，或者有歧义。

        ## 如何修改
        把它去掉，或者写出本来想要的最小尺寸。一个类里这样的行超过三处时，只标出第一处，并指出其余各处。保存在变量里或之后会更新的 0 不报告。
        """,
        [
            "A lower bound of 0 on a size has no effect": "尺寸不小于 0，而任何尺寸都是如此",
            "{0} says nothing": "{0} 没有任何作用",
            "{0} say nothing": "{0} 没有任何作用",
            "{0}: sizes are never negative. Remove it, or write the minimum size you mean.":
                "{0}：尺寸不会是负数。请去掉它，或写出想要的最小尺寸。",
        ])
}
