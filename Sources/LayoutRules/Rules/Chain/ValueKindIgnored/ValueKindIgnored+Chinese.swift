// What `value-kind-ignored` says in Simplified Chinese.

extension ValueKindIgnored {
    static let chinese = RuleTranslation(
        """
        值的类型与链中的属性不匹配：对尺寸使用点，对边使用尺寸，或者对宽度使用 `insets`。

        ## 运行时
        该值会被悄悄忽略：常量仍为 0。

        ## 如何修改
        使用与属性对应的结构体：尺寸用 `CGSize`，中心用 `CGPoint`，边用 `UIEdgeInsets`。
        """,
        [
            "A value of this kind has no effect on these attributes": "这种类型的值对这些属性不起作用",
            "This is {0}, which has no effect on `{1}`: its constant stays as it was.":
                "此处的值是 {0}，对 `{1}` 不起作用，其常量保持不变。",
            "This is {0}, which has no effect on these attributes, so the constant stays as it was.":
                "此处的值是 {0}，对这些属性不起作用，常量保持不变。",
        ])
}
