// The rules that say what a reviewer of real code would say of constraints, in Simplified Chinese.

extension SimplifiedChinese {
    static let reviewedConstraints: [RuleTranslation] = [
        RuleTranslation(
            "lines-cut-off",
            """
            标签可以有多行（`numberOfLines = 0`，或 2 行以上），却有一个必须满足的高度，放不下这些行。只报告类自身能看出来的情况：行数、字体\
            和高度都在其中。

            ## 运行时
            文字在放得下的最后一行以省略号截断，就像只要求了更少的行数。

            ## 如何修改
            去掉高度，或用 `greaterThanOrEqualTo` 改成最小高度。如果本来就只要一行，请写明 `numberOfLines = 1`。

            只有一行、高度不到一行三分之二的标签也会报告：文字的上下两端会缺失。使用系统字体且类中能看出字号时，如果高度会截掉 g、y 这类字母的\
            下端，也会报告，除非文字已知且不含这类字母：例如 14 pt 的字体一行高 17，却写 `height.equalTo(14)`。\
            以数字或价格命名的标签不报告：数字没有下端。
            """,
            [
                "A label is too low for its lines": "标签的高度放不下它的文字",
                "A line of `{0}` is about {1} pt high, and {2} pt are left for it: its letters are cut off. Leave the height out, or make it a least one.":
                    "`{0}` 的一行约高 {1} 点，却只留了 {2} 点：文字会被裁掉。请去掉高度，或改成最小高度。",
                "A line of `{0}` is {1} pt high, and {2} pt are left for it: g, y and their like lose their lower ends. Leave the height out, or make it a least one.":
                    "`{0}` 的一行高 {1} 点，却只留了 {2} 点：g、y 这类字母的下端会被裁掉。请去掉高度，或改成最小高度。",
                "`{0}` may have any number of lines": "`{0}` 可以有任意多行",
                "`{0}` may have {1} lines": "`{0}` 可以有 {1} 行",
                "1 line": "1 行",
                "{0} lines": "{0} 行",
                "{0}, and {1} pt have room for {2}: the rest is cut off. Leave the height out, or make it a least one.":
                    "{0}，而 {1} 点只放得下 {2}：其余会被截断。请去掉高度，或改成最小高度。",
            ]),
        RuleTranslation(
            "text-cut-short",
            """
            单行标签或按钮有一个必须满足的宽度，放不下类中给它的文字。只报告文件自身能看出来的情况：文字是字面量，没有别的代码替换它；字体是\
            系统字体；也没有什么让文字缩小（`adjustsFontSizeToFitWidth`、`minimumScaleFactor`）或折行。文字的宽度是估算值：即使每个字母再窄\
            十分之一（按钮为五分之一）也放不下时才报告。

            ## 运行时
            文字的末尾变成省略号，按钮则在中间：“Sign i…”。

            ## 如何修改
            去掉宽度，或用 `greaterThanOrEqualTo` 改成最小宽度；否则请缩短文字、允许折成两行，或让它缩小。
            """,
            [
                "A text is wider than its view": "文字比它所在的视图宽",
                "The text of `{0}` is about {1} pt wide, and {2} pt are left for it: its end is cut off. Leave the width out, or make it a least one.":
                    "`{0}` 的文字约宽 {1} 点，却只留了 {2} 点：末尾会被截断。请去掉宽度，或改成最小宽度。",
            ]),
        RuleTranslation(
            "bound-always-holds",
            """
            宽度或高度不小于 0，或不小于一个负数：`make.height.greaterThanOrEqualTo(0)`。

            ## 运行时
            这条约束没有任何作用：尺寸从来不会是负数。本来的意图多半是让尺寸随内容增长，没有它也是如此；如果没有别的东西给出尺寸，视图的\
            尺寸为 0，或者有歧义。

            ## 如何修改
            把它去掉，或者写出本来想要的最小尺寸。一个类里这样的行超过三处时，只标出第一处，并指出其余各处。保存在变量里或之后会更新的 0 不报告。
            """,
            [
                "A size is at least 0, which every size is": "尺寸不小于 0，而任何尺寸都是如此",
                "{0} says nothing": "{0} 没有任何作用",
                "{0} say nothing": "{0} 没有任何作用",
                "{0}: no size is negative. Take this out, or write the least size that is meant.":
                    "{0}：尺寸不会是负数。请去掉它，或写出想要的最小尺寸。",
            ]),
        RuleTranslation(
            "safe-area-read-early",
            """
            约束的数值取自视图的 `safeAreaInsets`，而代码在 `viewDidLoad` 或初始化方法中运行。

            ## 运行时
            视图加入窗口之前，`safeAreaInsets` 的四边都是 0。约束保留这个数值，内容会被状态栏、刘海或主屏幕指示条遮住。

            ## 如何修改
            与 `safeAreaLayoutGuide` 建立关系，它会随安全区域变化。
            """,
            [
                "Change to `safeAreaLayoutGuide`": "改为 `safeAreaLayoutGuide`",
                "Safe area insets are read before the view has any": "在视图拥有安全区域之前读取 safeAreaInsets",
                "These insets are lost: the constant behind replaces them. They are 0, too: the view is in no window yet. Relate to `safeAreaLayoutGuide`.":
                    "这里的边距会丢失：后面的常量会取代它们；而且它们为 0，因为视图尚未加入窗口。请与 `safeAreaLayoutGuide` 建立关系。",
                "These insets are 0: the view is in no window yet, and the constraint keeps that number. Relate to `safeAreaLayoutGuide`.":
                    "这里的边距为 0：视图尚未加入窗口，约束会保留这个数值。请与 `safeAreaLayoutGuide` 建立关系。",
            ]),
        RuleTranslation(
            "inequality-outwards",
            """
            远侧的边（`right`、`trailing`、`bottom`）不小于父视图的同一条边，或者近侧的边（`left`、`leading`、`top`）不大于它：\
            `make.bottom.greaterThanOrEqualToSuperview()`、`make.edges.lessThanOrEqualToSuperview()`。

            ## 运行时
            没有日志。该约束允许视图超出父视图，却不允许它留在里面；本来要把视图限制在父视图内，结果正好相反。

            在同一轴上两侧都超出父视图的视图是有意覆盖它；同一条边另有一条反方向的不等式则给出一个范围；这两种情况以及滚动视图的\
            内容都不报告。中心在该轴上与父视图中心对齐的视图也不报告：它与另一条边的不等式一起固定两条边，可选的中心约束则把边拉回内部。\
            尺寸固定、挂在尺寸未定的兄弟视图上的视图也不报告：不等式会把那个兄弟视图撑大。

            ## 如何修改
            远侧的边需要 `lessThanOrEqualTo`，近侧的边需要 `greaterThanOrEqualTo`。
            """,
            [
                "An inequality points out of the superview": "不等式指向父视图之外",
                "`{0}` keeps nothing inside: it only lets the view hang out.": "`{0}` 没有把视图限制在内部：它只是允许视图超出父视图。",
                "A near edge needs `greaterThanOrEqualTo`.": "近侧的边需要 `greaterThanOrEqualTo`。",
                "A far edge needs `lessThanOrEqualTo`.": "远侧的边需要 `lessThanOrEqualTo`。",
                "What scrolls has no size of its own: use `equalTo`, which gives it one.":
                    "可滚动的视图没有自己的尺寸：请使用 `equalTo`，由它给出尺寸。",
            ]),
        RuleTranslation(
            "own-guide-target",
            """
            视图的边或中心关联到了同一个视图自己的参考线：它自己的 `safeAreaLayoutGuide`、`layoutMarginsGuide` 或 \
            `readableContentGuide`。

            ## 运行时
            参考线在视图内部并随视图移动，所以该约束不确定任何位置：它只说明视图自身的边距有多大，而这由系统决定。视图停在其他约束\
            给出的位置，或者有歧义。

            ## 如何修改
            关联到父视图的参考线。
            """,
            [
                "An edge is related to the view's own guide": "边关联到了视图自己的参考线",
                "`{0}.{1}` is related to its own guide, which moves with it: this places nothing. Relate to the superview's guide.":
                    "`{0}.{1}` 关联到自己的参考线，而参考线随它移动：这不确定任何位置。请关联到父视图的参考线。",
            ]),
        RuleTranslation(
            "scrolled-view-held-outside",
            """
            滚动视图中的视图从上到下依次相接，而另有一个视图的底边关联到滚动视图外面的视图。或者所有视图都从一个顶边如此关联的视图开始。

            ## 运行时
            关联到外面的视图在其余内容滚动时停在原处：内容较长或屏幕较小时，其他视图会从它下面穿过。它也不计入内容的高度。\
            依附于它的视图同样不会滚动。

            有时确实要让视图浮在内容之上。这时把它添加到滚动视图旁边更清楚；关联到 `frameLayoutGuide` 的视图不报告。

            ## 如何修改
            关联到滚动视图中位于它之前的视图，并把最后一个视图固定到滚动视图的底边。
            """,
            [
                "A view in a scroll view is held by something outside": "滚动视图中的视图由外面的视图固定",
                "`{0}` lies in `{1}` and is held by something outside: neither it nor what hangs on it scrolls. Tie it to `{2}`.":
                    "`{0}` 在 `{1}` 中，却由外面的视图固定：它和依附于它的视图都不会滚动。请关联到 `{2}`。",
                "`{0}` lies in `{1}` and is held by something outside: it stays while the rest scrolls, which runs under it. Tie it to what is above it.":
                    "`{0}` 在 `{1}` 中，却由外面的视图固定：其余内容滚动时它停在原处，内容会从它下面穿过。请关联到位于它上方的视图。",
            ]),
        RuleTranslation(
            "sibling-margin",
            """
            边关联到了相邻视图的边距：`top.equalTo(title.snp.bottomMargin)`。代码补全会把它和 `bottom` 列在一起。

            ## 运行时
            边距在视图内部，除非视图另有设置，否则距边 8 点。间距因此比代码所写的小 8 点，小于 8 点的间距会造成重叠。

            ## 如何修改
            关联到边：`title.snp.bottom`。边距是给视图内部的内容用的。一个类里这样的约束超过三条时，只标出第一条，并指出其余各条。
            """,
            [
                "A gap begins at the margin of the view beside it": "间距从相邻视图的边距算起",
                "`{0}` begins at the margin of `{1}`, which lies inside of it: the gap is 8 pt smaller than written. Relate to the edge.":
                    "`{0}` 从 `{1}` 的边距算起，而边距在它内部：间距比所写的小 8 点。请关联到边。",
            ]),
        RuleTranslation(
            "update-changes-multiplier",
            """
            方法更新约束时使用了传入的倍数：`width.equalToSuperview().multipliedBy(progress)`。更新只改变常量；要更新哪条约束，\
            由其余所有部分决定，包括倍数。

            ## 运行时
            只要倍数与现有约束的不同，SnapKit 就会崩溃：`Updated constraint could not find existing matching constraint to \
            update: <…>`。Masonry 会添加第二条约束，两者相互矛盾：`Unable to simultaneously satisfy constraints.`

            ## 如何修改
            重建该视图的约束，或者保存该约束并替换它。
            """,
            [
                "An update gives a constraint another multiplier": "更新给约束换了倍数",
                "An update can give a constraint no other multiplier: SnapKit traps, Masonry adds a second constraint. Remake the constraints.":
                    "更新不能改变约束的倍数：SnapKit 会崩溃，Masonry 会添加第二条约束。请重建约束。",
            ]),
        RuleTranslation(
            "same-anchors-twice",
            """
            两条同时生效的必须满足的等式关联同一对锚点，或给出同一个尺寸，但数值是不同的表达式，在这里无法得知。\
            （两个数值都已知时，结果是 `unsatisfiable` 或 `duplicate-constraint`。）

            还有一种情况：一条一直保留，另一条存放在属性中，之后（例如键盘出现时）得到另一个常量。只报告类自身能看出来、且没有方法停用后者的\
            情况。

            ## 运行时
            只要两个值不同：`Unable to simultaneously satisfy constraints.` 其中一条会被打破。

            ## 如何修改
            更新或重建第一条约束，而不是再创建一条；或者删除其中一条。
            """,
            [
                "The same two anchors are tied twice, by different numbers": "同一对锚点以不同的数值关联了两次",
                "`{0}` is tied twice to the same anchor, by `{1}` ({2}) and `{3}`.":
                    "`{0}` 以 `{1}`（{2}）和 `{3}` 两次关联到同一个锚点。",
                "Where the two differ: Unable to simultaneously satisfy constraints.":
                    "两者不同时：Unable to simultaneously satisfy constraints.",
                "Update the first one, or remove one of them.": "请更新第一条，或删除其中一条。",
                "the first one": "第一条",
                "`{0}` is constrained twice: {1} keeps the other constraint, and {2} changes that one alone.":
                    "`{0}` 被约束了两次：{1} 把另一条约束存放在属性中，而 {2} 只改变那一条。",
                "Leave this one out.": "请去掉这一条。",
                "the one that is kept": "存放在属性中的那一条",
            ]),
        RuleTranslation(
            "cell-subview-outside-content-view",
            """
            表格或集合视图的 cell 把子视图添加到了自己身上。

            ## 运行时
            `contentView` 是该视图的兄弟视图：从 iOS 14 起，表格 cell 的 `contentView` 可能位于该视图之上并拦截触摸，除非代码在添加视图之前已用到它。编辑 cell 时该视图不会随内容移动，\
            cell 自行计算高度时也不会计入它。

            表格 cell 的视图接收触摸（按钮、开关、文本框等）、在创建 cell 时添加，且类中没有关闭它或 `contentView` 的触摸时，是警告；其他情况每个类只给出一条信息。不属于 UIKit 的类的视图，以及固定到 cell \
            全部四条边、覆盖或衬托 cell 的视图不报告。

            ## 如何修改
            添加到 `contentView`，并关联到它。
            """,
            [
                "A cell adds a view to itself instead of its content view": "cell 把视图添加到自身而不是内容视图",
                "`{0}` lies beside the cell's `contentView`, which takes its touches where it lies above. Add it to `contentView`.":
                    "`{0}` 与 cell 的 `contentView` 并列，后者位于其上时会拦截触摸。请添加到 `contentView`。",
                "`{0}` lies beside `contentView`, not in it: it does not follow when the cell is edited. Add it to `contentView`.":
                    "`{0}` 与 `contentView` 并列而不在其中：编辑 cell 时不会随之移动。请添加到 `contentView`。",
                "`{0}` lies beside `contentView`, not in it: margins and background of the content view leave it out. Add it to `contentView`.":
                    "`{0}` 与 `contentView` 并列而不在其中：content view 的边距和背景不会作用于它。请添加到 `contentView`。",
            ]),
    ]
}
