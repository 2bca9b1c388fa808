// What `multi-attribute-target` says in Simplified Chinese.

extension MultiAttributeTarget {
    static let chinese = RuleTranslation(
        """
        关系右侧指定了多个属性，与左侧的属性不同。（边距与边之间、带方向的属性之间允许不同。）

        ## 运行时
        SnapKit 触发崩溃：`Cannot constraint to multiple non identical attributes.`

        ## 如何修改
        关联到视图本身，或者只关联一个属性。
        """,
        [
            "The target has several attributes that differ from the receiver's": "目标的多个属性与左侧不一致",
            "{0} The two sides name different attributes; relate to the view itself, or to one attribute.":
                "{0} 两侧的属性不同；请关联到视图本身，或者只关联一个属性。",
            "Relate to `{0}` itself": "关联到 `{0}` 本身",
        ])
}
