// What `row-height-cuts-text` says in Simplified Chinese.

extension RowHeightCutsText {
    static let chinese = RuleTranslation(
        """
        表格 cell 中的 label 行数不限（`numberOfLines = 0`），显示的文字要到运行时才知道，顶部和底部都被固定；而表格或其 delegate 用数字给这些 cell \
        同一个高度。每个类只报告一次。

        ## 运行时
        label 的高度就是行留给它的高度。放不下的文字以省略号结尾或被挤压；短的文字则留下空行。字号调大后能放下的行数更少。

        ## 如何修改
        让行高由内容决定：`UITableView.automaticDimension`，并设置 `estimatedRowHeight`。或者写明行数。
        """,
        [
            "A fixed row height cuts off multiline text": "固定的行高会截断行数不限的文字",
            "`{0}` may have any number of lines, but its rows are {1} pt high: longer text is cut off. Use self-sizing rows.":
                "`{0}` 行数不限，而它的行高是 {1} 点：更长的文字会被截断。请让行高由内容决定。",
        ])
}
