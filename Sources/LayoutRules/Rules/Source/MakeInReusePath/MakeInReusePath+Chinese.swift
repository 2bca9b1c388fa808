// What `make-in-reuse-path` says in Simplified Chinese.

extension MakeInReusePath {
    static let chinese = RuleTranslation(
        """
        cell 的某个方法创建的约束，其数值取决于传入的参数。每次复用 cell 时，其他代码都会调用它。

        ## 运行时
        每次调用都添加约束，而不移除任何约束。数值不同时，新旧约束相互矛盾：`Unable to \
        simultaneously satisfy constraints.`

        ## 如何修改
        只创建一次约束，在这里更新或重建。
        """,
        [
            "A cell makes constraints each time it is configured": "cell 每次填充内容时都创建约束",
            "Each call of `{0}` adds constraints and removes none: with another value they contradict each other. Remake or update them.":
                "每次调用 `{0}` 都添加约束而不移除任何约束：数值不同时它们相互矛盾。请改为重建或更新。",
        ])
}
