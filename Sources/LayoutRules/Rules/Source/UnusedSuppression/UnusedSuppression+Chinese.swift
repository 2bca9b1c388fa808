// What `unused-suppression` says in Simplified Chinese.

extension UnusedSuppression {
    static let chinese = RuleTranslation(
        """
        `masonry:ignore` 注释没有屏蔽任何内容：它所指的问题已经消失、从未出现在此处，或者其中的名称不是规则名。留着它，\
        就会掩盖将来真正的问题。

        ## 如何修改
        删除注释，或者更正其中的名称或位置。

        写在代码后面的注释作用于该行；独占一行的注释作用于其后的语句或约束块；`masonry:ignore-file` 作用于整个文件。\
        多条规则以逗号分隔，理由写在破折号之后：\
        `// masonry:ignore broken-optional, zero-size — the placeholder is empty on purpose`。
        """,
        [
            "A comment suppresses a finding that is not there": "屏蔽注释没有对应的问题",
            "There is nothing to suppress here; remove the comment.": "此处没有可屏蔽的问题，请删除这条注释。",
            "`{0}` finds nothing to suppress here; remove the comment.":
                "`{0}` 在此处没有发现问题，请删除这条注释。",
            "There is no rule `{0}`, so this suppresses nothing.": "没有名为 `{0}` 的规则，因此没有屏蔽任何内容。",
            "Remove the comment": "删除这条注释",
        ])
}
