// What `zero-size` says in Simplified Chinese.

extension ZeroSize {
    static let chinese = RuleTranslation(
        """
        约束确定了视图的宽度或高度，而结果是 0：视图看不见，其中的内容会画在它的外面，或者被裁掉。

        ## 运行时
        没有任何日志。

        ## 如何修改
        消息中的 frame 表明是哪一边塌缩了。常见原因：两条边都固定到另一个视图的同一条边、系数为 0，或者本应撑开它的\
        子视图没有固定到两条边。有意隐藏的视图最好加上标记：`// masonry:ignore zero-size — hidden until loaded`。
        """,
        [
            "A view has no size": "视图没有尺寸",
            "`{0}` has no size, so it is not visible: its frame is {1}.": "`{0}` 没有尺寸，因此看不见：它的 frame 为 {1}。",
        ])
}
