// What `offset-overrides-constant` says in Simplified Chinese.

extension OffsetOverridesConstant {
    static let chinese = RuleTranslation(
        """
        数值目标之后又写了 `offset`、`inset` 或 `insets`，或者一条链两次设置常量。

        ## 运行时
        后面的数值会**覆盖**前面的，两者不会相加。`make.width.equalTo(48).offset(-8)` 得到 `width == -8`，\
        与 `width >= 0` 矛盾。

        ## 如何修改
        只写一个数值。
        """,
        [
            "An offset replaces the number before it": "偏移会覆盖前面的数值",
            "This {0} replaces {1}, which is lost; the two are not added. Write one number.":
                "此处的 {0} 会覆盖 {1}，两者不会相加。请只写一个数值。",
        ])
}
