// What `redeclared-name` says in Simplified Chinese.

extension RedeclaredName {
    static let chinese = RuleTranslation(
        """
        同一个文件里有两处声明使用了同一个名称，约束块引用它时可能指其中任何一个。名称归先声明的那一个所有。

        ## 如何修改
        给其中一个改名。
        """,
        [
            "A name is declared twice": "名称重复声明",
            "`{0}` is already declared on line {1}; give this one another name.":
                "`{0}` 已在第 {1} 行声明，请给这里换一个名称。",
            "`{0}` is declared here first": "`{0}` 最先在此处声明",
        ])
}
