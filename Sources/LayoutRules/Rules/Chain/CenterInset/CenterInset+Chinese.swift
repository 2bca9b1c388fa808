// What `center-inset` says in Simplified Chinese.

extension CenterInset {
    static let chinese = RuleTranslation(
        """
        对中心使用了 `inset`。

        ## 运行时
        自 5.0 起，inset 使中心移动的距离是两侧之差的一半：只给一个数值时，完全不移动。

        ## 如何修改
        使用 `offset`。
        """,
        [
            "An inset on a center hardly moves it": "对中心使用 inset 几乎不会移动它",
            "An inset that is the same on all sides does not move a center. Use `offset`.":
                "两侧相等的 inset 不会移动中心。请使用 `offset`。",
            "Change to `offset`": "改为 `offset`",
        ])
}
