// What `distribute-twice` says in Simplified Chinese.

extension DistributeTwice {
    static let chinese = RuleTranslation(
        """
        对已经分布过的视图再次调用 `mas_distributeViewsAlongAxis…`，中间没有重建约束。

        ## 运行时
        它只会创建约束：旧约束与新约束并存，相互矛盾。

        ## 如何修改
        先对这些视图调用 `mas_remakeConstraints`，或者修改已创建的约束。
        """,
        [
            "Views are distributed a second time": "视图被重复分布",
            "These views were distributed on line {0}, and those constraints stay. Remake them first.":
                "这些视图已在第 {0} 行分布过，当时的约束依然保留。请先重建约束。",
            "distributed here first": "首次在此处分布",
        ])
}
