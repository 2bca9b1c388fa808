// What `shared-collection-layout` says in Simplified Chinese.

extension SharedCollectionLayout {
    static let chinese = RuleTranslation(
        """
        两个集合视图用同一个对象作为 `collectionViewLayout` 创建。

        ## 运行时
        一个布局属于一个集合视图：它向那个视图询问大小和条目。另一个视图的条目会出现在第一个的条目所在的位置，或者不出现。

        ## 如何修改
        为每个集合视图创建一个布局。
        """,
        [
            "Two collection views are given one layout object": "两个集合视图得到同一个布局对象",
            "Another collection view has it already: a layout object belongs to one collection view. Create one for each.":
                "另一个集合视图已经拥有它：一个布局只属于一个集合视图。请为每个视图创建一个。",
            "given to that one here": "在这里给了那一个",
        ])
}
