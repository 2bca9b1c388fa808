// What `chain-after-constraint` says in Simplified Chinese.

extension ChainAfterConstraint {
    static let chinese = RuleTranslation(
        """
        读取 `.constraint` 之后又修改了链。

        ## 运行时
        读取 `.constraint` 会立即创建约束；此后对该链的调用不起任何作用。

        ## 如何修改
        最后再读取 `.constraint`。
        """,
        [
            "A call comes after the constraint was built": "约束创建之后又调用了链",
            "This has no effect: the constraint was built when `.constraint` was read. Read it last.":
                "不起作用：读取 `.constraint` 时约束就已创建。请最后再读取它。",
        ])
}
