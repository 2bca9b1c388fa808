// What `content-size-target` says in Simplified Chinese.

extension ContentSizeTarget {
    static let chinese = RuleTranslation(
        """
        约束的数值取自滚动视图的 `contentSize`。同一段代码刚刚调用过 `reloadData` 时，由 `content-size-before-layout` 报告。

        ## 运行时
        这个数值只代表当时：紧接在 `reloadData` 之后它是过时的，也不会随内容变化。这是一条默认关闭的提示：\
        代码也许会在内容每次变化时再次运行。

        ## 如何修改
        观察 `contentSize`，或者让视图的固有内容尺寸随它变化。
        """,
        [
            "A constraint copies the current content size": "约束取用了当时的内容尺寸",
            "This copies the current content size; the constraint does not follow later changes. Observe `contentSize`.":
                "这是当时的内容尺寸，约束不会随它变化。请观察 `contentSize`。",
        ])
}
