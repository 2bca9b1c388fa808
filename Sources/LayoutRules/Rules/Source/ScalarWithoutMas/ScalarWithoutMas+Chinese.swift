// What `scalar-without-mas` says in Simplified Chinese.

extension ScalarWithoutMas {
    static let chinese = RuleTranslation(
        """
        在没有定义 `MAS_SHORTHAND_GLOBALS` 的 Objective-C 文件中写了 `make.width.equalTo(100)`。

        ## 运行时
        代码无法编译：`implicit conversion of 'int' to 'id' is disallowed with ARC`。因为预编译头文件可能定义了该宏，\
        而且编译器也会报错，所以这是一条默认关闭的提示；编辑器提供修复。

        ## 如何修改
        写成 `mas_equalTo(100)` 或 `equalTo(@100)`。
        """,
        [
            "A plain number is given to a relation that takes an object": "给需要对象的关系传入了普通数值",
            "`{0}` takes an object: this compiles only with `MAS_SHORTHAND_GLOBALS`. Write `mas_{1}`.":
                "`{0}` 需要对象：只有定义了 `MAS_SHORTHAND_GLOBALS` 才能编译。请写成 `mas_{1}`。",
            "Change to `mas_{0}`": "改为 `mas_{0}`",
        ])
}
