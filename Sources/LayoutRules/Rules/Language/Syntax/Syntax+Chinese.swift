// What `syntax` says in Simplified Chinese.

extension Syntax {
    static let chinese = RuleTranslation(
        """
        这里缺少某些内容，或者出现了语法不允许的内容。只有这一条语句不起作用；文件的其余部分照常解析、求解和检查，\
        该语句提到的视图也不会被报告为约束不完整。

        ## 如何修改
        在标出的位置更正语句。
        """,
        [
            "The text has a syntax error": "语法错误"
        ])
}
