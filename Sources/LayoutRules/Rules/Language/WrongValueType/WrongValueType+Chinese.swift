// What `wrong-value-type` says in Simplified Chinese.

extension WrongValueType {
    static let chinese = RuleTranslation(
        """
        值的类型在所处的位置没有意义：需要数值的地方写了名称，需要四个数的地方只有两个，或者让视图参与算术运算。\
        它要设置的内容保持默认值，依赖它的内容都不会报告。

        ## 如何修改
        写一个类型符合该位置的值。
        """,
        [
            "A value of the wrong kind": "值的类型不正确",
            "Expected {0}, but this is {1}.": "此处应为 {0}，实际为 {1}。",
        ])
}
