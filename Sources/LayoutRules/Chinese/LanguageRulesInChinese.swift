// The rules about the language of `.masonry` files, in Simplified Chinese.

extension SimplifiedChinese {
    static let languageRules: [RuleTranslation] = [
        RuleTranslation(
            "redeclared-name",
            """
            同一个文件里有两处声明使用了同一个名称，引用它的约束块指的是哪一个就说不清了。名称归先声明的那一个所有。
            """,
            [
                "A name is declared twice": "名称重复声明",
                "`{0}` is already declared in line {1}; give this one another name.":
                    "`{0}` 已在第 {1} 行声明，请给这里换一个名称。",
                "`{0}` is declared here first": "`{0}` 最先在此处声明",
            ])
    ]
}
