// What `competing-priorities` says in Simplified Chinese.

extension CompetingPriorities {
    static let chinese = RuleTranslation(
        """
        几条优先级相同的可选约束无法同时满足，又没有更高优先级的约束在它们之间作出取舍。

        ## 运行时
        没有任何日志。结果是任意的：介于两者之间的任何值都一样好，实际得到哪一个，可能随约束的顺序或系统版本而变化。

        ## 如何修改
        提高应当生效的那一条的优先级，加 1 就够了。
        """,
        [
            "Optional constraints of the same priority conflict": "优先级相同的可选约束互相拉扯",
            "`{0}` and {1} have the same priority and conflict, so the result is arbitrary.":
                "`{0}` 与 {1} 优先级相同且互相排斥，因此结果是任意的。",
            "Raise the priority of the one that should win.": "请提高应当生效的那一条的优先级。",
            "`{0}` pulls the other way": "`{0}` 朝相反的方向拉扯",
            "Raise this one to {0}": "将这一条的优先级提高到 {0}",
        ])
}
