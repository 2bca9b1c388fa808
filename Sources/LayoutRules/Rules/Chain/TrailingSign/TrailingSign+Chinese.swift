// What `trailing-sign` says in Simplified Chinese.

extension TrailingSign {
    static let chinese = RuleTranslation(
        """
        right、bottom 或 trailing 边相对父视图或更外层视图的同一条边有正的偏移。

        ## 运行时
        视图会超出该视图相应的距离。有时这正是想要的效果，因此只作为信息。\
        完全停在外面或超出 100 pt 及以上的面板、用超出部分藏起圆角的视图、在两侧溢出同样距离的内容（如背景，或成对的装饰）、不小于 60 pt 且被屏幕边缘裁掉不超过四分之一的图片，以及滚动视图的内容不报告。

        ## 如何修改
        使用负的偏移，或者 `inset`。
        """,
        [
            "A right, bottom or trailing edge is offset outwards": "右侧或底部的边向外偏移",
            "`{0}` extends beyond `{1}` by {2} pt. Use a negative offset to move it inwards.":
                "`{0}` 超出 `{1}` {2} pt。向内应使用负的偏移。",
        ])
}
