// The rules about attributes and relations of a chain, in Simplified Chinese.

extension SimplifiedChinese {
    static let relationRules: [RuleTranslation] = [
        RuleTranslation(
            "attribute-after-relation",
            """
            同一条链中，属性写在了关系之后。

            ## 运行时
            Masonry 触发断言：`Attributes should be chained before defining the constraint relation`。关闭断言时，\
            该属性会加入链中，但此前的关系、常量和目标对它都不起作用。

            ## 如何修改
            为第二个属性另起一条语句。（SnapKit 的类型会让这样的链无法编译。）
            """,
            [
                "An attribute stands behind a relation": "属性写在了关系之后",
                "{0}: `{1}` stands behind a relation, so it takes no part in it.":
                    "{0}：`{1}` 写在关系之后，该关系对它不起作用。",
            ]),
        RuleTranslation(
            "attribute-after-relation-composite",
            """
            链中已有多个属性（或 `edges`、`size`、`center`），其关系之后又写了一个属性。

            ## 运行时
            没有断言：整条链是一组约束，之后的每个关系和常量都会作用于组内的**所有**成员。\
            `make.left.right.equalTo(root).height.mas_equalTo(44)` 会让 left 和 right 也移动 44 pt。

            ## 如何修改
            为该属性另起一条语句。
            """,
            [
                "An attribute behind a relation joins a group of constraints": "关系之后的属性并入了同一组约束",
                "`{0}` joins the attributes before it: later relations and constants apply to all of them, without a message.":
                    "`{0}` 会与前面的属性并为一组：之后的关系和常量会作用于所有属性，且没有任何提示。",
            ]),
        RuleTranslation(
            "relation-as-offset",
            """
            与视图建立了关系的链，又以同一种关系跟上一个数值：`make.top.equalTo(title.mas_bottom).mas_equalTo(55)`。

            ## 运行时
            Masonry 在这里允许装箱的数值，并把它当作常量，因此它就是 55 的偏移。如果是视图或另一种关系，则会触发断言：\
            `Redefinition of constraint relation`。

            ## 如何修改
            直接写出本意：`mas_offset(55)`。
            """,
            [
                "A second relation stands in the place of an offset": "第二个关系被当作偏移使用",
                "This second relation only sets the offset of the first one. Write it as an offset.":
                    "第二个关系只是设置了第一个关系的偏移。请写成 offset。",
                "Change to `mas_offset`": "改为 `mas_offset`",
            ]),
        RuleTranslation(
            "relation-redefined",
            """
            链中有第二个关系，它与第一个不同，或者再次指定了视图。

            ## 运行时
            Masonry 触发断言：`Redefinition of constraint relation`。（再次使用相同的关系并传入数值是允许的，只会修改常量。）

            ## 如何修改
            写成两条语句：`make.width.greaterThanOrEqualTo(@56); make.width.lessThanOrEqualTo(@160);`。
            """,
            [
                "A chain has two relations": "一条链有两个关系",
                "{0}: this chain already has a relation.": "{0}：这条链已经有一个关系。",
                "Write a second statement for the second relation.": "请为第二个关系另写一条语句。",
            ]),
        RuleTranslation(
            "missing-relation",
            """
            SnapKit 的链指定了属性，却没有关系。

            ## 运行时
            SnapKit 会悄悄跳过它：不会创建任何约束。（编译器会警告表达式未使用。）

            ## 如何修改
            把语句补充完整。
            """,
            [
                "A chain without a relation is dropped": "没有关系的链会被丢弃",
                "This chain has no relation, so SnapKit makes no constraint from it. Add `equalTo(…)` or `equalToSuperview()`.":
                    "这条链没有关系，SnapKit 不会为它创建约束。请补上 `equalTo(…)` 或 `equalToSuperview()`。",
            ]),
        RuleTranslation(
            "size-without-relation",
            """
            Masonry 的链只写了 `width` 或 `height`，没有其他内容。

            ## 运行时
            Masonry 会创建必须满足的约束 `width == 0`。（相比之下，只写位置属性表示与父视图相同；\
            `make.width.offset(44)` 也是合法的，表示 44 pt。）

            ## 如何修改
            把语句补充完整。
            """,
            [
                "A bare size attribute means zero": "只写尺寸属性表示尺寸为 0",
                "This chain has no relation and no constant, so Masonry makes the size 0, required. Add `mas_equalTo(…)`.":
                    "这条链既没有关系也没有常量，Masonry 会创建必须满足的约束，使尺寸为 0。请补上 `mas_equalTo(…)`。",
            ]),
        RuleTranslation(
            "empty-attributes",
            """
            调用 `make.attributes(…)` 时传入的掩码不含任何 Masonry 属性，例如 0。

            ## 运行时
            Masonry 触发断言：`You didn't pass any attribute to make.attributes(...)`。
            """,
            [
                "No attribute is passed to attributes(…)": "attributes(…) 没有传入任何属性",
                "{0}. The mask holds no attribute; use `MASAttributeTop | MASAttributeLeft` and the like.":
                    "{0}。掩码中没有任何属性，请使用 `MASAttributeTop | MASAttributeLeft` 之类的值。",
            ]),
        RuleTranslation(
            "composite-to-single-edge",
            """
            一条链把同一轴的两条边都关联到同一个指定的属性：`make.left.right.equalTo(card.snp.left)`。

            ## 运行时
            没有任何日志。两条边落在同一条线上，视图的宽度（或高度）为 0。

            ## 如何修改
            关联到视图本身：每条边会各自对应该视图的同名边。
            """,
            [
                "Both edges of an axis are related to one edge": "同一轴的两条边关联到了同一条边",
                "`{0}` and `{1}` are both tied to this one edge, which leaves no room between them. Relate to the view.":
                    "`{0}` 和 `{1}` 都关联到了这一条边，两者之间没有空间。请关联到视图本身。",
            ]),
        RuleTranslation(
            "constraint-to-itself",
            """
            约束的两侧是同一个视图的同一个属性：`x == x`。

            ## 运行时
            没有任何日志。没有常量和系数时，它什么也没有约束；系数不为 1 时，只有 0 能满足；带常量时，永远无法满足。\
            （同一视图的 `width` 与 `height` 相关联是宽高比，没有问题。）

            ## 如何修改
            关联到真正想要的视图，通常是父视图。
            """,
            [
                "A view is related to itself": "视图与自身关联",
                "`{0}` is related to itself by the same attribute, which says nothing or cannot hold. Name the view meant.":
                    "`{0}` 的属性与其自身关联，这样的约束要么没有意义，要么无法满足。请改为真正想要的视图。",
            ]),
        RuleTranslation(
            "leading-left-mix",
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
            ]),
        RuleTranslation(
            "size-position-pairing",
            """
            宽或高与位置关联，或者位置与宽或高关联。

            ## 运行时
            UIKit 抛出异常：`Invalid pairing of layout attributes`。

            ## 如何修改
            尺寸与尺寸关联，位置与位置关联。若要把视图放在另一视图宽度的某个比例处，请将它的边关联到那个视图的 `right`，\
            再设置系数。
            """,
            [
                "A size is related to a position": "尺寸与位置关联",
                "A size can only be related to a size, a position to a position. {0}":
                    "尺寸只能与尺寸关联，位置只能与位置关联。{0}",
            ]),
        RuleTranslation(
            "cross-axis-pairing",
            """
            约束的一侧是水平位置，另一侧是垂直位置，例如 `top` 与 `left`。

            ## 运行时
            UIKit 的文档不允许这样做，但实际结果因系统版本而异：约束可能被拒绝并报 `Constraint improperly relates anchors of \
            incompatible types`，也可能被安装，却没有合理的含义。

            ## 如何修改
            只在同一轴的位置之间建立关系。
            """,
            [
                "A horizontal position is related to a vertical one": "水平位置与垂直位置关联",
                "This position lies on the other axis than the attribute it is related to. Relate positions of one axis.":
                    "该位置与所关联的属性不在同一轴上。请只在同一轴的位置之间建立关系。",
            ]),
        RuleTranslation(
            "multi-attribute-target",
            """
            关系右侧指定了多个属性，与左侧的属性不同。（边距与边之间、带方向的属性之间允许不同。）

            ## 运行时
            SnapKit 触发崩溃：`Cannot constraint to multiple non identical attributes.`

            ## 如何修改
            关联到视图本身，或者只关联一个属性。
            """,
            [
                "The target has several attributes that differ from the receiver's": "目标的多个属性与左侧不一致",
                "{0} The two sides name different attributes; relate to the view itself, or to one attribute.":
                    "{0} 两侧的属性不同；请关联到视图本身，或者只关联一个属性。",
                "Relate to `{0}` itself": "关联到 `{0}` 本身",
            ]),
    ]
}
