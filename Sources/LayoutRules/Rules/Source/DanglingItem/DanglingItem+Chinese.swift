// What `dangling-item` says in Simplified Chinese.

extension DanglingItem {
    static let chinese = RuleTranslation(
        """
        某个属性保存了 `other.snp.left` 或视图的其他属性，以备后用。

        ## 运行时
        它对视图是弱引用。视图释放之后，指向它的关系会悄悄变成指向父视图。这是一条默认关闭的提示：视图可能由别处持有。

        ## 如何修改
        保存视图本身，在使用的地方再写出属性。
        """,
        [
            "An attribute of a view is kept without the view": "保存了视图的属性而没有保存视图",
            "This holds its view weakly; once the view is gone, a relation to it becomes one to the superview. Keep the view.":
                "它对视图是弱引用；视图释放之后，指向它的关系会变成指向父视图。请保存视图本身。",
        ])
}
