// What `guide-without-owner` says in Simplified Chinese.

extension GuideWithoutOwner {
    static let chinese = RuleTranslation(
        """
        布局参考线还没有通过 `addLayoutGuide` 归属于某个视图，就对它添加了约束。

        ## 运行时
        UIKit 抛出异常：`Unable to activate constraint with anchors … because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.`

        ## 如何修改
        先调用 `addLayoutGuide`；在 `.masonry` 文件中，把 `guide name` 写在所属视图内。
        """,
        [
            "A layout guide has no owning view": "布局参考线没有所属视图",
            "The guide has no owning view yet; call `addLayoutGuide` first. {0}":
                "该 guide 还没有所属视图；请先调用 `addLayoutGuide`。{0}",
        ])
}
