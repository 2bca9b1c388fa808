// What `array-of-non-views` says in Simplified Chinese.

extension ArrayOfNonViews {
    static let chinese = RuleTranslation(
        """
        用来创建约束或进行分布的数组中，含有不是视图的元素。

        ## 运行时
        Masonry 触发断言：`All objects in the array must be views`。不同视图树中的视图也无法分布：`Can't constrain views \
        that do not share a common superview. Make sure that all the views in this array have been added into the same view \
        hierarchy.`

        ## 如何修改
        数组中只放视图。要分布的视图需要有共同的父视图。
        """,
        [
            "An array of views holds something else": "视图数组中混入了其他对象",
            "{0}. Put only views of one tree into the array.": "{0}。数组中只能放同一视图树中的视图。",
        ])
}
