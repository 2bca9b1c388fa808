// What `negative-size` says in Simplified Chinese.

extension NegativeSize {
    static let chinese = RuleTranslation(
        """
        某条约束要求宽度或高度小于零，或者布局参考线的边距使剩余空间不足零。尺寸永远不会为负：这样的可选约束只会让\
        视图尽可能小。（必须满足的约束则与 `width >= 0` 矛盾，会作为 `unsatisfiable` 报告。）

        ## 如何修改
        写一个不为负的尺寸，或者与更大的尺寸关联：`make.width.equalTo(root).offset(-8)`。
        """,
        [
            "A size would be negative": "尺寸为负",
            "A size is never negative, so `{0}` only makes it as small as possible. Use a number above 0.":
                "尺寸不会为负，因此 `{0}` 只会使其尽可能小。请使用大于 0 的数值。",
            "`{0}` would have a negative size: its frame is {1}.": "`{0}` 的剩余空间不足零：它的 frame 为 {1}。",
        ])
}
