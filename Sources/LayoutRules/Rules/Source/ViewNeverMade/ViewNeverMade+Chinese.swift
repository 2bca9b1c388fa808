// What `view-never-made` says in Simplified Chinese.

extension ViewNeverMade {
    static let chinese = RuleTranslation(
        """
        Objective-C 的属性是 UIKit 视图，只有所在的文件能使用它，有 block 约束它，却没有任何代码给它视图：没有对属性或其实例变量的赋值，也没有 getter。\
        或者它的 getter 名字差一两个字母，而没有任何代码调用它。或者初始化方法或 `viewDidLoad`（连同它们调用的方法）先添加或约束它，后面才创建它。

        ## 运行时
        属性为 `nil`，发给 `nil` 的消息什么也不做：约束不会创建，也什么都不显示。另一个视图与它关联时，Masonry 得到的是 `nil`，\
        并触发断言：`attempting to add unsupported attribute: (null)`。

        ## 如何修改
        在使用之前创建视图，让 getter 与属性同名，或者去掉该视图残留的代码。
        """,
        [
            "Constraints are made for a view that is never created": "为从未创建的视图创建约束",
            "Nothing creates `{0}`: it is `nil`, and these constraints are not made. Create it, or remove what is left of it.":
                "没有任何代码创建 `{0}`：它是 `nil`，这些约束不会创建。请创建它，或者去掉残留的代码。",
            "`{0}` is `nil`, because its getter is called `{1}`: these constraints are not made. Rename the getter.":
                "`{0}` 是 `nil`，因为它的 getter 叫作 `{1}`：这些约束不会创建。请修改 getter 的名字。",
            "the getter": "getter",
            "`{0}` is still `nil` here: line {1} creates it. Create it before it is added and constrained.":
                "`{0}` 在这里仍是 `nil`：第 {1} 行才创建它。请在添加和约束之前创建它。",
            "created here": "在此创建",
        ])
}
