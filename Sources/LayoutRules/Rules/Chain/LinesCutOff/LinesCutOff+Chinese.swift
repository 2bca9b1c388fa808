// What `lines-cut-off` says in Simplified Chinese.

extension LinesCutOff {
    static let chinese = RuleTranslation(
        """
        标签可以有多行（`numberOfLines = 0`，或 2 行以上），却有一个必须满足的高度，放不下这些行。只报告类自身能看出来的情况：行数、字体\
        和高度（一个数值，或高度为数值的另一视图高度的一部分）都在其中。直接写出、不超过 16 个字母的文字不需要第二行。字体未知的富文本，高度低于 24 点时按只放得下一行计算。

        ## 运行时
        文字在放得下的最后一行以省略号截断，就像只要求了更少的行数。

        ## 如何修改
        去掉高度，或用 `greaterThanOrEqualTo` 改成最小高度。如果本来就只要一行，请写明 `numberOfLines = 1`。

        只有一行、高度不到一行三分之二的标签也会报告：文字的上下两端会缺失。使用系统字体且类中能看出字号时，如果高度会截掉 g、y 这类字母的\
        下端，也会报告，除非文字已知且不含这类字母：例如 14 pt 的字体一行高 17，却写 `height.equalTo(14)`。\
        以数字或价格命名的标签不报告：数字没有下端。由其他文件填写的 cell 或视图中的标签也算在内，比一行文字还矮的输入框也算；每个类只报告一次。
        """,
        [
            "A label's height is too small for its lines": "标签的高度放不下它的文字",
            "A line of `{0}` is about {1} pt high, but only {2} pt are left for it: its letters are cut off. Remove the height, or use `greaterThanOrEqualTo`.":
                "`{0}` 的一行约高 {1} 点，却只留了 {2} 点：文字会被裁掉。请去掉高度，或改用 `greaterThanOrEqualTo`。",
            "A line of `{0}` is {1} pt high, but only {2} pt are left for it: the descenders of g, y and the like are cut off. Remove the height, or use `greaterThanOrEqualTo`.":
                "`{0}` 的一行高 {1} 点，却只留了 {2} 点：g、y 这类字母的下端会被裁掉。请去掉高度，或改用 `greaterThanOrEqualTo`。",
            "A line of `{0}` is about {1} pt high, but the field only {2} pt: what is typed is cut off, and hard to tap. Remove the height, or use `greaterThanOrEqualTo`.":
                "`{0}` 的一行约高 {1} 点，而输入框只有 {2} 点：输入的文字会被裁掉，也不容易点中。请去掉高度，或改用 `greaterThanOrEqualTo`。",
            "`{0}` may have any number of lines": "`{0}` 可以有任意多行",
            "`{0}` may have {1} lines": "`{0}` 可以有 {1} 行",
            "1 line": "1 行",
            "{0} lines": "{0} 行",
            "{0}, but {1} pt have room for {2}: the rest is cut off. Remove the height, or use `greaterThanOrEqualTo`.":
                "{0}，而 {1} 点只放得下 {2}：其余会被截断。请去掉高度，或改用 `greaterThanOrEqualTo`。",
        ])
}
