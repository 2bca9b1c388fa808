// What `nil-relation-target` says in Simplified Chinese.

extension NilRelationTarget {
    static let chinese = RuleTranslation(
        """
        关系的参数是 `nil`，或者在需要对象的地方写了字面量 `0`，两者等价。`0` 只在其他数值都已装箱的文件中作为警告：\
        某个头文件可能定义了 `MAS_SHORTHAND_GLOBALS`，它会把数值装箱。

        ## 运行时
        Masonry 触发断言：`attempting to add unsupported attribute: (null)`。关闭断言时，效果如同没有目标：\
        位置与父视图关联，尺寸变为 0。

        ## 如何修改
        若要表示数值，请写 `mas_equalTo(0)` 或 `@0`；若是视图，请在约束块执行之前创建它。
        """,
        [
            "A relation is made to nil": "关系的目标是 nil",
            "The target of this relation is nil: {0}. Use `mas_equalTo(…)` for a number, or a view that exists here.":
                "这个关系的目标为 nil：{0}。数值请使用 `mas_equalTo(…)`，视图请确保此时已经创建。",
            "A bare `0` is nil here, and Masonry asserts: attempting to add unsupported attribute: (null). Write `{0}(0)`, as for the other numbers.":
                "这里的 `0` 就是 nil，其他数值都已装箱：attempting to add unsupported attribute: (null)。请写成 `{0}(0)`。",
        ])
}
