// What `table-header-zero-size` says in Simplified Chinese.

extension TableHeaderZeroSize {
    static let chinese = RuleTranslation(
        """
        只有本文件可见的视图成为表格的表头或表尾，它或它的内容有约束，而没有任何代码给它设置 frame，也没有事先对它布局。\
        UIKit 的视图以及不自己设置 frame 的程序的类都算。

        ## 运行时
        表格在得到表头和表尾时按原样使用它们的 frame。高度为 0 时什么都不显示，或者最前面的行会盖在上面。

        ## 如何修改
        设置 frame，或者用 `systemLayoutSizeFitting` 测量后重新赋值。
        """,
        [
            "The header of a table has no size": "表格的表头没有尺寸",
            "`{0}` has no frame when the table gets it: rows begin as if it were 0 high, whatever its constraints say. Set its frame, or lay it out before.":
                "表格得到 `{0}` 时它没有 frame：无论约束怎么写，各行都从高度 0 之后开始。请设置它的 frame，或事先对它布局。",
            "`{0}` gets no frame in this file: a table view does not measure its header or footer, so its height stays 0. Set its frame.":
                "文件中没有给 `{0}` 设置 frame：表格按原样使用表头和表尾，高度为 0。请设置它的 frame。",
        ])
}
