// What `leading-inset-direction` says in Simplified Chinese.

extension LeadingInsetDirection {
    static let chinese = RuleTranslation(
        """
        对 leading 或 trailing 边使用了左右不同的 `UIEdgeInsets`。

        ## 运行时
        无论何种语言，Masonry 都把 `left` 用于 leading，把 `right` 用于 trailing。SnapKit 也是如此，除非全局的 \
        `ConstraintConfig.interfaceLayoutDirection` 设为从右到左。

        ## 如何修改
        使用带方向的边距（`NSDirectionalEdgeInsets`、SnapKit 的 `directionalInsets`），或者两侧使用相同的边距。这是一条默认关闭的提示：\
        只有应用支持从右到左书写的语言时才有影响。
        """,
        [
            "Insets on leading or trailing ignore the writing direction": "leading 或 trailing 的边距不跟随书写方向",
            "`left` and `right` of these insets do not follow the writing direction, unlike leading and trailing.":
                "这些边距的 `left` 和 `right` 不跟随书写方向，而 leading 和 trailing 会跟随。",
        ])
}
