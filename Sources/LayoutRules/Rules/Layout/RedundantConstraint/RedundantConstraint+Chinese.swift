// What `redundant-constraint` says in Simplified Chinese.

extension RedundantConstraint {
    static let chinese = RuleTranslation(
        """
        一条约束所表达的内容，其他约束合在一起已经表达了；去掉它，任何屏幕上的结果都不会改变。

        ## 运行时
        没有任何日志，布局也是正确的。但它有少许开销，而且以后只要修改其他约束中的一条，它就会造成冲突。在源文件中，只报告可由同一视图或同样两个视图\
        的其他约束推出的约束。

        ## 如何修改
        移除它；如果它能让代码更清楚，也可以保留。
        """,
        [
            "A constraint follows from others": "约束可由其他约束推出",
            "{0} always holds and adds nothing.": "{0} 总是成立，没有作用。",
            "{0} always hold and add nothing.": "{0} 总是成立，没有作用。",
            "{0} follows from {1} and adds nothing.": "{0} 可由 {1} 推出，没有作用。",
            "{0} follow from {1} and add nothing.": "{0} 可由 {1} 推出，没有作用。",
            "it follows from `{0}`": "可由 `{0}` 推出",
            "Remove these constraints": "移除这些约束",
        ])
}
