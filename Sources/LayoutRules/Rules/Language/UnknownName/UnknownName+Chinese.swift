// What `unknown-name` says in Simplified Chinese.

extension UnknownName {
    static let chinese = RuleTranslation(
        """
        某个值使用了文件中没有定义的名称：没有这样的常量、视图、屏幕或状态，它也不是语言内置的函数或属性。\
        该语句的值因此未知，依赖它的内容都不会报告。

        ## 如何修改
        请定义它（`let name = 16`），或者更正拼写；已知名称中最接近的一个会作为修复建议给出。
        """,
        [
            "Nothing has this name": "名称未定义",
            "Nothing here is called `{0}`.": "`{0}` 未定义。",
            "Define it with `let {0} = …`.": "可以用 `let {0} = …` 定义它。",
        ])
}
