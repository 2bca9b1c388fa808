// What `swift-point-offset` says in Simplified Chinese.

extension SwiftPointOffset {
    static let chinese = RuleTranslation(
        """
        传给 `offset` 的是 `CGPoint`。

        ## 运行时
        自 SnapKit 3 起无法编译。

        ## 如何修改
        每个轴各写一条语句。
        """,
        [
            "An offset is a point": "偏移是一个点",
            "An offset is one number; write two statements with two offsets, {0} and {1}.":
                "偏移只能是一个数值；请写成两条语句，偏移分别为 {0} 和 {1}。",
        ])
}
