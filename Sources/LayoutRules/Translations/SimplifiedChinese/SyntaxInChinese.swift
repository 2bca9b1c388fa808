// What is said of text that is not the language, in Simplified Chinese.

extension SimplifiedChinese {
    static let syntax: Wordings = [
        "Expected `,` or the closing bracket before `{0}`.": "`{0}` 之前缺少 `,` 或右括号。",
        "Expected `;` or a new line before `{0}`.": "`{0}` 之前缺少 `;` 或换行。",
        "Expected a new line or `;` before `{0}`.": "`{0}` 之前缺少换行或 `;`。",
        "Expected `;` at the end of the statement.": "语句末尾缺少 `;`。",
        "`{0}` does not begin a statement.": "语句不能以 `{0}` 开头。",
        "`safeArea` takes four numbers: top, left, bottom, right.": "`safeArea` 需要四个数值：上、左、下、右。",
        "Compare with `==`.": "比较请使用 `==`。",
        "Separate properties by `;` or a new line.": "属性之间请用 `;` 或换行分隔。",
        "Expected `{0}`.": "此处应为 `{0}`。",
        "This `{0}` closes nothing; remove it.": "这个 `{0}` 没有对应的左括号，请删除。",
        "Expected `{0}` to close `{1}`.": "缺少与 `{1}` 对应的 `{0}`。",
        "Expected `}` to close the `{` of line {0}.": "缺少与第 {0} 行的 `{` 对应的 `}`。",
        "This text has no closing quote.": "字符串缺少结尾的引号。",
        "This comment has no closing `*/`.": "注释缺少结尾的 `*/`。",
        "`{0}` is not part of the language.": "`{0}` 不属于这门语言。",
        "These bytes are not valid UTF-8.": "这些字节不是 UTF-8 文本。",
        "This is nested too deeply: the limit is {0} levels of brackets and statements. Nothing else in this file is checked.":
            "此处嵌套过深，无法读取：括号与语句最多嵌套 {0} 层。本文件的其余内容不再检查。",
        "This layout is too large for so many states and screens: the limit is {0} views and as many constraints, summed over states and screens. Nothing else in this file is checked.":
            "对于这么大的布局，状态和屏幕过多：每个状态在每个屏幕上合计最多 {0} 个视图和同样多的约束。本文件的其余内容不再检查。",
        "This is the wide form of `{0}`.": "这是全角字符，应为半角的 `{0}`。",
        // Fixes.
        "Replace `,` with `;`": "将 `,` 改为 `;`",
        "Replace `=` with `==`": "将 `=` 改为 `==`",
        "Replace with `{0}`": "改为 `{0}`",
        "Insert `{0}`": "插入 `{0}`",
        "Remove the extra `.`": "删除多余的 `.`",
        "Remove the extra dots": "删除多余的点",
        // What is missing.
        "Expected the view's name after `view`.": "`view` 之后缺少视图名。",
        "Expected the view's class after `:`.": "`:` 之后缺少视图的类名。",
        "Expected the guide's name after `guide`.": "`guide` 之后缺少布局参考线的名称。",
        "Expected the state's name after `state`.": "`state` 之后缺少状态名。",
        "Expected `{` and the state's blocks.": "缺少 `{` 和该状态的约束块。",
        "Expected a property such as `intrinsicSize: 64 x 64`, a `guide` or a `view`.":
            "此处应为属性（如 `intrinsicSize: 64 x 64`）、`guide` 或 `view`。",
        "Expected a value after `:`.": "`:` 之后缺少值。",
        "Expected a name between quotes, or a device such as `iPhone15`, after `screen`.":
            "`screen` 之后缺少引号中的名称，或设备名（如 `iPhone15`）。",
        "Expected the screen's size, such as `390 x 844`.": "缺少屏幕尺寸，例如 `390 x 844`。",
        "Expected the height after `x`.": "`x` 之后缺少高度。",
        "Expected a comparison such as `a.width == 100` after `expect`.":
            "`expect` 之后缺少比较式，例如 `a.width == 100`。",
        "Expected `==`, `<=`, `>=`, `<`, `>` or `!=`.": "此处应为 `==`、`<=`、`>=`、`<`、`>` 或 `!=`。",
        "Expected a value to compare with.": "缺少用于比较的值。",
        "Expected a screen's name between quotes after `on`.": "`on` 之后缺少引号中的屏幕名。",
        "Expected a state's name after `in`.": "`in` 之后缺少状态名。",
        "Expected an attribute after `.`.": "`.` 之后缺少属性。",
        "Expected a value after `=`.": "`=` 之后缺少值。",
        "Expected a value before `,`.": "`,` 之前缺少值。",
        "Expected `:` and a second value after `?`.": "`?` 之后缺少 `:` 和第二个值。",
    ]
}
