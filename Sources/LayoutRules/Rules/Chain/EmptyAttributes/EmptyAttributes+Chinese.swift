// What `empty-attributes` says in Simplified Chinese.

extension EmptyAttributes {
    static let chinese = RuleTranslation(
        """
        调用 `make.attributes(…)` 时传入的掩码不含任何 Masonry 属性，例如 0。

        ## 运行时
        Masonry 触发断言：`You didn't pass any attribute to make.attributes(...)`。

        ## 如何修改
        至少写出一个属性。
        """,
        [
            "No attribute is passed to attributes(…)": "attributes(…) 没有传入任何属性",
            "{0}. The mask holds no attribute; use `MASAttributeTop | MASAttributeLeft` and the like.":
                "{0}。掩码中没有任何属性，请使用 `MASAttributeTop | MASAttributeLeft` 之类的值。",
        ])
}
