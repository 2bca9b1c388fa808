// What `missing-super-call` says in Simplified Chinese.

extension MissingSuperCall {
    static let chinese = RuleTranslation(
        """
        视图重写了 `layoutSubviews` 或 `traitCollectionDidChange`，cell 重写了 `prepareForReuse`（父类是 UIKit 的集合视图 cell 时除外，\
        它在其中什么也不做），或者控制器重写了与显示、旋转有关的方法（`viewWillAppear`、`viewWillTransition`），\
        或程序自己基类的 `viewDidLoad`，其中没有调用父类。每个类只报告一次。如果视图自己的代码创建约束，`layoutSubviews` 报告为警告。

        ## 运行时
        `UIView` 的 `layoutSubviews` 按照约束给子视图设置 frame：不调用它，子视图就停在原处。旋转如果不向上传递，就到不了子控制器；cell 和程序自己的\
        基类也会错过它们在其中所做的事。除 `viewDidLoad` 和 `layoutSubviews` 以外，UIKit 的文档都要求重写时调用 `super`。

        ## 如何修改
        调用 `super`，通常作为第一条语句。
        """,
        [
            "An override does not call `super`": "重写的方法没有调用 `super`",
            "`layoutSubviews` does not call `super`, which applies the frames that the constraints give the subviews. Call it first.":
                "`layoutSubviews` 没有调用 `super`，而正是父类按约束给子视图设置 frame。请首先调用它。",
            "`{0}` does not call `super`, so the superclass's implementation does not run. Call it.":
                "`{0}` 没有调用 `super`：父类在其中所做的事不会发生。请调用它。",
        ])
}
