// What `text-cut-short` says in Simplified Chinese.

extension TextCutShort {
    static let chinese = RuleTranslation(
        """
        单行标签或按钮有一个必须满足的宽度，放不下类中给它的文字，或者输入框的宽度放不下占位文字。只报告文件自身能看出来的情况：文字是字面量或取自程序的文本表，没有别的代码替换它；字体是\
        系统字体；也没有什么让文字缩小（`adjustsFontSizeToFitWidth`、`minimumScaleFactor`）或折行。文字的宽度是估算值：即使每个字母再窄\
        十分之一（按钮为五分之一）也放不下时才报告。

        只有运行时才知道的文字中，只说那些通常较长的：原样显示的日期（`createdAt`），而标签放不下 16 个字母；以及作为提示，\
        从所给的名称看是人们自己写的文字（`user.name`、`address`），而标签放不下 13 个字母。\
        名称表示数量、原样显示整数的标签放不下三位数字时，也作为提示。

        程序文本表中的文字按程序的开发语言测量。

        ## 运行时
        文字以省略号结尾：“Sign i…”；没有 `UIButton.Configuration` 的按钮则在中间截断：“Si…in”。

        ## 如何修改
        去掉宽度，或用 `greaterThanOrEqualTo` 改成最小宽度；否则请缩短文字、允许折成两行，或让它缩小。
        """,
        [
            "A text is wider than its view": "文字比它所在的视图宽",
            "The text of `{0}` is about {1} pt wide, but only {2} pt are left for it: it is truncated. Remove the width, or use `greaterThanOrEqualTo`.":
                "`{0}` 的文字约宽 {1} 点，却只留了 {2} 点：会被截断。请去掉宽度，或改用 `greaterThanOrEqualTo`。",
            "`{0}` is only {1} pt wide, which holds about {2} letters: a longer text is truncated. Let it be wider, wrap or shrink.":
                "`{0}` 只有 {1} 点宽，大约放得下 {2} 个字母：更长的文字会被截断。请让它更宽、折行或缩小。",
            "`{0}` is only {1} pt wide, which holds about {2} digits: a larger number is truncated. Let it be wider or shrink, or show `99+`.":
                "`{0}` 只有 {1} 点宽，大约放得下 {2} 位数字：更大的数会被截断。请让它更宽或缩小，或者显示 `99+`。",
            "The placeholder of `{0}` is about {1} pt wide, but the field only {2} pt: it is truncated. Remove the width, or write a shorter one.":
                "`{0}` 的占位文字约宽 {1} 点，而输入框只有 {2} 点：会被截断。请去掉宽度，或缩短占位文字。",
        ])
}
