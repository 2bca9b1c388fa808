// What `stale-constraint-reference` says in Simplified Chinese.

extension StaleConstraintReference {
    static let chinese = RuleTranslation(
        """
        `remakeConstraints` 替换了视图的所有约束，之后仍在使用此前保存的 `Constraint`。

        ## 运行时
        更新它不会影响任何已激活的约束；激活它会让旧约束与新约束并存，多半造成冲突。

        ## 如何修改
        在重建时重新保存约束。
        """,
        [
            "A stored constraint is used after a remake": "重建约束之后仍在使用旧的引用",
            "This stored constraint is no longer active: its view was remade on line {0}. Store the new one there.":
                "该视图的约束已在第 {0} 行重建，此处保存的约束不再处于激活状态。请在重建时重新保存。",
            "remade here": "在此处重建",
        ])
}
