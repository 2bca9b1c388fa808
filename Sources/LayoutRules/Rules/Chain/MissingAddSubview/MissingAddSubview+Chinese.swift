// What `missing-add-subview` says in Simplified Chinese.

extension MissingAddSubview {
    static let chinese = RuleTranslation(
        """
        对位置添加了约束，但视图没有父视图：约束块执行之前没有把它添加到父视图中。

        ## 运行时
        SnapKit 中名称带 `ToSuperview` 的关系会触发崩溃：``Expected superview but found nil when attempting make constraint \
        `equalToSuperview`.`` 位置与数值关联时，两个库都会抛出异常：`A multiplier of 0 or a nil second item together with a \
        location for the first attribute creates an illegal constraint of a location equal to a constant. Location \
        attributes must be specified in pairs.` 只约束尺寸则不需要父视图。

        ## 如何修改
        先调用 `addSubview`；在 `.masonry` 文件中，把视图嵌套在它的父视图里。在源码中只检查从未交给别处、并且从未添加或在同一条\
        直线路径上晚于约束块才添加的私有成员和局部变量：其他视图都可能由别处的代码添加。在约束块之前被移出父视图的视图，\
        以及在初始化方法里约束自身位置的视图也会报告。
        """,
        [
            "The view has no superview yet": "视图还没有父视图",
            "The view has no superview here; add it to one before this block. {0}":
                "该视图此时没有父视图；请在此约束块之前添加它。{0}",
            "`{0}` is never added to a superview, but this position needs one: the app crashes here. Add it before this block.":
                "`{0}` 从未添加到父视图中，而这里的位置需要父视图：会触发崩溃或抛出异常。请在该约束块之前添加它。",
            "`{0}` has no superview yet, so the app crashes here: line {1} adds it after this block. Add it first.":
                "`{0}` 还没有父视图，而这里的位置需要父视图：第 {1} 行在该约束块之后才添加它。会触发崩溃或抛出异常。请先添加。",
            "added here": "在此处添加",
            "`{0}` was removed from its superview on line {1}, but this position needs one: the app crashes here. Add it again first.":
                "`{0}` 在第 {1} 行从父视图中移除，而这里的位置需要父视图：会触发崩溃或抛出异常。请在此之前重新添加。",
            "In its initializer a view has no superview, but this position needs one: the app crashes here. Constrain it where it is added, or in `didMoveToSuperview`.":
                "视图在创建时还没有父视图，而这里的位置需要父视图：会触发崩溃或抛出异常。请在添加它的地方或在 `didMoveToSuperview` 中约束它。",
        ])
}
