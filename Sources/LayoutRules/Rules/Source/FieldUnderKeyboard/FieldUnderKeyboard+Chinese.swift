// What `field-under-keyboard` says in Simplified Chinese.

extension FieldUnderKeyboard {
    static let chinese = RuleTranslation(
        """
        输入框，或其中有输入框的栏，位于控制器视图或其安全区域底部之上不超过 120 点处，而键盘出现时没有任何代码移动它。

        只有当程序单独显示该控制器（不在 sheet 或面板中），而且该类、其父类以及整个程序都没有提到键盘（键盘通知、`keyboardLayoutGuide`、`inputAccessoryView`、\
        会移动输入框的第三方库）时才报告。

        ## 运行时
        键盘占据底部约 300 点。看不到正在输入的内容。

        ## 如何修改
        让其底部相对于 `view.keyboardLayoutGuide`，或在 `keyboardWillShowNotification` 时移动输入框。
        """,
        [
            "The keyboard covers a text field at the bottom of the screen": "键盘遮住位于屏幕底部的输入框",
            "`{0}` stands at the bottom of the screen, and nothing moves it when the keyboard comes, which covers it. Relate its bottom to `view.keyboardLayoutGuide`, or move it at `keyboardWillShowNotification`.":
                "`{0}` 位于屏幕底部，键盘出现时没有任何代码移动它，因此会被键盘遮住。请让其底部相对于 `view.keyboardLayoutGuide`，或在 `keyboardWillShowNotification` 时移动它。",
        ])
}
