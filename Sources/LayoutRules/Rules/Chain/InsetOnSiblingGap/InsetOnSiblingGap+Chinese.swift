// What `inset-on-sibling-gap` says in Simplified Chinese.

extension InsetOnSiblingGap {
    static let chinese = RuleTranslation(
        """
        两个视图相对的两条边之间使用了正的 inset：`make.top.equalTo(title.snp.bottom).inset(8)`。

        ## 运行时
        SnapKit 按关系右侧的边决定符号，因此两个视图会重叠相应的距离。（Masonry 恰好相反，会留出间距。）\
        `inset(-8)` 是正确的代码，不会报告。

        重叠也可能是有意的。如果同一个块让该视图的另一侧边与那里的视图保持距离，两侧的写法就自相矛盾，此时是警告；\
        其他情况只是提示信息。如果 inset 比两个视图加起来还长，其中一个就完全位于另一个之外，不会报告。

        ## 如何修改
        使用 `offset`。
        """,
        [
            "An inset between siblings makes them overlap": "兄弟视图之间使用 inset 会造成重叠",
            "This makes the two views overlap by {0}: SnapKit takes the sign from the target's edge.":
                "这会让两个视图重叠 {0} pt：符号由目标的边决定。",
            "This lets the two views overlap by up to {0}: SnapKit takes the sign from the target's edge.":
                "这允许两个视图最多重叠 {0} pt：符号由目标的边决定。",
            "This makes the two views overlap by at least {0}: SnapKit takes the sign from the target's edge.":
                "这会让两个视图至少重叠 {0} pt：符号由目标的边决定。",
            "Use `offset`.": "请使用 `offset`。",
            "Use `offset` where a gap is meant.": "如果想要间距，请使用 `offset`。",
        ])
}
