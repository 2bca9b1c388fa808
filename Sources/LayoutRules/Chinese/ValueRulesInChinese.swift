// The rules about offsets, insets, multipliers and other values of a chain, in Simplified Chinese.

extension SimplifiedChinese {
    static let valueRules: [RuleTranslation] = [
        RuleTranslation(
            "center-inset",
            """
            对中心使用了 `inset`。

            ## 运行时
            自 5.0 起，inset 使中心移动的距离是两侧之差的一半：只给一个数值时，完全不移动。

            ## 如何修改
            使用 `offset`。
            """,
            [
                "An inset on a centre hardly moves it": "对中心使用 inset 几乎不会移动它",
                "An inset of equal sides does not move a centre. Use `offset`.": "两侧相等的 inset 不会移动中心。请使用 `offset`。",
                "Change to `offset`": "改为 `offset`",
            ]),
        RuleTranslation(
            "constant-out-of-range",
            """
            常量达到一百万点甚至更大；多半是用 `CGFLOAT_MAX` 或 `.greatestFiniteMagnitude` 表示“不限制”。

            ## 运行时
            UIKit 会输出 `This NSLayoutConstraint is being configured with a constant that exceeds internal limits.`，\
            并改用更小的值，或者直接终止。

            ## 如何修改
            使用合理的上限，或者去掉该约束。
            """,
            [
                "A constant is far beyond any screen": "常量远超任何屏幕",
                "{0} pt is beyond any screen; use a realistic bound, or no constraint.":
                    "{0} pt 超出任何屏幕；请使用合理的上限，或者去掉该约束。",
            ]),
        RuleTranslation(
            "inset-on-sibling-gap",
            """
            两个视图相对的两条边之间使用了正的 inset：`make.top.equalTo(title.snp.bottom).inset(8)`。

            ## 运行时
            SnapKit 按关系右侧的边决定符号，因此两个视图会重叠相应的距离。（Masonry 恰好相反，会留出间距。）\
            `inset(-8)` 是正确的代码，不会报告。

            重叠也可能是有意的。如果同一个块让该视图的另一侧边与那里的视图保持距离，两侧的写法就自相矛盾，此时是警告；\
            其他情况只是提示信息。

            ## 如何修改
            使用 `offset`。
            """,
            [
                "An inset between siblings makes them overlap": "兄弟视图之间使用 inset 会造成重叠",
                "This makes the two views overlap by {0}: the sign is that of the target's edge.":
                    "这会让两个视图重叠 {0} pt：符号由目标的边决定。",
                "This lets the two views overlap by up to {0}: the sign is that of the target's edge.":
                    "这允许两个视图最多重叠 {0} pt：符号由目标的边决定。",
                "This makes the two views overlap by at least {0}: the sign is that of the target's edge.":
                    "这会让两个视图至少重叠 {0} pt：符号由目标的边决定。",
                "Use `offset`.": "请使用 `offset`。",
                "Use `offset` where a gap is meant.": "如果想要间距，请使用 `offset`。",
            ]),
        RuleTranslation(
            "integer-division-multiplier",
            """
            系数是两个整数之商，且不能整除：`.multipliedBy(9/16)`。

            ## 运行时
            宿主语言做整数除法时会舍去小数：9/16 得 0，16/9 得 1。尺寸会悄悄变为 0；用于位置时，UIKit 抛出异常 `A multiplier \
            of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a \
            location equal to a constant.`

            ## 如何修改
            给其中一个数加上小数点：`9.0/16.0`。
            """,
            [
                "A multiplier is an integer division": "系数是整数除法",
                "{0} is {1}: integers are divided without a fraction. Write `{2}.0`.":
                    "{0} 的结果是 {1}：整数相除会舍去小数。请写成 `{2}.0`。",
                "Divide decimals": "改为小数相除",
            ]),
        RuleTranslation(
            "leading-inset-direction",
            """
            对 leading 或 trailing 边使用了左右不同的 `UIEdgeInsets`。

            ## 运行时
            无论何种语言，Masonry 都把 `left` 用于 leading，把 `right` 用于 trailing。SnapKit 也是如此，除非全局的 \
            `ConstraintConfig.interfaceLayoutDirection` 设为从右到左。

            ## 如何修改
            使用带方向的边距（`NSDirectionalEdgeInsets`、SnapKit 的 `directionalInsets`），或者两侧使用相同的边距。这是一条默认关闭的提示：\
            只有应用支持从右到左书写的语言时才有影响。
            """,
            [
                "Insets on leading or trailing ignore the writing direction": "leading 或 trailing 的边距不跟随书写方向",
                "`left` and `right` of these insets do not follow the writing direction, as leading and trailing do.":
                    "这些边距的 `left` 和 `right` 不跟随书写方向，而 leading 和 trailing 会跟随。",
            ]),
        RuleTranslation(
            "multiplier-on-constant",
            """
            尺寸与数值关联，又设置了系数：`make.width.equalTo(320).multipliedBy(0.5)`。

            ## 运行时
            系数属于关系右侧的视图，而这里没有视图：宽度仍为 320 pt。

            ## 如何修改
            直接写出乘积，或者关联到视图。
            """,
            [
                "A multiplier on a number multiplies nothing": "数值目标上的系数不起作用",
                "This has no effect: a number is no item that could be multiplied. Multiply the number itself.":
                    "不起作用：系数只作用于视图的属性，而目标是数值。请直接写出乘积。",
            ]),
        RuleTranslation(
            "multiplier-on-position",
            """
            对父视图自身的 left、leading 或 top 使用了系数。

            ## 运行时
            不起作用：在父视图自身的坐标系中，left 和 top 都是 0，0 乘以任何数仍是 0。

            ## 如何修改
            关联到带有长度的属性：`right`、`bottom`、`centerX`、`centerY`，或者布局参考线的宽或高。
            """,
            [
                "A multiplier on the superview's own origin has no effect": "父视图自身原点上的系数不起作用",
                "This has no effect: `{0}` of the superview is 0 in its own space. Relate to `{1}`.":
                    "不起作用：父视图的 `{0}` 在其自身坐标系中为 0。请关联到 `{1}`。",
            ]),
        RuleTranslation(
            "non-finite-constant",
            """
            常量或系数为无穷大，或者不是数（NaN）：由除以零引起，或者直接写了 `NAN`、`INFINITY`、`CGFloat.nan`。

            ## 运行时
            UIKit 抛出异常：`NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan …` 或 `Multiplier is not \
            finite! That's illegal.  multiplier:inf`。

            ## 如何修改
            确保除数不为零；若约束不应起限制作用，请不要创建它，或者将它停用。
            """,
            [
                "A constant or multiplier is not finite": "常量或系数不是有限数",
                "{0}. Use a finite number, and divide by nothing that can be 0.":
                    "{0}。请使用有限的数，并确保除数不会为 0。",
            ]),
        RuleTranslation(
            "offset-overrides-constant",
            """
            数值目标之后又写了 `offset`、`inset` 或 `insets`，或者一条链两次设置常量。

            ## 运行时
            后面的数值会**覆盖**前面的，两者不会相加。`make.width.equalTo(48).offset(-8)` 得到 `width == -8`，\
            与 `width >= 0` 矛盾。

            ## 如何修改
            只写一个数值。
            """,
            [
                "An offset replaces the number before it": "偏移会覆盖前面的数值",
                "This {0} replaces {1}, which is lost; the two are not added. Write one number.":
                    "此处的 {0} 会覆盖 {1}，两者不会相加。请只写一个数值。",
            ]),
        RuleTranslation(
            "opposite-edges-same-offset",
            """
            一条链给同一轴的两条边设置了相同的偏移：`make.left.right.equalTo(root).offset(16)`，或者意思相同的 \
            `make.leading.trailing.mas_equalTo(10)`。偏移的值不必已知，只要它确实是数值；由宽度或高度得出的偏移是把视图停放在另一个\
            视图旁边，不报告。相对于兄弟视图的平移（例如阴影）、100 pt 及以上的平移（屏幕外的抽屉）以及由其他代码移动的视图也不报告。

            ## 运行时
            没有任何日志。视图尺寸不变，但整体平移：右侧或底部会超出父视图。

            ## 如何修改
            使用 `inset` 或 `insets`，它们在两侧都向内收缩。若确实想要平移，写成两条语句更清楚。
            """,
            [
                "Opposite edges are offset in one direction": "相对的两条边向同一方向偏移",
                "This shifts both `{0}` and `{1}` by {2}; it does not inset the view. Use `inset`.":
                    "这会让 `{0}` 和 `{1}` 同时移动 {2} pt，视图并没有向内收缩。请使用 `inset`。",
                "This shifts both `{0}` and `{1}` by `{2}`; it does not inset the view. Use `inset`.":
                    "这会让 `{0}` 和 `{1}` 同时移动 `{2}`，视图并没有向内收缩。请使用 `inset`。",
                "Change to `inset`": "改为 `inset`",
            ]),
        RuleTranslation(
            "swift-point-offset",
            """
            传给 `offset` 的是 `CGPoint`。

            ## 运行时
            自 SnapKit 3 起无法编译。

            ## 如何修改
            每个轴各写一条语句。
            """,
            [
                "An offset is a point": "偏移是一个点",
                "An offset is one number; write two statements with two offsets, {0} and {1}.":
                    "偏移只能是一个数值；请写成两条语句，偏移分别为 {0} 和 {1}。",
            ]),
        RuleTranslation(
            "trailing-sign",
            """
            right、bottom 或 trailing 边相对父视图或更外层视图的同一条边有正的偏移。

            ## 运行时
            视图会超出该视图相应的距离。有时这正是想要的效果，因此只作为信息。\
            完全停在外面的面板、两侧都溢出的背景以及滚动视图的内容不报告。

            ## 如何修改
            使用负的偏移，或者 `inset`。
            """,
            [
                "A far edge is offset outwards": "右侧或底部的边向外偏移",
                "`{0}` hangs out of `{1}` by {2} pt. Inwards is a negative offset.":
                    "`{0}` 超出 `{1}` {2} pt。向内应使用负的偏移。",
            ]),
        RuleTranslation(
            "value-kind-ignored",
            """
            值的类型与链中的属性不匹配：对尺寸使用点，对边使用尺寸，或者对宽度使用 `insets`。

            ## 运行时
            该值会被悄悄忽略：常量仍为 0。

            ## 如何修改
            使用与属性对应的结构体：尺寸用 `CGSize`，中心用 `CGPoint`，边用 `UIEdgeInsets`。
            """,
            [
                "A value of this kind has no effect on these attributes": "这种类型的值对这些属性不起作用",
                "This is {0}, which has no effect on `{1}`: its constant stays as it was.":
                    "此处的值是 {0}，对 `{1}` 不起作用，其常量保持不变。",
                "This is {0}, which has no effect on these attributes, so the constant stays as it was.":
                    "此处的值是 {0}，对这些属性不起作用，常量保持不变。",
            ]),
    ]
}
