// What only solving shows, and comments that suppress nothing, in Simplified Chinese.

extension SimplifiedChinese {
    static let layoutRules: [RuleTranslation] = conflictRules + freedomRules + sizeRules + surplusRules

    private static let conflictRules: [RuleTranslation] = [
        RuleTranslation(
            "unsatisfiable",
            """
            同时激活的、必须满足的约束无法同时满足，无论屏幕多大。

            ## 运行时
            UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并列出可疑的约束，随后输出 `Will attempt to \
            recover by breaking constraint`，然后忽略那条约束继续布局：结果与代码的意图不符，而且被打破的是哪一条约束，\
            不同的系统版本可能不同。

            ## 如何修改
            检查结果会给出互相冲突的最小一组约束，以及证明冲突的算式；去掉其中任何一条，布局就能成立。可以移除一条、\
            将一条的优先级设为 1000 以下、把 `equalTo` 改为 `lessThanOrEqualTo` 或 `greaterThanOrEqualTo`，或者换用合适的\
            常量。用 `.key(…)`、`.labeled(…)` 设置的调试名称会显示在消息中。
            """,
            ["Required constraints contradict each other": "必须满足的约束互相冲突"]),
        RuleTranslation(
            "unsatisfiable-on-screen",
            """
            必须满足的约束在文件的某些屏幕上无法同时满足：最常见的是几个固定宽度之和超过了最小屏幕的宽度。在其他屏幕上\
            布局是正常的，所以这类问题往往很晚才被发现。

            代码若读取设备的尺寸（`UIScreen.main.bounds`），还会按所显示屏幕的数值布局一次；在那里出现的冲突会注明该屏幕的名称。

            ## 运行时
            在所列的屏幕上，UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并打破其中一条约束。

            ## 如何修改
            检查结果会指出从多大的尺寸起这些约束才能成立。请让其中一方让步：将优先级设为 1000 以下、使用 \
            `lessThanOrEqualTo`，或者让尺寸随父视图变化。
            """,
            ["Required constraints contradict each other on some screens": "必须满足的约束在某些屏幕上互相冲突"]),
        RuleTranslation(
            "controller-width-fixed",
            """
            从控制器的视图一侧到另一侧，必须满足的约束加起来只允许一种宽度或高度。而屏幕有多种尺寸。

            从安全区域的顶部到底部的约束也是如此。

            这是一条信息，因为这样的视图可能只显示在屏幕中合适的一部分。如果没有任何内置设备具有该尺寸，则为警告（由一整串视图累加出的\
            高度除外）；对于文件或配置中指定的、尺寸不同的屏幕，则为错误。

            ## 运行时
            在尺寸不同的屏幕上，UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并打破其中一条约束。如果这个\
            视图只会以恰好这个尺寸显示（例如在 popover 中），就不会有问题；为控制器自身的视图指定数值（`view.width == 264`）就属于\
            这种情况，不报告。

            ## 如何修改
            只固定一侧，或让尺寸让步：将优先级设为 1000 以下，或使用 `lessThanOrEqualTo`。
            """,
            [
                "The constraints allow a controller's view one size only": "约束只允许控制器的视图有一种尺寸",
                "`{0}` can only be {1} pt high: {2}.": "`{0}` 的高度只能是 {1} pt：{2}。",
                "The safe area of `{0}` can only be {1} pt high: {2}.": "`{0}` 的安全区域的高度只能是 {1} pt：{2}。",
                "{0} are of another size.": "{0} 的尺寸不同。",
                "No built-in device is that wide.": "没有任何内置设备有这样的宽度。",
                "No built-in device is that high.": "没有任何内置设备有这样的高度。",
                "`{0}` can only be {1} pt wide: {2}.": "`{0}` 的宽度只能是 {1} pt：{2}。",
                "Where it is shown with another, one of them breaks: Unable to simultaneously satisfy constraints.":
                    "以其他尺寸显示时，其中一条会被打破：Unable to simultaneously satisfy constraints.",
                "Pin one side only, or give one of them a lower priority.": "请只固定一侧，或降低其中一条的优先级。",
                "`{0}` is one of them": "`{0}` 是其中之一",
            ]),
        RuleTranslation(
            "broken-optional",
            """
            一条优先级低于 1000 的约束在求解结果中没有满足：更高优先级的约束不允许它成立，或者同优先级的其他约束压过了它。

            ## 运行时
            没有任何日志：优先级本来就是这样用的。但如果你希望这条约束生效，就值得留意。

            ## 如何修改
            如果它只是后备方案，无需修改。否则请提高它的优先级，或降低阻碍它的约束的优先级。这样的约束仍有作用：在更高\
            优先级的约束允许的范围内，属性会尽量接近它的要求。
            """,
            [
                "An optional constraint does not hold": "可选约束没有满足",
                "`{0}` does not hold: it is off by {1} pt.": "`{0}` 没有满足：相差 {1} pt。",
                "`{0}` does not hold: it is off by {1} to {2} pt.": "`{0}` 没有满足：相差 {1} 到 {2} pt。",
                "`{0}` forbids it": "`{0}` 使其无法满足",
                "What has a higher priority forbids it.": "更高优先级的约束使其无法满足。",
                "{0} forbids it.": "{0} 使其无法满足。",
                "{0} forbid it.": "{0} 使其无法满足。",
            ]),
        RuleTranslation(
            "competing-priorities",
            """
            几条优先级相同的可选约束无法同时满足，又没有更高优先级的约束在它们之间作出取舍。

            ## 运行时
            没有任何日志。结果是任意的：介于两者之间的任何值都一样好，实际得到哪一个，可能随约束的顺序或系统版本而变化。

            ## 如何修改
            提高应当生效的那一条的优先级，加 1 就够了。
            """,
            [
                "Optional constraints of one priority pull different ways": "优先级相同的可选约束互相拉扯",
                "`{0}` and {1} have one priority and exclude each other, so the result is arbitrary.":
                    "`{0}` 与 {1} 优先级相同且互相排斥，因此结果是任意的。",
                "Raise the priority of the one that should win.": "请提高应当生效的那一条的优先级。",
                "`{0}` pulls the other way": "`{0}` 朝相反的方向拉扯",
                "Raise this one to {0}": "将这一条的优先级提高到 {0}",
            ]),
    ]

    private static let freedomRules: [RuleTranslation] = [
        RuleTranslation(
            "ambiguous-position",
            """
            视图在某个方向上的位置没有任何约束能够确定：有多个同样好的解。

            ## 运行时
            UIKit 会选取其中一个（多半是 0），不输出任何消息；此时 `hasAmbiguousLayout` 为真。选取哪一个，可能随屏幕\
            旋转、约束的顺序或系统版本而变化。

            在源文件中，类中显示了关于该视图的一切，或者视图的所有块都只在一个方向上确定它的位置时才报告；`under-constrained` 这条提示报告得更多。\
            没有颜色、没有内容、只为滚动视图撑开宽度或高度、或只用来隔开其他视图的普通视图，放在哪里都可以。程序自己的类的视图也算在内，\
            只要这些类的代码可以读到，而且没有把实例与周围的视图联系起来。

            ## 如何修改
            每个方向都需要一个位置：边、中心或基线。检查结果会给出该属性可以变化的范围，以及依附于它而一起移动的视图。
            """,
            ["The constraints leave a position open": "约束没有确定位置"]),
        RuleTranslation(
            "ambiguous-size",
            """
            视图的宽度或高度没有任何约束能够确定：它在该方向上没有固有内容尺寸，而约束允许多种取值。

            ## 运行时
            UIKit 会选取其中一个（多半是 0），不输出任何消息：视图就看不见了。

            在源文件中，只有类中显示了关于该视图的一切时才报告；`under-constrained` 这条提示报告得更多。\
            没有颜色、没有内容、只用来隔开其他视图的普通视图，若没有视图依附于它，尺寸可以任意。

            ## 如何修改
            给出宽度或高度、固定该方向上的两条边，或者与另一个视图建立关系。标签、按钮和图像视图自带固有内容尺寸，普通\
            视图没有。几个视图共享一段空间时（`a` 在 `b` 旁边），在它们的尺寸之间加一条关系，两者就都确定了。
            """,
            ["The constraints leave a size open": "约束没有确定尺寸"]),
        RuleTranslation(
            "scroll-content-ambiguous",
            """
            滚动视图内容的约束没有确定内容的宽度或高度。在源文件中，若滚动视图的全部代码都可读到，而内容中没有视图与其底边关联，\
            则无论文字和图像多大都会报告。

            ## 运行时
            滚动视图无法滚动，或者内容没有尺寸。Xcode 会提示可滚动内容的尺寸有歧义（scrollable content size is ambiguous）。

            ## 如何修改
            将内容固定到滚动视图的四条边，并让它在每个方向上都有自己的尺寸：垂直滚动时，宽度等于滚动视图的宽度，并且从\
            顶部到底部有一串连续的约束。
            """,
            [
                "The content size of a scroll view is not determined": "滚动视图的内容尺寸未确定",
                """
                The scrollable content width and height of `{0}` are ambiguous: tie its content to all four edges and \
                give the content a width and a height.
                """:
                    "`{0}` 可滚动内容的宽度和高度有歧义：请将内容固定到四条边，并给出内容的宽度和高度。",
                """
                The scrollable content width of `{0}` is ambiguous: tie its content to `left` and `right` and give the \
                content a width.
                """:
                    "`{0}` 可滚动内容的宽度有歧义：请将内容固定到 `left` 与 `right`，并给出内容的宽度。",
                """
                The scrollable content height of `{0}` is ambiguous: tie its content to `top` and `bottom` and give the \
                content a height.
                """:
                    "`{0}` 可滚动内容的高度有歧义：请将内容固定到 `top` 与 `bottom`，并给出内容的高度。",
            ]),
    ]

    private static let sizeRules: [RuleTranslation] = [
        RuleTranslation(
            "negative-size",
            """
            某条约束要求宽度或高度小于零，或者布局参考线的边距使剩余空间不足零。尺寸永远不会为负：这样的可选约束只会让\
            视图尽可能小。（必须满足的约束则与 `width >= 0` 矛盾，会作为 `unsatisfiable` 报告。）
            """,
            [
                "A size would be negative": "尺寸为负",
                "A size is never negative, so `{0}` only makes it as small as possible. Use a number above 0.":
                    "尺寸不会为负，因此 `{0}` 只会使其尽可能小。请使用大于 0 的数值。",
                "`{0}` has less than no room: its frame is {1}.": "`{0}` 的剩余空间不足零：它的 frame 为 {1}。",
            ]),
        RuleTranslation(
            "zero-size",
            """
            约束确定了视图的宽度或高度，而结果是 0：视图看不见，其中的内容会画在它的外面，或者被裁掉。

            ## 运行时
            没有任何日志。

            ## 如何修改
            消息中的 frame 表明是哪一边塌缩了。常见原因：两条边都固定到另一个视图的同一条边、系数为 0，或者本应撑开它的\
            子视图没有固定到两条边。有意隐藏的视图最好加上标记：`// masonry:ignore zero-size — hidden until loaded`。
            """,
            [
                "A view has no size": "视图没有尺寸",
                "`{0}` has no size, so that it is not seen: its frame is {1}.": "`{0}` 没有尺寸，因此看不见：它的 frame 为 {1}。",
            ]),
        RuleTranslation(
            "outside-superview",
            """
            视图没有任何一点落在父视图之内：它会被裁掉，或者画在别的内容上面，并且收不到触摸事件。无论行或屏幕有多大，用数值约束到其边之外的视图也是如此。\
            或者视图与父视图一样长，却从父视图内部的某处开始，于是它的远端伸到父视图之外（普通视图和图像视图只作为信息）。

            ## 运行时
            没有任何日志。

            ## 如何修改
            请检查偏移的正负号：`right` 与 `bottom` 需要负值才会向内移动。在屏幕外等待动画的视图，最好加上标记：\
            `// masonry:ignore outside-superview — slides in`；在源代码中，若有其他代码移动它，或它从父视图结束的那条边开始，则不提示。
            """,
            [
                "A view lies outside its superview": "视图位于父视图之外",
                "`{0}` hangs out of `{1}` by {2} pt: it is as long, and begins at {3}. Pin its far edge instead, or make it shorter.":
                    "`{0}` 伸出 `{1}` {2} pt：它与父视图一样长，却从 {3} 开始。请改为固定其远侧的边，或把它缩短。",
                "it begins here": "它从这里开始",
                "`{0}` lies wholly outside `{1}`, which is {2} x {3}: its frame is {4}.":
                    "`{0}` 完全位于 `{1}`（{2} x {3}）之外：它的 frame 为 {4}。",
                "`{0}` lies wholly outside `{1}`, {2} pt beyond its edge, however large that is. Place it inside.":
                    "`{0}` 完全位于 `{1}` 之外，超出其边 {2} pt，无论后者有多大。请把它放到里面。",
                "`{0}` lies wholly below the row, which is {1} pt high: it begins at {2}. Place it inside, or make the row higher.":
                    "`{0}` 完全位于行的下方：行高为 {1} pt，而它从 {2} 开始。请把它放到行内，或增大行高。",
            ]),
    ]

    private static let surplusRules: [RuleTranslation] = [
        RuleTranslation(
            "duplicate-constraint",
            """
            两条激活的约束内容完全相同。如果一个 block 所创建的都已在另一个 block 中，只报告一次。

            ## 运行时
            不会冲突，但每一份都有少许开销。之后的 `update` 只会修改其中一条，两者就互相矛盾了。\
            保存在变量里的约束不报告：可切换的约束起初可能相同。由条件选择的（`equalTo(isWide ? a : b)`）也不报告：\
            条件不成立时，它创建的是另一条约束。
            """,
            [
                "A constraint stands twice": "约束重复",
                "`{0}` is already made in {1}, so this one adds nothing.": "`{0}` 已创建（{1}），这一条没有作用。",
                "the same constraint": "相同的约束",
                "All {0} constraints that this block gives `{1}` are already made, the first in {2}: it adds nothing.":
                    "这个 block 为 `{1}` 创建的 {0} 条约束都已创建（第一条：{2}），它没有作用。",
                "`{0}` is already made here": "`{0}` 已在此处创建",
            ]),
        RuleTranslation(
            "redundant-constraint",
            """
            一条约束所表达的内容，其他约束合在一起已经表达了；去掉它，任何屏幕上的结果都不会改变。

            ## 运行时
            没有任何日志，布局也是正确的。但它有少许开销，而且以后只要修改其他约束中的一条，它就会造成冲突。在源文件中，只报告可由同一视图或同样两个视图\
            的其他约束推出的约束。

            ## 如何修改
            移除它；如果它能让代码更清楚，也可以保留。
            """,
            [
                "A constraint follows from others": "约束可由其他约束推出",
                "{0} always holds and adds nothing.": "{0} 总是成立，没有作用。",
                "{0} always hold and add nothing.": "{0} 总是成立，没有作用。",
                "{0} follows from {1} and adds nothing.": "{0} 可由 {1} 推出，没有作用。",
                "{0} follow from {1} and add nothing.": "{0} 可由 {1} 推出，没有作用。",
                "it follows from `{0}`": "可由 `{0}` 推出",
                "Remove these constraints": "移除这些约束",
            ]),
        RuleTranslation(
            "unused-suppression",
            """
            `masonry:ignore` 注释没有屏蔽任何内容：它所指的问题已经消失、从未出现在此处，或者其中的名称不是规则名。留着它，\
            就会掩盖将来真正的问题。

            写在代码后面的注释作用于该行；独占一行的注释作用于其后的语句或约束块；`masonry:ignore-file` 作用于整个文件。\
            多条规则以逗号分隔，理由写在破折号之后：\
            `// masonry:ignore broken-optional, zero-size — the placeholder is empty on purpose`。
            """,
            [
                "A comment suppresses a finding that is not there": "屏蔽注释没有对应的问题",
                "There is nothing to suppress here; take the comment away.": "此处没有可屏蔽的问题，请删除这条注释。",
                "`{0}` finds nothing to suppress here; take the comment away.":
                    "`{0}` 在此处没有发现问题，请删除这条注释。",
                "There is no rule `{0}`, so this suppresses nothing.": "没有名为 `{0}` 的规则，因此没有屏蔽任何内容。",
                "Remove the comment": "删除这条注释",
            ]),
    ]
}
