// What `view-never-added` says in Simplified Chinese.

extension ViewNeverAdded {
    static let chinese = RuleTranslation(
        """
        私有成员或局部变量是新建的 UIKit 视图，代码设置了它的文字、颜色等，或者往里面添加了子视图，却没有任何代码把它添加到父视图、交给其他代码或给它约束。常见的原因是在它的位置添加了另一个视图。

        ## 运行时
        它永远不会显示。

        ## 如何修改
        添加它，或者去掉它。
        """,
        [
            "A view is set up and nothing adds it": "设置了视图却没有添加它",
            "`{0}` is set up here, and nothing adds it to a view: it is never seen. Add it, or remove it.":
                "这里设置了 `{0}`，却没有任何代码把它添加到视图中：它永远不会显示。请添加它，或者去掉它。",
        ])
}
