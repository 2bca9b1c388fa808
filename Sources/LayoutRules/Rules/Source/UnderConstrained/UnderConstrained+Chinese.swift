// What `under-constrained` says in Simplified Chinese.

extension UnderConstrained {
    static let chinese = RuleTranslation(
        """
        文件中关于某个视图的内容全部已知，却没有确定它的位置或尺寸。在 `.masonry` \
        文件中由 `ambiguous-position` 和 `ambiguous-size` 规则报告；在源码中其余约束可能写在其他文件里，\
        所以这是一条默认关闭的提示。

        ## 运行时
        视图停在 0 处，或者没有尺寸。没有任何日志；视图调试器会标明有歧义。

        ## 如何修改
        补全该轴上的约束。
        """,
        [
            "The constraints leave a position or size ambiguous": "约束没有确定位置或尺寸"
        ])
}
