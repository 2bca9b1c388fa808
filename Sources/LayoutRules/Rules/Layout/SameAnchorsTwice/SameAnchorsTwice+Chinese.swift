// What `same-anchors-twice` says in Simplified Chinese.

extension SameAnchorsTwice {
    static let chinese = RuleTranslation(
        """
        两条同时生效的必须满足的等式关联同一对锚点，或给出同一个尺寸，但数值是不同的表达式，在这里无法得知。\
        （两个数值都已知时，结果是 `unsatisfiable` 或 `duplicate-constraint`。）

        还有一种情况：一条一直保留，另一条存放在属性中，之后（例如键盘出现时）得到另一个常量，或者从一开始就数值不同、\
        且没有代码改变。只报告类自身能看出来、且没有方法停用后者的情况。

        此外：一个方法创建了一条，另一个方法又以不同的数值创建了一条，而第三个方法（文件中没有代码调用它）更新第一条：在它运行之前，两者冲突。

        ## 运行时
        只要两个值不同：`Unable to simultaneously satisfy constraints.` 其中一条会被打破。

        ## 如何修改
        更新或重建第一条约束，而不是再创建一条；或者删除其中一条。
        """,
        [
            "The same two anchors are constrained twice, with different constants": "同一对锚点以不同的数值关联了两次",
            "`{0}` is constrained twice to the same anchor, by `{1}` ({2}) and `{3}`.":
                "`{0}` 以 `{1}`（{2}）和 `{3}` 两次关联到同一个锚点。",
            "Whenever the two differ: Unable to simultaneously satisfy constraints.":
                "两者不同时：Unable to simultaneously satisfy constraints.",
            "Update the first one, or remove one of them.": "请更新第一条，或删除其中一条。",
            "the first one": "第一条",
            "`{0}` is constrained twice: {1} stores the other constraint, and {2} changes only that one.":
                "`{0}` 被约束了两次：{1} 把另一条约束存放在属性中，而 {2} 只改变那一条。",
            "`{0}` is made again, with another constant than in {1}; {2} updates that one.":
                "`{0}` 又以与 {1} 不同的常量创建了一次，而 {2} 更新的是那一条。",
            "`{0}` is constrained twice, with two numbers: {1} stores the other constraint, and nothing changes that one.":
                "`{0}` 以两个不同的数值被约束了两次：{1} 把另一条约束存放在属性中，而没有代码改变那一条。",
            "Update it here, too.": "这里也请更新。",
            "updated here": "在此处更新",
            "Remove this one.": "请去掉这一条。",
            "the one that is kept": "存放在属性中的那一条",
        ])
}
