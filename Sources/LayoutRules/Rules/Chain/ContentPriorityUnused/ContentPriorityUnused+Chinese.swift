// What `content-priority-unused` says in Simplified Chinese.

extension ContentPriorityUnused {
    static let chinese = RuleTranslation(
        """
        代码为自己创建的普通 `UIView` 设置了 hugging 或 compression resistance 优先级。这两种优先级权衡的是视图的固有内容尺寸与其他约束，而普通视图没有固有内容尺寸，\
        无论其中有什么。

        每个类只报告一次。

        ## 运行时
        没有任何变化：视图的大小由约束决定，或由相邻视图留下的空间决定。

        ## 如何修改
        移除该调用。应当让步的视图，请给它一条低优先级的尺寸约束；应当贴合其中内容的视图，请让其边与内容相连。起作用的是其中标签和图片的优先级。
        """,
        [
            "A content priority of a plain view has no effect": "普通视图的内容优先级没有作用",
            "`{0}` is a plain view and has no content size, which this priority would weigh: the call has no effect. Remove it, or give the view a size constraint with a low priority.":
                "`{0}` 是普通视图，没有该优先级所权衡的内容尺寸：这个调用没有作用。请移除它，或给该视图一条低优先级的尺寸约束。",
        ])
}
