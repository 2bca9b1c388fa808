// The rules about when code makes, reads and keeps constraints, in Simplified Chinese.

extension SimplifiedChinese {
    static let timeRules: [RuleTranslation] = [
        RuleTranslation(
            "back-to-frames",
            """
            调用 `removeConstraints()` 之后又给该视图的 frame 赋值。或者带有约束的视图之后又被设置 frame：在动画中，\
            或在初始化过程没有调用的方法中。

            ## 运行时
            约束已经移除，但 `translatesAutoresizingMaskIntoConstraints` 仍为 false：下一次布局会在没有任何约束的情况下放置该视图，\
            frame 被覆盖。约束还在时，布局会按约束重新放置视图：frame 只能保持到那时为止，例如旋转、文字变长或键盘出现。

            在布局过程（`layoutSubviews`）中设置的、会从父视图移除的，以及用作列表表头的视图不报告；\
            同时修改约束、或让视图从一个 frame 移到另一个的方法也不报告。

            ## 如何修改
            先把 `translatesAutoresizingMaskIntoConstraints` 设为 true。如果要保留约束，请修改其中一条并调用 `layoutIfNeeded()`\
            （有动画时在动画中调用），或者用 `transform` 移动视图。
            """,
            [
                "A frame is set on a view that still uses Auto Layout": "给仍在使用 Auto Layout 的视图设置了 frame",
                "`{0}` still uses Auto Layout, so this frame is overwritten. Set `translatesAutoresizingMaskIntoConstraints` to true first.":
                    "`{0}` 仍在使用 Auto Layout，这里设置的 frame 会被覆盖。请先把 `translatesAutoresizingMaskIntoConstraints` 设为 true。",
                "constraints removed here": "在此处移除了约束",
                "`{0}` has constraints: the next layout pass places it as they say, and this frame is gone. Change one of them and call `layoutIfNeeded`.":
                    "`{0}` 带有约束：下一次布局会按约束放置它，这里的 frame 随之失效。请修改其中一条约束并调用 `layoutIfNeeded`。",
                "its constraints": "它的约束", "another frame of it": "它的另一个 frame",
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
                "These constraints are made again in every layout pass. Make them once, where the view is set up.":
                    "每次布局都会重新创建这些约束。请在设置视图的地方创建一次。",
            ]),
        RuleTranslation(
            "content-size-target",
            """
            约束的数值取自滚动视图的 `contentSize`。同一段代码刚刚调用过 `reloadData` 时，由 `content-size-before-layout` 报告。

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
            "frame-read-before-layout",
            """
            在设置视图时运行的代码里，约束的数值取自某个视图的 frame 或 bounds。或者这样的代码用它们算出别的、会保留这个数值的东西：\
            `cornerRadius`、`contentSize`、layer 的 frame。在布局过程之外取自类自身视图的尺寸（`view.bounds.width`）每个类只报告一次；\
            控制器设置时取自其视图大小、而没有任何东西使其跟随的 frame 也是如此。

            ## 运行时
            此时还没有进行过布局：数值是 0，或者是 storyboard 中屏幕的数值，之后也不会改变。只报告在设置\
            视图的方法中读取的、自身由约束布局的视图，以及初始化方法没有给出 frame 的视图自身。控制器自身的视图，或创建时给了 frame 的视图，\
            此时已有尺寸，但之后还会变成别的尺寸：横屏、Split View、sheet，或 cell 被重用时。

            ## 如何修改
            直接与视图关联，并使用系数。约束无法表达的内容应放在 `viewDidLayoutSubviews` 或 `layoutSubviews` 中。
            """,
            [
                "`{0}` has no frame yet, as no layout pass has run: `{1}` keeps 0. Set it in `{2}`.":
                    "`{0}` 还没有 frame，因为还没有进行过布局：`{1}` 会保留 0。请在 `{2}` 中设置。",
                "This is the view's size of this moment: in landscape, Split View or a sheet it is another. Relate to the view itself.":
                    "这是视图此刻的尺寸：在横屏、Split View 或 sheet 中并不相同。请直接与视图关联。",
                "This stays the view's size of this moment: in landscape, Split View or a sheet it is another. Use constraints, or set it in `viewDidLayoutSubviews`.":
                    "它会保持视图此刻的尺寸：在横屏、Split View 或 sheet 中并不相同。请使用约束，或在 `viewDidLayoutSubviews` 中设置。",
                "the size of this moment, too": "这里也是此刻的尺寸",
                "A frame is read before there was a layout": "在布局之前读取了 frame",
                "Before the first layout pass this frame is 0 or stale, and the constraint keeps that number. Relate to the view itself.":
                    "在第一次布局之前这个 frame 是 0 或已过时，约束会一直保留这个数值。请直接与视图关联。",
            ]),
        RuleTranslation(
            "hidden-view-keeps-space",
            """
            某个视图被隐藏，而它的兄弟视图挨着它放置。

            ## 运行时
            隐藏不会改变任何约束：空隙仍然存在。空隙可能是有意的，所以只作为信息；同一方法显示另一个视图来代替它时不报告。

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
            "missing-super-update-constraints",
            """
            视图重写了 `updateConstraints`，或者视图控制器重写了 `updateViewConstraints`，而其中没有调用父类；或者在创建或修改约束之前就调用了（信息）。

            ## 运行时
            父类应当更新的内容没有更新：视图控制器的视图得不到更新，UIKit 的视图也失去自己的更新。部分 UIKit 版本会抛出异常。\
            如果先调用 `super`，它用的是之前的约束：UIKit 的文档要求“作为最后一步”调用。

            ## 如何修改
            在最后一条语句调用 `super`。
            """,
            [
                "The override of `updateConstraints` calls `super` too early or not at all":
                    "重写的 `updateConstraints` 过早调用 `super`，或没有调用",
                "`super` comes before constraints are made or changed: it works with those of before. Call it as the last statement.":
                    "`super` 在创建或修改约束之前调用：它用的是之前的约束。请在最后一条语句调用它。",
                "changed here": "在这里修改",
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
            两个相互关联的视图先后重建约束，而第二个视图之前另有约束。

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
    ]
}
