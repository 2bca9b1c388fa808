// The rules about priorities, updates and distribution, in Simplified Chinese.

extension SimplifiedChinese {
    static let lifetimeRules: [RuleTranslation] = [
        RuleTranslation(
            "chain-after-constraint",
            """
            读取 `.constraint` 之后又修改了链。

            ## 运行时
            读取 `.constraint` 会立即创建约束；此后对该链的调用不起任何作用。

            ## 如何修改
            最后再读取 `.constraint`。
            """,
            [
                "A call comes after the constraint was built": "约束创建之后又调用了链",
                "This has no effect: the constraint was built when `.constraint` was read. Read it last.":
                    "不起作用：读取 `.constraint` 时约束就已创建。请最后再读取它。",
            ]),
        RuleTranslation(
            "deprecated-priority-updaters",
            """
            对保存的约束调用了 `updatePriorityHigh()`、`updatePriorityMedium()`、`updatePriorityLow()` 或 \
            `updatePriorityRequired()`。

            ## 运行时
            SnapKit 触发崩溃：`Must be implemented by Concrete subclass.`（`updatePriorityRequired()` 则什么也不做。）

            ## 如何修改
            使用 `update(priority:)`。
            """,
            [
                "A priority updater that does not work is called": "调用了无效的优先级更新方法",
                "This call is not implemented; use `update(priority:)`. {0}":
                    "此调用没有实现；请使用 `update(priority:)`。{0}",
            ]),
        RuleTranslation(
            "priority-after-install",
            """
            对之前约束块中保存下来的约束调用了 `priority(…)` 或 `multipliedBy(…)`。

            ## 运行时
            Masonry 触发断言：`Cannot modify constraint priority after it has been installed`（或 `…multiplier…`）。

            ## 如何修改
            在约束块中设置。若之后需要修改，请移除该约束再重新创建，或者使用 `mas_remakeConstraints`。
            """,
            [
                "A priority or multiplier is changed after installing": "约束安装后修改优先级或系数",
                "{0}. Set it in the block, or uninstall the constraint and make another.":
                    "{0}。请在约束块中设置，或者移除该约束再重新创建。",
            ]),
        RuleTranslation(
            "priority-out-of-range",
            """
            优先级为 0、负数或大于 1000。

            ## 运行时
            UIKit 抛出异常：`It's illegal to set priority:…  Priorities must be greater than 0 and less or equal to \
            NSLayoutPriorityRequired, which is 1000.000000.`

            ## 如何修改
            使用 1 … 1000；1000 为必须满足，750 为高，250 为低。
            """,
            [
                "A priority is not between 1 and 1000": "优先级不在 1 到 1000 之间",
                "Use a priority from 1 to 1000.": "请使用 1 到 1000 之间的优先级。",
            ]),
        RuleTranslation(
            "priority-required-toggle",
            """
            `update(priority:)` 把保存的约束从必须满足改为可选，或者从可选改为必须满足。

            ## 运行时
            SnapKit 会忽略该调用。（iOS 13 之前的 UIKit：`Mutating a priority from required to not on an installed constraint \
            (or vice-versa) is not supported.`）

            ## 如何修改
            以优先级 999 创建约束，之后再修改；或者激活、停用该约束。
            """,
            [
                "A change from or to required is ignored": "必须满足与可选之间的切换会被忽略",
                "The change is ignored: a constraint cannot go from required to optional or back. Make it with priority 999.":
                    "该修改会被忽略：约束不能在必须满足与可选之间切换。请以优先级 999 创建它。",
            ]),
        RuleTranslation(
            "label-pair-no-hugging",
            """
            两个有固有内容尺寸的视图（标签和按钮无论文字如何都有）并排相连，两端也都被固定，且内容吸附和抗压缩优先级都相同；或者两个标签\
            一个至多到另一个的起点为止。

            ## 运行时
            空间与两者所需不完全一致时，其中一个会被拉伸或截断，而且无法确定是哪一个。

            ## 如何修改
            给应当让步的那个视图设置不同的内容吸附或抗压缩优先级。
            """,
            [
                "Two views with equal priorities share a space": "两个优先级相同的视图共用一段空间",
                "`{0}` and `{1}` have equal priorities, so either may be stretched or truncated.":
                    "`{0}` 和 `{1}` 的优先级相同，任何一个都可能被拉伸或截断。",
                "`{0}` and `{1}` have equal priorities: where both are long, either may be truncated.":
                    "`{0}` 和 `{1}` 的优先级相同：两者都很长时，任何一个都可能被截断。",
                "Give one of them another hugging or compression priority.": "请给其中一个设置不同的内容吸附或抗压缩优先级。",
            ]),
        RuleTranslation(
            "remake-drops-constraints",
            """
            视图的第一个块在两个方向上都确定了它，重建时却只写了其中一个方向的约束。在 `.masonry` 文件中由 \
            `ambiguous-position` 和 `ambiguous-size` 报告。

            ## 运行时
            `remake` 会移除视图的所有约束，而不只是要修改的那一条：其余约束都没有了，视图在该方向上的位置和尺寸不再确定。

            ## 如何修改
            只改常量时使用 `update`，否则请重新写出所有约束。
            """,
            [
                "A remake leaves a view less determined than before": "重建约束后视图的布局不再确定",
                "This removes all constraints of `{0}` and leaves something open.": "这会移除 `{0}` 的所有约束，并使部分属性未确定。",
                "Use `update`, or repeat them all.": "请使用 `update`，或者重新写出所有约束。",
            ]),
        RuleTranslation(
            "snap-update-no-match",
            """
            `updateConstraints` 描述的约束之前并未创建。只允许常量不同：目标、属性、关系、系数和优先级都必须与已有的约束一致。

            ## 运行时
            SnapKit 触发崩溃：`Updated constraint could not find existing matching constraint to update: <…>`。\
            （如果视图还没有任何约束，`updateConstraints` 的效果等同于 `makeConstraints`。）

            ## 如何修改
            按创建时的写法重写该链，只改常量；要改的不只是常量时，使用 `remakeConstraints`。
            """,
            [
                "An update matches no constraint": "更新找不到匹配的约束",
                "Only the constant may differ from a constraint made before; repeat that chain, or use `remakeConstraints`.":
                    "与之前创建的约束相比，只允许常量不同；请照原样重写该链，或者使用 `remakeConstraints`。",
            ]),
        RuleTranslation(
            "stale-constraint-reference",
            """
            `remakeConstraints` 替换了视图的所有约束，之后仍在使用此前保存的 `Constraint`。

            ## 运行时
            更新它不会影响任何已激活的约束；激活它会让旧约束与新约束并存，多半造成冲突。

            ## 如何修改
            在重建时重新保存约束。
            """,
            [
                "A stored constraint is used after a remake": "重建约束之后仍在使用旧的引用",
                "The view was remade in line {0}, so this stored constraint is not active any more. Store it again there.":
                    "该视图的约束已在第 {0} 行重建，此处保存的约束不再处于激活状态。请在重建时重新保存。",
                "remade here": "在此处重建",
            ]),
        RuleTranslation(
            "update-adds-second-constraint",
            """
            `mas_updateConstraints` 描述的约束与之前创建的相比，不只是常量不同。

            ## 运行时
            Masonry 找不到匹配的约束，于是**添加**第二条；第一条依然保留。两者多半相互矛盾。\
            如果第二条关联的是另一个视图，且没有迹象表明两者矛盾，则只作为提示信息。

            ## 如何修改
            使用 `mas_remakeConstraints`，或者保存 `MASConstraint` 并先移除它。

            在分支、回调或其他方法中，无法知道之前运行过什么，这时只作为提示信息，并且仅在该类中没有任何约束块创建过这次更新所\
            描述的约束时报告。
            """,
            [
                "An update adds a second constraint": "更新时又添加了一条约束",
                "No constraint matches, so this update adds `{0}` next to `{1}` ({2}), which stays.":
                    "没有匹配的约束，因此这次更新会添加 `{0}`，而原有的 `{1}`（{2}）依然保留。",
                "Use `mas_remakeConstraints`, or uninstall the old one.": "请使用 `mas_remakeConstraints`，或者先移除旧约束。",
                "`{0}` stays": "`{0}` 依然保留",
            ]),
        RuleTranslation(
            "deactivated-too-early",
            """
            在创建约束的闭包内停用该约束。

            ## 运行时
            没有任何作用：闭包结束后，库会激活其中的全部约束，因此该约束与本应替代它的约束同时生效，多半造成冲突。

            ## 如何修改
            在闭包之后停用，或用 `prepareConstraints` 收集备选约束，再激活其中之一。
            """,
            [
                "A constraint is deactivated in the block that makes it": "约束在创建它的闭包内被停用",
                "This changes nothing: all constraints of the block are activated when it is over. Deactivate the constraint behind the block.":
                    "此处停用没有作用：闭包结束后其中的约束会全部激活。请在闭包之后停用该约束。",
            ]),
        RuleTranslation(
            "update-after-deactivate",
            """
            `updateConstraints` 描述的约束此前已被停用。

            ## 运行时
            停用的约束会离开视图的约束集合，因此 SnapKit 触发崩溃：`Updated constraint could not find existing matching \
            constraint to update: <…>`。

            ## 如何修改
            直接修改保存的约束：`constraint.update(offset: 20)`。
            """,
            [
                "An update looks for a constraint that was deactivated": "更新的约束已被停用",
                "The constraint was deactivated before, so nothing matches: {0}. Change the stored one with `update(offset:)`.":
                    "该约束此前已停用，因此没有匹配项：{0}。请用 `update(offset:)` 修改所保存的约束。",
            ]),
        RuleTranslation(
            "distribute-fewer-than-two",
            """
            对少于两个视图的数组调用了 `mas_distributeViewsAlongAxis…`。

            ## 运行时
            Masonry 触发断言：`views to distribute need to bigger than one`。
            """,
            [
                "Fewer than two views are distributed": "分布的视图少于两个",
                "{0}: distribute at least two views, or make plain constraints for one.":
                    "{0}：至少需要两个视图才能分布；只有一个视图时请直接添加约束。",
            ]),
        RuleTranslation(
            "distribute-overflow",
            """
            传给 `mas_distributeViewsAlongAxis:withFixedItemLength:…` 的长度过大，两端之间放不下所有视图。

            ## 运行时
            没有任何日志：间距变为负数，视图相互重叠。

            ## 如何修改
            使用更小的长度，或者改用 `withFixedSpacing`。
            """,
            [
                "Distributed views of fixed size overlap": "固定长度分布的视图相互重叠",
                "{0} overlap on {1}: so many of this length do not fit. Use a smaller length, or a fixed spacing.":
                    "{0} 在 {1} 上重叠：放不下这么多该长度的视图。请减小长度，或者改用固定间距。",
            ]),
        RuleTranslation(
            "distribute-twice",
            """
            对已经分布过的视图再次调用 `mas_distributeViewsAlongAxis…`，中间没有重建约束。

            ## 运行时
            它只会创建约束：旧约束与新约束并存，相互矛盾。

            ## 如何修改
            先对这些视图调用 `mas_remakeConstraints`，或者修改已创建的约束。
            """,
            [
                "Views are distributed a second time": "视图被重复分布",
                "These views were distributed in line {0}, and those constraints stay. Remake them first.":
                    "这些视图已在第 {0} 行分布过，当时的约束依然保留。请先重建约束。",
                "distributed here first": "首次在此处分布",
            ]),
    ]
}
