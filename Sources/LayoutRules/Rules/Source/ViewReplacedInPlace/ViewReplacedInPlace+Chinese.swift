// What `view-replaced-in-place` says in Simplified Chinese.

extension ViewReplacedInPlace {
    static let chinese = RuleTranslation(
        """
        一个方法为某个成员创建视图并添加它，随后又为同一个成员创建另一个视图。最常见的原因是复制了代码行，而第二个视图本应有自己的名字。

        ## 运行时
        两个视图都会显示。第一个不再有名字：之后对该成员设置的文字或约束只作用于第二个。

        ## 如何修改
        给第二个视图起一个自己的名字，或者去掉其中一个。
        """,
        [
            "A member gets another view while the first one is shown": "第一个视图仍在显示时，成员得到了另一个视图",
            "`{0}` gets another view here, and the previous one stays on screen with no reference to it. Store this one in its own property.":
                "`{0}` 在这里得到了另一个视图，而之前的那个没有了名字，却留在屏幕上。请给这个视图起自己的名字。",
            "the one before is added here": "之前的视图在这里添加",
        ])
}
