// What `text-without-room` says in Simplified Chinese.

extension TextWithoutRoom {
    static let chinese = RuleTranslation(
        """
        表格单元格中的标签可以有任意行数，代码给它未知长度的文字，而它的下端没有任何约束：既没有 `bottom`，下面也没有其他视图。行高由其他视图决定。或者标签位于控制器的视图、或高度已给定的容器中，而其下端有别的视图。

        ## 运行时
        自动高度的行与连到其底部的内容一样高。较长文字的各行会超出该行，盖住下一行；表格给各行同一高度时也是如此。

        ## 如何修改
        同时约束它的底部：`make.bottom.lessThanOrEqualToSuperview()`。
        """,
        [
            "A multiline label cannot make its row taller": "文字可能变长，而所在的行不会随之变高",
            "`{0}` may have any number of lines, but `{1}` determines the height of the row: long text runs out of it. Pin its bottom, too.":
                "`{0}` 可以有任意行数，而行高由 `{1}` 决定：较长的文字会超出该行。请同时约束它的底部。",
            "`{0}` may have any number of lines, but its rows are {1} pt high: long text runs out of them. Use self-sizing rows, and pin its bottom, too.":
                "`{0}` 可以有任意行数，而所在的行高 {1} pt：较长的文字会超出该行。请让行高随内容变化，并约束它的底部。",
            "`{0}` may have any number of lines, and nothing ends it above `{1}`: long text runs under it. Constrain its bottom to that view's top, or let it scroll.":
                "`{0}` 可以有任意行数，而没有任何约束让它在 `{1}` 之上结束：较长的文字会跑到它下面。请把它的底部约束到那个视图的顶部，或让它可以滚动。",
        ])
}
