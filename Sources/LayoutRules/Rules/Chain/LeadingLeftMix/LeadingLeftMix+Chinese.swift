// What `leading-left-mix` says in Simplified Chinese.

extension LeadingLeftMix {
    static let chinese = RuleTranslation(
        """
        约束的一侧跟随书写方向（leading、trailing），另一侧不跟随（left、right）。

        ## 运行时
        UIKit 抛出异常：`A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
        leading/trailing for both or neither.`

        ## 如何修改
        两侧使用同一套属性；无论哪种语言的文字，用 leading 和 trailing 都是对的。
        """,
        [
            "Leading or trailing is mixed with left or right": "混用了 leading/trailing 与 left/right",
            "One side follows the writing direction, the other does not.":
                "一侧跟随书写方向，另一侧不跟随。",
        ])
}
