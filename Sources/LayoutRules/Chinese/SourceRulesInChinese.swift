// The rules about the code around constraint blocks, in Simplified Chinese.

extension SimplifiedChinese {
    static let sourceRules: [RuleTranslation] = [
        RuleTranslation(
            "back-to-frames",
            """
            调用 `removeConstraints()` 之后又给该视图的 frame 赋值。

            ## 运行时
            约束已经移除，但 `translatesAutoresizingMaskIntoConstraints` 仍为 false：下一次布局会在没有任何约束的情况下放置该视图，\
            frame 被覆盖。

            ## 如何修改
            先把 `translatesAutoresizingMaskIntoConstraints` 设为 true。
            """,
            [
                "A frame is set on a view that still uses Auto Layout": "给仍在使用 Auto Layout 的视图设置了 frame",
                "`{0}` still uses Auto Layout, so this frame is overwritten. Set `translatesAutoresizingMaskIntoConstraints` to true first.":
                    "`{0}` 仍在使用 Auto Layout，这里设置的 frame 会被覆盖。请先把 `translatesAutoresizingMaskIntoConstraints` 设为 true。",
                "constraints removed here": "在此处移除了约束",
            ]),
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
            在按钮的 `imageView` 或 `titleLabel`，或者 cell 的 `textLabel`、`detailTextLabel` 或 `imageView` 上打开了约束块。

            ## 运行时
            所属的控件仍会自己布局它们：控件设置的值与约束轮流生效，而且随 UIKit 版本不同。因为看上去常常没有问题，\
            所以这是一条默认关闭的提示。

            ## 如何修改
            使用自己的视图，或者使用控件的边距和配置。
            """,
            [
                "A subview that UIKit lays out is constrained": "给由 UIKit 布局的子视图添加了约束",
                "`{0}` lays out `{1}` itself. Use a view of your own.": "`{0}` 自己布局 `{1}`。请使用自己的视图。",
            ]),
        RuleTranslation(
            "constraints-in-layout-pass",
            """
            `layoutSubviews`、`viewWillLayoutSubviews` 或 `viewDidLayoutSubviews` 每次运行都会创建或重建约束。

            ## 运行时
            新的约束又会引起一次布局，而每次布局都把同样的约束再添加一遍。旧系统会提示 `Auto Layout \
            still required after executing -layoutSubviews.` 这是一条默认关闭的提示：约束相同时只是浪费时间。

            ## 如何修改
            在设置视图时只创建一次约束；在这里更新常量。
            """,
            [
                "Constraints are made in every layout pass": "每次布局都会创建约束",
                "Every run of each layout pass makes these constraints again. Make them once, where the view is set up.":
                    "每次布局都会重新创建这些约束。请在设置视图时只创建一次。",
            ]),
        RuleTranslation(
            "content-size-target",
            """
            约束的数值取自滚动视图的 `contentSize`。

            ## 运行时
            这个数值只代表当时：紧接在 `reloadData` 之后它是过时的，也不会随内容变化。这是一条默认关闭的提示：\
            代码也许会在内容每次变化时再次运行。

            ## 如何修改
            观察 `contentSize`，或者让视图的固有内容尺寸随它变化。
            """,
            [
                "A constraint takes the content size of the moment": "约束取用了当时的内容尺寸",
                "This is the content size of the moment; the constraint does not follow it. Observe `contentSize`.":
                    "这是当时的内容尺寸，约束不会随它变化。请观察 `contentSize`。",
            ]),
        RuleTranslation(
            "dangling-item",
            """
            某个属性保存了 `other.snp.left` 或视图的其他属性，以备后用。

            ## 运行时
            它对视图是弱引用。视图释放之后，指向它的关系会悄悄变成指向父视图。这是一条默认关闭的提示：视图可能由别处持有。

            ## 如何修改
            保存视图本身，在使用的地方再写出属性。
            """,
            [
                "An attribute of a view is kept without the view": "保存了视图的属性而没有保存视图",
                "This holds its view weakly; once the view is gone, a relation to it becomes one to the superview. Keep the view.":
                    "它对视图是弱引用；视图释放之后，指向它的关系会变成指向父视图。请保存视图本身。",
            ]),
        RuleTranslation(
            "frame-category-scalar",
            """
            关系的目标写成了不带 `mas_` 的边：`make.left.mas_equalTo(box.right)`。文件没有定义 \
            `MAS_SHORTHAND`，所以这个属性来自给出 frame 各部分的分类。

            ## 运行时
            关系得到的是当时 frame 的数值，多半为 0，并被当作相对父视图的偏移。它不会跟随另一个视图。

            ## 如何修改
            写成 `box.mas_right`。
            """,
            [
                "An edge without `mas_` is a number of the moment": "不带 `mas_` 的边只是当时的数值",
                "`{0}` is a number of the moment here, mostly 0, not an edge to follow. Write `{1}`.":
                    "这里的 `{0}` 是当时的数值，多半为 0，并不是可以跟随的边。请写成 `{1}`。",
            ]),
        RuleTranslation(
            "frame-read-before-layout",
            """
            在设置视图时运行的代码里，约束的数值取自某个视图的 frame 或 bounds。

            ## 运行时
            此时还没有进行过布局：数值是 0，或者是 storyboard 中屏幕的数值，之后也不会改变。这是一条默认关闭的提示：\
            frame 可能已由代码手动设置。

            ## 如何修改
            直接与视图关联，并使用系数。
            """,
            [
                "A frame is read before there was a layout": "在布局之前读取了 frame",
                "Before the first layout pass this frame is 0 or stale, and the constraint keeps that number. Relate to the view itself.":
                    "在第一次布局之前这个 frame 是 0 或已过时，约束会一直保留这个数值。请直接与视图关联。",
            ]),
        RuleTranslation(
            "hidden-view-keeps-space",
            """
            某个视图被隐藏，而它的兄弟视图挨着它放置。

            ## 运行时
            隐藏不会改变任何约束：空隙仍然存在。因为空隙可能是有意的，所以这是一条默认关闭的提示。

            ## 如何修改
            把两者放进 stack view，或者在修改 `isHidden` 的同时修改约束。
            """,
            [
                "A hidden view keeps its space": "隐藏的视图仍占据空间",
                "A hidden `{0}` keeps its space: what stands next to it does not move up. Use a stack view, or change the constraints too.":
                    "隐藏的 `{0}` 仍占据空间：挨着它的视图不会移过来。请使用 stack view，或者同时修改约束。",
                "placed next to it here": "在此处挨着它放置",
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
            "layout-if-needed-wrong-view",
            """
            方法改变了某个视图的位置，而随后的动画正是对这个视图调用 `layoutIfNeeded`。

            ## 运行时
            `layoutIfNeeded` 布局的是接收者内部的内容。视图本身由父视图放置，不在动画之内：它会直接跳过去。

            ## 如何修改
            对父视图，或者对包含所有移动内容的最近视图调用 `layoutIfNeeded`。
            """,
            [
                "The animation lays out the moved view, not its superview": "动画布局的是被移动的视图，而不是它的父视图",
                "This lays out what is inside `{0}`; `{1}` itself is placed by its superview and jumps. Call it on the superview.":
                    "这只布局 `{0}` 内部的内容；`{1}` 本身由父视图放置，会直接跳过去。请对父视图调用。",
                "Lay out the superview": "布局父视图",
            ]),
        RuleTranslation(
            "layout-off-main-thread",
            """
            约束块位于交给全局队列的闭包里，而且没有任何代码回到主队列。

            ## 运行时
            UIKit 抛出异常：`Modifications to the layout engine must not be performed from a background thread after it has been \
            accessed from the main thread.` 旧系统会延迟布局，或者在别处崩溃。

            ## 如何修改
            操作视图之前先回到主队列。
            """,
            [
                "Constraints are made on a background queue": "在后台队列创建了约束",
                "Modifications to the layout engine must not be performed from a background thread: this closure runs on a background queue.":
                    "Modifications to the layout engine must not be performed from a background thread：这个闭包在后台队列运行。",
                "Go back to the main queue first.": "请先回到主队列。",
            ]),
        RuleTranslation(
            "make-in-reuse-path",
            """
            cell 的某个方法创建的约束，其数值取决于传入的参数。每次复用 cell 时，其他代码都会调用它。

            ## 运行时
            每次调用都添加约束，而不移除任何约束。数值不同时，新旧约束相互矛盾：`Unable to \
            simultaneously satisfy constraints.`

            ## 如何修改
            只创建一次约束，在这里更新或重建。
            """,
            [
                "A cell makes constraints each time it is filled": "cell 每次填充内容时都创建约束",
                "Each call of `{0}` adds constraints and removes none: with another value they contradict each other. Remake or update them.":
                    "每次调用 `{0}` 都添加约束而不移除任何约束：数值不同时它们相互矛盾。请改为重建或更新。",
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
            "missing-super-update-constraints",
            """
            视图重写了 `updateConstraints`，或者视图控制器重写了 `updateViewConstraints`，而其中没有调用父类。

            ## 运行时
            父类应当更新的内容没有更新：视图控制器的视图得不到更新，UIKit 的视图也失去自己的更新。部分 UIKit 版本会抛出异常。

            ## 如何修改
            在最后一条语句调用 `super`。
            """,
            [
                "The override of `updateConstraints` does not call `super`": "重写的 `updateConstraints` 没有调用 `super`",
                "`{0}` does not call `super`, so the superclass misses its pass. Call it as the last statement.":
                    "`{0}` 没有调用 `super`，父类因此得不到更新。请在最后一条语句调用它。",
            ]),
        RuleTranslation(
            "readd-without-remake",
            """
            视图先从父视图移除，再重新添加，然后只更新约束。

            ## 运行时
            移除视图时，所有通向外部的约束也一并移除。SnapKit 的更新会找到旧约束，修改它们，却不激活；没有任何日志，视图也没有位置。

            ## 如何修改
            添加之后使用 `remakeConstraints`。
            """,
            [
                "A view is added again and then only updated": "视图重新添加之后只更新了约束",
                "`{0}` was removed from its superview, and with it the constraints that lead outside: this updates none that is active. Remake them.":
                    "`{0}` 已从父视图移除，通向外部的约束也随之移除：这里更新的约束没有一条是激活的。请重建约束。",
                "removed here": "在此处移除",
            ]),
        RuleTranslation(
            "remake-order-transient",
            """
            两个相互关联的视图先后重建约束。

            ## 运行时
            在两个约束块之间，第一个视图的新约束会遇到第二个视图的旧约束。如果它们相互矛盾，日志会有提示，尽管最终结果正确。\
            这是一条默认关闭的提示。

            ## 如何修改
            先移除两者的约束，或者用 `NSLayoutConstraint.activate` 和 `deactivate` 切换预先准备的约束。
            """,
            [
                "For a moment old and new constraints meet": "新旧约束会短暂并存",
                "`{0}` still has its old constraints here; it is remade below. Where the two contradict each other the log says so.":
                    "`{0}` 在这里仍有旧约束，下面才会重建。两者矛盾时日志会有提示。",
                "remade below": "在下面重建",
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
            stack view 用必须满足的约束 `UISV-hiding` 把隐藏视图的尺寸设为 0：沿着它的轴，两者相互矛盾。这是一条默认关闭的提示：\
            轴可能是另一条，而且 stack view 在可能时会自行隐藏。

            ## 如何修改
            把尺寸约束的优先级设为 999。
            """,
            [
                "A hidden arranged view has a required size": "被隐藏的排列视图有必须满足的尺寸",
                "A stack view hides `{0}` with a required constraint, `UISV-hiding`, which its required size contradicts. Give the size a priority of 999.":
                    "stack view 用必须满足的约束 `UISV-hiding` 隐藏 `{0}`，与它必须满足的尺寸矛盾。请把尺寸约束的优先级设为 999。",
                "the size is required here": "尺寸在此处为必须满足",
            ]),
        RuleTranslation(
            "store-constraint-not-maker",
            """
            某个属性的类型是 SnapKit 的 maker 类型之一，例如 `ConstraintMakerEditable`。

            ## 运行时
            maker 只在约束块结束之前描述约束。之后对它的调用，例如 `offset(…)`，不会改变任何东西：约束已经创建完成。

            ## 如何修改
            保存 `Constraint`（`make.left.equalTo(a).constraint`），并对它调用 `update(offset:)`。
            """,
            [
                "A property keeps a maker instead of a constraint": "属性保存的是 maker 而不是约束",
                "After its block the constraint is already built, and `{0}` changes nothing any more. Keep its `.constraint`.":
                    "约束块结束后约束已经创建完成，`{0}` 不再改变任何东西。请保存它的 `.constraint`。",
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
            "under-constrained",
            """
            文件中关于某个视图的内容全部已知，却没有确定它的位置或尺寸。在 `.masonry` \
            文件中由 `ambiguous-position` 和 `ambiguous-size` 规则报告；在源码中其余约束可能写在其他文件里，\
            所以这是一条默认关闭的提示。

            ## 运行时
            视图停在 0 处，或者没有尺寸。没有任何日志；视图调试器会标明有歧义。

            ## 如何修改
            补全该轴上的约束。
            """,
            [
                "The constraints leave a position or size open": "约束没有确定位置或尺寸"
            ]),
        RuleTranslation(
            "weak-composite-constraint",
            """
            含有多个属性的链（`edges`、`size`、`left.right`）保存到了弱引用属性中。

            ## 运行时
            视图只持有单条约束。代表多条约束的组合在约束块结束后就会释放：属性变为 nil，\
            之后 `pad.offset(8)` 会因调用 nil block 而崩溃，`[pad setInsets:]` 则什么都不做。

            ## 如何修改
            把属性改为强引用。
            """,
            [
                "A weak property is to keep a group of constraints": "弱引用属性保存了一组约束",
                "`{0}` is weak and nothing else keeps a group of constraints: it is nil after the block. Make it strong.":
                    "`{0}` 是弱引用，而一组约束没有其他持有者：约束块结束后它就是 nil。请改为强引用。",
                "declared weak here": "在此处声明为弱引用",
            ]),
        RuleTranslation(
            "weak-constraint-install-cycle",
            """
            弱引用属性中的约束在一处移除，又在另一处安装。

            ## 运行时
            视图只在约束安装期间持有它。执行 `uninstall` 之后没有任何对象持有它，属性变为 nil，\
            而 `[nil install]` 什么都不做：约束再也不会回来。

            ## 如何修改
            把属性改为强引用。
            """,
            [
                "A weak constraint is to be installed again": "弱引用的约束要再次安装",
                "`{0}` is weak: once uninstalled it is nil, and this does nothing. Make it strong.":
                    "`{0}` 是弱引用：移除之后它就是 nil，这里什么都不做。请改为强引用。",
                "uninstalled here": "在此处移除",
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
