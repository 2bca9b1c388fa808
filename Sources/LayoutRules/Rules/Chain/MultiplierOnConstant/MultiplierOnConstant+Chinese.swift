// What `multiplier-on-constant` says in Simplified Chinese.

extension MultiplierOnConstant {
    static let chinese = RuleTranslation(
        """
        尺寸与数值关联，又设置了系数：`make.width.equalTo(320).multipliedBy(0.5)`。

        ## 运行时
        系数属于关系右侧的视图，而这里没有视图：宽度仍为 320 pt。

        ## 如何修改
        直接写出乘积，或者关联到视图。
        """,
        [
            "A multiplier on a number multiplies nothing": "数值目标上的系数不起作用",
            "This has no effect: a multiplier applies to a view's attribute, not to a number. Multiply the number itself.":
                "不起作用：系数只作用于视图的属性，而目标是数值。请直接写出乘积。",
        ])
}
