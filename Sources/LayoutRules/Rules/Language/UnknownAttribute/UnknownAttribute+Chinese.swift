// What `unknown-attribute` says in Simplified Chinese.

extension UnknownAttribute {
    static let chinese = RuleTranslation(
        """
        链中的某一环，或者视图的某个属性，在库中并不存在：代码无法编译。该链在这里不会创建约束，\
        涉及的视图也不会被报告为约束不完整。

        ## 如何修改
        请更正拼写；最接近的名称会作为修复建议给出。Masonry 与 SnapKit 的写法不同：`insets` 和 `mas_` 开头的名称属于 \
        Masonry，`equalToSuperview` 和 `horizontalEdges` 属于 SnapKit。
        """,
        [
            "The library has no such attribute or call": "库中没有这个属性或方法",
            "There is no attribute or call `{0}` in this library.": "该库中没有名为 `{0}` 的属性或方法。",
        ])
}
