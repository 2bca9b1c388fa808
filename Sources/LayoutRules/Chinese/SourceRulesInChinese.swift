// The rules about the views that code constrains and what it relates them to, in Simplified Chinese.

extension SimplifiedChinese {
    static let sourceRules: [RuleTranslation] = viewRules + timeRules

    private static let viewRules: [RuleTranslation] = [
        RuleTranslation(
            "cell-required-vertical-chain",
            """
            从 cell 的 `contentView` 顶部到底部，有一串必须满足的约束，数值全部给定，其中至少有一个是高度。

            ## 运行时
            在表格测量该 cell 之前，它的高度是另一个值，日志会出现 `Unable to simultaneously satisfy constraints.` 以及 \
            `UIView-Encapsulated-Layout-Height`。之后布局是正确的，所以这只是一条默认关闭的提示。

            ## 如何修改
            把高度约束或最后一条到底部的约束的优先级设为 999。
            """,
            [
                "Required constraints fix the height of a cell": "必须满足的约束固定了 cell 的高度",
                "Required constraints make the cell {0} high, and before the table has measured it the log says `Unable to simultaneously satisfy constraints.` Give one of them a priority of 999.":
                    "必须满足的约束使 cell 的高度为 {0}，在表格测量之前日志会出现 `Unable to simultaneously satisfy constraints.` 请把其中一条的优先级设为 999。",
            ]),
        RuleTranslation(
            "constrain-content-view",
            """
            cell 给自己的 `contentView` 添加了约束。

            ## 运行时
            约束块会关闭内容视图的自动调整，而 cell 正是靠它来放置内容视图：宽度变成 0，或者高度错误，或者与表格的约束冲突。\
            如果约束块固定了全部四条边，布局可以正常工作，但内容视图不再为附件视图和编辑控件让出空间；这时只作为一条信息。

            ## 如何修改
            只约束 `contentView` 的子视图。
            """,
            [
                "The content view of a cell is constrained": "给 cell 的内容视图添加了约束",
                "This switches off the autoresizing with which the cell places its `contentView`. Constrain only its subviews.":
                    "这会关闭 cell 用来放置 `contentView` 的自动调整。请只约束它的子视图。",
            ]),
        RuleTranslation(
            "constrain-managed-bar",
            """
            在导航控制器或标签栏控制器的栏上打开了约束块。

            ## 运行时
            UIKit 抛出 `Cannot modify constraints for UINavigationBar managed by a controller`：约束块关闭了栏的自动调整，\
            并给它添加约束。

            ## 如何修改
            把自己的视图放进 `titleView` 或放在栏的下方，栏本身交给控制器管理。
            """,
            [
                "A bar that a controller manages is constrained": "给控制器管理的栏添加了约束",
                "Cannot modify constraints for {0} managed by a controller. Constrain views of your own.":
                    "Cannot modify constraints for {0} managed by a controller。请约束自己的视图。",
            ]),
        RuleTranslation(
            "constrain-uikit-internal-subview",
            """
            在按钮的 `imageView` 或 `titleLabel`，或者表格 cell（自己的或局部变量）的 `textLabel`、`detailTextLabel` 或 \
            `imageView` 上打开了约束块。

            ## 运行时
            约束块会关闭所属控件用来放置该子视图的自动调整，而控件仍会设置它的 frame：控件设置的值与约束轮流生效，而且随 UIKit \
            版本不同。

            ## 如何修改
            使用自己的视图，或者使用控件的边距和配置。
            """,
            [
                "A subview that UIKit lays out is constrained": "给由 UIKit 布局的子视图添加了约束",
                "`{0}` lays out `{1}` itself, with a frame of its own. Use its content alignment and insets, or a view of your own.":
                    "`{0}` 自己用 frame 布局 `{1}`。请使用它的内容对齐和边距，或者使用自己的视图。",
                "`{0}` lays out `{1}` itself, with a frame of its own. Use a view of your own.":
                    "`{0}` 自己用 frame 布局 `{1}`。请使用自己的视图。",
            ]),
        RuleTranslation(
            "frame-category-scalar",
            """
            关系的目标写成了不带 `mas_` 的边：`make.left.mas_equalTo(box.right)`。文件和项目的\
            头文件都没有定义 `MAS_SHORTHAND`，所以这个属性来自给出 frame 各部分的分类。

            ## 运行时
            关系得到的是当时 frame 的数值，多半为 0，并被当作相对父视图的偏移。它不会跟随另一个视图。`make.center.mas_equalTo(box.center)` 不需要\
            分类也是如此：`center` 是一个点。新建的单元格中，`self` 的数值来自 320 × 44。

            ## 如何修改
            写成 `box.mas_right`。
            """,
            [
                "An edge without `mas_` is a number of the moment": "不带 `mas_` 的边只是当时的数值",
                "`{0}` is a number of the moment here, mostly 0, not an edge to follow. Write `{1}`.":
                    "这里的 `{0}` 是当时的数值，多半为 0，并不是可以跟随的边。请写成 `{1}`。",
            ]),
        RuleTranslation(
            "ib-constraints-coexist",
            """
            在 outlet 上创建或重建了约束。

            ## 运行时
            两个库都只移除自己创建的约束。nib 或 storyboard 中的约束会保留，可能与新约束冲突。这是一条默认关闭的提示：\
            nib 也许没有给这个视图添加约束。

            ## 如何修改
            在 nib 中把约束标记为编译时移除，或者通过 outlet 修改它们。
            """,
            [
                "Constraints of a nib stay next to those of the code": "nib 中的约束与代码中的约束并存",
                "`{0}` is an outlet: constraints that its nib gives it stay next to these. Remove them there at build time.":
                    "`{0}` 是 outlet：nib 给它的约束会与这里的约束并存。请在 nib 中把它们标记为编译时移除。",
            ]),
        RuleTranslation(
            "layout-guide-edge",
            """
            `make.bottom.equalTo(bottomLayoutGuide)` 或 `make.top.equalTo(topLayoutGuide)`。

            ## 运行时
            SnapKit 取与左侧相同的属性：底部参考线的 bottom 就是屏幕底部，所以视图会延伸到栏的下面。这是一条默认关闭的提示：\
            这也可能是有意的。

            ## 如何修改
            写出内侧的边，或者使用 `view.safeAreaLayoutGuide`。
            """,
            [
                "The far edge of a layout guide is taken": "取用了布局参考线的外侧边",
                "This is the far edge of the guide, that of the screen. The inner one is `{0}.snp.{1}`.":
                    "这是布局参考线的外侧边，即屏幕的边。内侧的边是 `{0}.snp.{1}`。",
                "Change to `{0}.snp.{1}`": "改为 `{0}.snp.{1}`",
            ]),
        RuleTranslation(
            "masonry-110-safe-area",
            """
            关系的目标是 `mas_safeAreaLayoutGuide` 本身，而属性不是 bottom。

            ## 运行时
            在 CocoaPods 提供的 1.1.0 版本中，这个属性是参考线的底部：把左边或右边与它关联会抛出异常，而顶部会停在底部。\
            较新的源码取与左侧相同的属性。没有文件能说明版本，所以这是一条默认关闭的提示。

            ## 如何修改
            逐条写出各边：`mas_safeAreaLayoutGuideTop` 等。
            """,
            [
                "The whole safe area means its bottom in Masonry 1.1.0": "在 Masonry 1.1.0 中整个安全区指的是它的底部",
                "In Masonry 1.1.0 this is the bottom of the safe area. Name each edge.":
                    "在 Masonry 1.1.0 中这是安全区的底部。请逐条写出各边。",
            ]),
        RuleTranslation(
            "root-view-constrained",
            """
            视图控制器在加载自己的 `view` 时创建了决定其位置的约束。

            ## 运行时
            此时视图还没有父视图。SnapKit 的 `ToSuperview` 关系会触发断言，没有指明其他视图的位置会抛出异常，\
            而且视图会失去容器用来放置它的自动调整：界面可能是黑的或空的。

            ## 如何修改
            约束子视图；由把控制器的视图添加到别处的代码来放置它。
            """,
            [
                "A view controller positions its own view": "视图控制器给自己的视图设置了位置",
                "`view` has no superview while it loads, and its container is to place it. Constrain its subviews instead.":
                    "`view` 加载时没有父视图，应由容器来放置它。请改为约束它的子视图。",
            ]),
        RuleTranslation(
            "scalar-without-mas",
            """
            在没有定义 `MAS_SHORTHAND_GLOBALS` 的 Objective-C 文件中写了 `make.width.equalTo(100)`。

            ## 运行时
            代码无法编译：`implicit conversion of 'int' to 'id' is disallowed with ARC`。因为预编译头文件可能定义了该宏，\
            而且编译器也会报错，所以这是一条默认关闭的提示；编辑器提供修复。

            ## 如何修改
            写成 `mas_equalTo(100)` 或 `equalTo(@100)`。
            """,
            [
                "A plain number is given to a relation that takes an object": "给需要对象的关系传入了普通数值",
                "`{0}` takes an object: this compiles only with `MAS_SHORTHAND_GLOBALS`. Write `mas_{1}`.":
                    "`{0}` 需要对象：只有定义了 `MAS_SHORTHAND_GLOBALS` 才能编译。请写成 `mas_{1}`。",
                "Change to `mas_{0}`": "改为 `mas_{0}`",
            ]),
        RuleTranslation(
            "stack-hidden-required-size",
            """
            由 stack view 排列的视图被隐藏，而一条必须满足的约束给了它尺寸。

            ## 运行时
            stack view 用必须满足的约束 `UISV-hiding` 把隐藏视图的尺寸设为 0：沿着它的轴，两者相互矛盾，其中一条会被打破。\
            垂直于轴的方向不受影响。

            ## 如何修改
            把尺寸约束的优先级设为 999。
            """,
            [
                "A hidden arranged view has a required size": "被隐藏的排列视图有必须满足的尺寸",
                "Hiding `{0}` contradicts its required size: the stack view adds a required constraint, `UISV-hiding`. Give the size a priority of 999.":
                    "隐藏 `{0}` 与它必需的尺寸约束矛盾：stack view 会添加必需约束 `UISV-hiding`。请把尺寸的优先级设为 999。",
                "the size is required here": "尺寸在此处为必须满足",
                "hidden here": "在此处隐藏",
            ]),
        RuleTranslation(
            "table-header-zero-size",
            """
            某个视图成为表格的表头或表尾，它的内容有约束，而文件中没有任何代码给它设置 frame。

            ## 运行时
            表格按原样使用表头和表尾的 frame。高度为 0 时什么都不显示，内部的约束与 \
            `UIView-Encapsulated-Layout-Height == 0` 矛盾。这是一条默认关闭的提示：frame 可能由其他代码设置。

            ## 如何修改
            设置 frame，或者用 `systemLayoutSizeFitting` 测量后重新赋值。
            """,
            [
                "The header of a table has no size": "表格的表头没有尺寸",
                "`{0}` gets no frame in this file: a table takes its header and footer as they are, with a height of 0. Set its frame.":
                    "文件中没有给 `{0}` 设置 frame：表格按原样使用表头和表尾，高度为 0。请设置它的 frame。",
            ]),
        RuleTranslation(
            "zero-size-parent-insets",
            """
            某个视图以零 frame 创建，文件中没有给它约束，而它的子视图以边距固定在它的两条对边上。

            ## 运行时
            在该视图没有尺寸期间，边距放不下，而它的自动调整约束是必须满足的：日志会出现一次 `Unable to \
            simultaneously satisfy constraints.`，尽管之后布局正确。这是一条默认关闭的提示。

            ## 如何修改
            把其中一个边距的优先级设为 999。
            """,
            [
                "Insets do not fit into a view without size": "没有尺寸的视图放不下边距",
                "Insets of {0} in all do not fit into `{1}` while its frame is zero. Give one of them a priority of 999.":
                    "在 `{1}` 的 frame 为零期间，总共 {0} 的边距放不下。请把其中一个的优先级设为 999。",
            ]),
    ]
}
