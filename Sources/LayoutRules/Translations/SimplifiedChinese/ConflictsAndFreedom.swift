// How conflicts, free attributes and expectations without a value are put into words, in Simplified Chinese.

extension SimplifiedChinese {
    static let conflictsAndFreedom: Wordings = [
        // Conflicts.
        "`{0}` conflicts with {1}: {2}.": "`{0}` 与 {1} 无法同时满足：{2}。",
        "`{0}` conflicts with {1}.": "`{0}` 与 {1} 无法同时满足。",
        "`{0}` cannot be satisfied: {1}.": "`{0}` 无法满足：{1}。",
        "`{0}` cannot be satisfied.": "`{0}` 无法满足。",
        "the width of `{0}`, {1}": "`{0}` 的宽度（{1}）",
        "the height of `{0}`, {1}": "`{0}` 的高度（{1}）",
        "`{0}`'s width, which is never negative": "`{0}` 的宽度（不能为负）",
        "`{0}`'s height, which is never negative": "`{0}` 的高度（不能为负）",
        "the guides and margins of `{0}`": "`{0}` 的布局参考线与布局边距",
        "the constraints that the stack view `{0}` adds to its arranged subviews": "堆栈视图 `{0}` 对所排列子视图的要求",
        "`{0}` needs at least {1} pt of width.": "`{0}` 的宽度至少需要 {1} pt。",
        "`{0}` needs at least {1} pt of height.": "`{0}` 的高度至少需要 {1} pt。",
        "`{0}` may have at most {1} pt of width.": "`{0}` 的宽度最多为 {1} pt。",
        "`{0}` may have at most {1} pt of height.": "`{0}` 的高度最多为 {1} pt。",
        "Remove one of them, give one a lower priority, or use the constant {0}.":
            "请移除其中一条、降低其中一条的优先级，或将常量改为 {0}。",
        "The same line made both because it runs more than once: run it once, or use remake there.":
            "同一行每次运行都会创建：请只运行一次，或在那里使用 remake。",
        "Remove one of them, or give one a lower priority.": "请移除其中一条，或降低其中一条的优先级。",
        "`{0}` is part of the conflict": "`{0}` 参与了这处冲突",
        "Change the constant to {0}": "将常量改为 {0}",
        "Lower the priority to 750": "将优先级降为 750",
        "Remove this constraint": "移除这条约束",
        "This happens on {0}, but not on the other screens.": "仅在 {0} 上如此，其他屏幕上没有这个问题。",
        "The code reads the size of the device; this happens on {0}.": "代码读取了设备尺寸；在 {0} 上如此。",
        // Freedom.
        "`{0}` is ambiguous: any value between {1} and {2} fits.": "`{0}` 未确定，可取 {1} 到 {2} 之间的任意值。",
        "`{0}` is ambiguous: any value from {1} up fits.": "`{0}` 未确定，可取不小于 {1} 的任意值。",
        "`{0}` is ambiguous: any value up to {1} fits.": "`{0}` 未确定，可取不大于 {1} 的任意值。",
        "`{0}` is ambiguous.": "`{0}` 未确定，可取任意值。",
        "`{0}` moves with it": "`{0}` 会随之变化",
        "{0} moves with it.": "{0} 会随之变化。",
        "{0} move with it.": "{0} 会随之变化。",
        "{0} other views move with it.": "另有 {0} 个视图会随之变化。",
        "Pin {0}.": "请固定 {0}。",
        "`left` or `centerX`": "`left`（或 `centerX`）",
        "`top` or `centerY`": "`top`（或 `centerY`）",
        "`width` or a second horizontal edge": "`width`（或水平方向的另一条边）",
        "`height` or a second vertical edge": "`height`（或垂直方向的另一条边）",
        "Add `{0}`": "添加 `{0}`",
        // Expectations that cannot be decided.
        "a part has no value": "其中一部分没有值",
        "a division by zero": "除数为零",
        "{0} is not part of this layout": "{0} 不在这个布局中",
        "{0} has no value": "{0} 不是可比较的量",
        "{0} is ambiguous": "{0} 有歧义",
        "{0} depends on more constraints than can be solved at once": "与 {0} 相互关联的约束太多，无法一次求解",
    ]
}
