// What `deactivated-too-early` says in Simplified Chinese.

extension DeactivatedTooEarly {
    static let chinese = RuleTranslation(
        """
        在创建约束的闭包内停用该约束。

        ## 运行时
        没有任何作用：闭包结束后，库会激活其中的全部约束，因此该约束与本应替代它的约束同时生效，多半造成冲突。

        ## 如何修改
        在闭包之后停用，或用 `prepareConstraints` 收集备选约束，再激活其中之一。
        """,
        [
            "A constraint is deactivated in the block that makes it": "约束在创建它的闭包内被停用",
            "This changes nothing: all constraints of the block are activated when it is over. Deactivate the constraint after the block.":
                "此处停用没有作用：闭包结束后其中的约束会全部激活。请在闭包之后停用该约束。",
        ])
}
