// The rules about the language of `.masonry` files, in Simplified Chinese.

extension SimplifiedChinese {
    static let languageRules: [RuleTranslation] = [
        RuleTranslation(
            "expectation-failed",
            """
            `expect` 行对求解后的布局作出的断言，在它所针对的屏幕和状态下不成立。坐标以根视图为准；除非该行另行指定（`± 2`），\
            否则允许 0.5 pt 的误差。如果约束没有确定期望所涉及的属性，该期望同样算未满足：结果可能成立，也可能不成立。
            """,
            [
                "An expectation does not hold": "期望未满足",
                "on {0}": "在 {0} 上",
                "on {0} in {1}": "在 {0} 的 {1} 状态下",
                "This does not hold {0}: {1}.": "{0}，该期望未满足：{1}。",
                "This cannot be decided {0}: {1}.": "{0}，无法判断该期望：{1}。",
                "It fails on {0} of {1} screens.": "{1} 个屏幕中有 {0} 个未满足。",
            ]),
        RuleTranslation(
            "redeclared-name",
            """
            同一个文件里有两处声明使用了同一个名称，约束块引用它时可能指其中任何一个。名称归先声明的那一个所有。
            """,
            [
                "A name is declared twice": "名称重复声明",
                "`{0}` is already declared in line {1}; give this one another name.":
                    "`{0}` 已在第 {1} 行声明，请给这里换一个名称。",
                "`{0}` is declared here first": "`{0}` 最先在此处声明",
            ]),
        RuleTranslation(
            "syntax",
            """
            这里缺少某些内容，或者出现了语法不允许的内容。只有这一条语句不起作用；文件的其余部分照常解析、求解和检查，\
            该语句提到的视图也不会被报告为约束不完整。
            """,
            [
                "The text is not the language": "语法错误"
            ]),
        RuleTranslation(
            "unknown-attribute",
            """
            链中的某一环，或者视图的某个属性，在库中并不存在：代码无法编译。该链在这里不会创建约束，\
            涉及的视图也不会被报告为约束不完整。

            请更正拼写；最接近的名称会作为修复建议给出。Masonry 与 SnapKit 的写法不同：`insets` 和 `mas_` 开头的名称属于 \
            Masonry，`equalToSuperview` 和 `horizontalEdges` 属于 SnapKit。
            """,
            [
                "The library has no such attribute or call": "库中没有这个属性或方法",
                "There is no attribute or call `{0}` in this library.": "该库中没有名为 `{0}` 的属性或方法。",
            ]),
        RuleTranslation(
            "unknown-device",
            """
            `screen` 使用的设备名不在内置设备之列。该行会被忽略，文件仍会在其他屏幕上检查。

            请使用内置设备，或者直接给出尺寸：`screen "My phone" 390 x 844 safeArea(47, 0, 34, 0)`。
            """,
            [
                "No built-in device has this name": "没有这个内置设备",
                "There is no built-in device `{0}`.": "没有名为 `{0}` 的内置设备。",
                "Give its size: `screen \"{0}\" 390 x 844`.": "可以直接给出尺寸：`screen \"{0}\" 390 x 844`。",
            ]),
        RuleTranslation(
            "unknown-name",
            """
            某个值使用了文件中没有定义的名称：没有这样的常量、视图、屏幕或状态，它也不是语言内置的函数或属性。\
            该语句的值因此未知，依赖它的内容都不会报告。

            请定义它（`let name = 16`），或者更正拼写；已知名称中最接近的一个会作为修复建议给出。
            """,
            [
                "Nothing has this name": "名称未定义",
                "Nothing here is called `{0}`.": "`{0}` 未定义。",
                "Define it with `let {0} = …`.": "可以用 `let {0} = …` 定义它。",
            ]),
        RuleTranslation(
            "unknown-view",
            """
            约束块或关系中使用的视图或布局参考线没有在文件中声明。它所在的链不会创建约束，\
            该链涉及的视图也不会被报告为约束不完整。

            请声明它（`view name`），或者更正拼写；已知名称中最接近的一个会作为修复建议给出。
            """,
            [
                "No view or guide has this name": "没有这个视图或布局参考线",
                "There is no view or guide `{0}` here.": "此处没有名为 `{0}` 的视图或布局参考线。",
                "Declare it with `view {0}`.": "可以用 `view {0}` 声明它。",
            ]),
        RuleTranslation(
            "wrong-value-type",
            """
            值的类型在所处的位置没有意义：需要数值的地方写了名称，需要四个数的地方只有两个，或者让视图参与算术运算。\
            它要设置的内容保持默认值，依赖它的内容都不会报告。
            """,
            [
                "A value of the wrong kind": "值的类型不正确",
                "Expected {0}, but this is {1}.": "此处应为 {0}，实际为 {1}。",
            ]),
    ]
}
