// What `outside-superview` says in Simplified Chinese.

extension OutsideSuperview {
    static let chinese = RuleTranslation(
        """
        视图没有任何一点落在父视图之内：它会被裁掉，或者画在别的内容上面，并且收不到触摸事件。无论行或屏幕有多大，用数值约束到其边之外的视图也是如此。\
        或者视图与父视图一样长，却从父视图内部的某处开始，于是它的远端伸到父视图之外（普通视图和图像视图只作为信息）。\
        父视图（或列表的行、cell）的高度是数字，而其中各视图的高度与间距之和超过它时，也作为信息报告；在控制器的视图或表格 cell 中，\
        如果一行的宽度与间距之和超过 375 点（窄手机的宽度），同样报告。

        ## 运行时
        没有任何日志。

        ## 如何修改
        请检查偏移的正负号：`right` 与 `bottom` 需要负值才会向内移动。在屏幕外等待动画的视图，最好加上标记：\
        `// masonry:ignore outside-superview — slides in`；在源代码中，若有其他代码移动它，或它从父视图结束的那条边开始，\
        则不报告。
        """,
        [
            "A view lies outside its superview": "视图位于父视图之外",
            "`{0}` extends beyond `{1}` by {2} pt: it takes that view's size but starts at {3}. Pin its other edge instead, or make it smaller.":
                "`{0}` 伸出 `{1}` {2} pt：它与父视图一样长，却从 {3} 开始。请改为固定其远侧的边，或把它缩短。",
            "`{0}` extends {1} pt beyond the top of `{2}`, which is {3} pt high: heights and gaps add up to more, and taps do not reach what lies outside.":
                "`{0}` 伸出 `{2}` 的上边 {1} pt，而后者高 {3} pt：高度与间距之和超过了它，伸出的部分收不到点按。",
            "`{0}` extends {1} pt beyond the bottom of `{2}`, which is {3} pt high, where labels have all the lines that they may have. Make it higher, or let a gap give way.":
                "标签用满允许的行数时，`{0}` 超出 `{2}`（高 {3} 点）的底部 {1} 点。请把它加高，或让某个间距可以缩小。",
            "`{0}` extends {1} pt beyond the bottom of `{2}`, which is {3} pt high: heights and gaps add up to more, and taps do not reach what lies outside.":
                "`{0}` 伸出 `{2}` 的下边 {1} pt，而后者高 {3} pt：高度与间距之和超过了它，伸出的部分收不到点按。",
            "`{0}` ends {1} pt from the side of `{2}`: phones are from {3} pt wide in portrait, and what is beyond is cut off. Let the widths of the row give way, or let it scroll.":
                "`{0}` 在距 `{2}` 一侧 {1} 点处结束：竖屏的手机最窄只有 {3} 点，超出的部分会被裁掉。请让这一行的宽度可以缩小，或让它滚动。",
            "it begins here": "它从这里开始",
            "`{0}` lies wholly outside `{1}`, which is {2} x {3}: its frame is {4}.":
                "`{0}` 完全位于 `{1}`（{2} x {3}）之外：它的 frame 为 {4}。",
            "`{0}` lies wholly outside `{1}`, {2} pt beyond its edge, whatever that view's size is. Place it inside.":
                "`{0}` 完全位于 `{1}` 之外，超出其边 {2} pt，无论后者有多大。请把它放到里面。",
            "`{0}` lies wholly below the row, which is {1} pt high: it starts at {2}. Place it inside, or make the row taller.":
                "`{0}` 完全位于行的下方：行高为 {1} pt，而它从 {2} 开始。请把它放到行内，或增大行高。",
        ])
}
