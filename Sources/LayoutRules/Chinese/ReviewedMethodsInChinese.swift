// The rules that say what a reviewer of real code would say of methods, in Simplified Chinese.

extension SimplifiedChinese {
    static let reviewedMethods: [RuleTranslation] = [
        RuleTranslation(
            "added-twice",
            """
            类的设置代码添加了一个已经添加过的视图：添加到同一个父视图，或另一个父视图。

            ## 运行时
            视图只有一个父视图。再次添加到同一个父视图只会把它移到最前面。添加到另一个父视图会把它从前一个里取出来，它与那里的视图之间的约束\
            也随之消失；如果约束是在两次添加之间创建的，它们就没有了，这时报告为警告。

            ## 如何修改
            去掉多余的那一行。移动的视图要在移动之后创建约束。
            """,
            [
                "A view is added a second time": "视图被添加了第二次",
                "added here first": "第一次在这里添加",
                "`{0}` is in `{1}` since {2}: adding it again only brings it to the front. Take one of the two out.":
                    "`{0}` 已在 `{1}` 中（{2}）：再次添加只会把它移到最前面。请去掉其中一处。",
                "`{0}` leaves `{1}`, and the constraints that tied it to views there go with it. Make them after this line.":
                    "`{0}` 离开 `{1}`，它与那里的视图之间的约束也随之消失。请在这一行之后创建约束。",
                "`{0}` leaves `{1}`, to which {2} added it: a view has one superview. Take one of the two out.":
                    "`{0}` 离开 `{1}`（{2}）：视图只有一个父视图。请去掉其中一处。",
            ]),
        RuleTranslation(
            "device-size",
            """
            视图的宽度或高度写成了某一款 iPhone 的屏幕尺寸：`height.equalTo(812)`。或者布局询问屏幕是否正好是这个尺寸：\
            `if UIScreen.main.bounds.height == 812`。或者视图与任何屏幕一样宽，`width.equalTo(UIScreen.main.bounds.width - 20)`，\
            而父视图的边就能说明这一点；每个类只报告一次。

            ## 运行时
            只在那一款设备上合适。在其他设备、iPad 以及以后的设备上，视图会超出或留出空隙，而询问的结果为否。屏幕的宽度不是窗口的宽度：\
            在 Split View 和 Slide Over 中、在 sheet 中、在带边距的 cell 中以及旋转之后，视图比它所在的地方更宽。

            ## 如何修改
            关联到父视图或它的安全区。询问真正重要的事：可用的空间（`>=`）、size class、安全区的边距。
            """,
            [
                "A size is that of a device, not of what the view lies in": "尺寸是设备的尺寸，而不是视图所在之处的尺寸",
                "This is the screen's width, not that of what the view lies in: in Split View, a sheet or a cell with insets it is too wide.":
                    "这是屏幕的宽度，而不是视图所在之处的宽度：在 Split View、sheet 或带边距的 cell 中它太宽。",
                "{0} more of the class's views do the same.": "这个类还有 {0} 个视图也是如此。",
                "Relate to the superview.": "请关联到父视图。",
                "as wide as the screen, too": "也与屏幕一样宽",
                "{0} pt is the size of one device's screen: on others the view hangs out or leaves a gap. Relate to the superview.":
                    "{0} 点是某一款设备的屏幕尺寸：在其他设备上视图会超出或留出空隙。请关联到父视图。",
                "{0} pt is the screen of one device: others, and all that come, answer no. Ask for the room there is, or for the safe area.":
                    "{0} 点是某一款设备的屏幕：其他设备和以后的设备都不符合。请询问可用的空间，或安全区。",
            ]),
        RuleTranslation(
            "overlapping-texts",
            """
            同一父视图中的两个标签、按钮、文本框或其他控件按已知的数值互相重叠：在每个状态、每种屏幕上，无论文字大小如何。\
            或者一个视图结束于同一行末尾另一个视图的远侧边，而不是在它之前结束。

            ## 运行时
            没有日志：一个画在另一个上面；如果是控件，后添加的会拦截两者的触摸。

            长度未知的文字如果一直延伸到同一行的按钮所靠的边，则作为信息报告：较长的文字会位于按钮之下。\
            宽度固定的文字如果在 375 pt 宽（或配置中最窄）的屏幕上结束于相邻视图的起点之后，也是如此。

            完全位于另一个视图之上的视图（例如图标上的按钮）、只有 frame 的角相交的圆，以及其中之一会被隐藏或变透明的视图不报告；\
            在两个轴上都由另一个视图定位的视图（例如按钮角上的徽标）也不报告。\
            对于比文字更宽的标签，以文字为准：文字位于近侧边；如果代码设置了对齐方式，则可能在任何位置。

            ## 如何修改
            把第二个放在第一个之后：`make.top.equalTo(first.mas_bottom)`，或者改用别的数值。
            """,
            [
                "Two texts or controls overlap": "两个文本或控件互相重叠",
                "`{0}` ends at the far edge of `{1}` and covers {2} pt of it. End it at its `{3}`.":
                    "`{0}` 结束于 `{1}` 的远侧边，盖住其中 {2} pt。请让它结束于后者的 `{3}`。",
                "`{0}` goes on where `{1}` lies: a long text runs over {2} pt of it. End it at its `{3}`.":
                    "`{0}` 延伸到 `{1}` 所在之处：较长的文字会盖住其中 {2} pt。请让它结束于后者的 `{3}`。",
                "On a screen {0} pt wide `{1}` ends {2} pt behind where `{3}` begins: a long text runs over it. End it there.":
                    "在 {0} pt 宽的屏幕上，`{1}` 结束于 `{3}` 的起点之后 {2} pt：较长的文字会盖住它。请让它在那里结束。",
                "`{0}` may reach the far edge of `{1}`, then it covers {2} pt of it. End it at its `{3}`.":
                    "`{0}` 可能伸到 `{1}` 的远侧边，那时盖住其中 {2} pt。请让它结束于后者的 `{3}`。",
                "`{0}` overlaps `{1}` by {2} pt: one is drawn over the other. Place it after it.":
                    "`{0}` 与 `{1}` 重叠 {2} pt：一个画在另一个上面。请放到它之后。",
                "`{0}` is placed here": "`{0}` 在此处放置",
            ]),
        RuleTranslation(
            "unbounded-text",
            """
            标签从某条边开始，文字在运行时拼成，却没有任何约束说明它在哪里结束：没有远侧的边，没有宽度，\
            其后也没有带终点的视图。只固定了远侧边的标签，其近侧同样可能没有边界；只固定了中心的标签，两侧都没有边界。\
            本地化的文字在其他语言中会更长：行末另有视图时，显示它的标签也算在内。\
            cell 中其他文件可见、在这里没有文字的标签，文字由其他文件设置；名为 `timeLabel`、`countLabel` 之类的标签视为文字较短。\
            行末另有视图时，其他视图中的标签以及由标签组成的 stack view 也算在内。

            ## 运行时
            文字较长时会盖住旁边的视图，或者超出父视图，被直接截断而没有省略号。

            ## 如何修改
            给它一个终点：`make.trailing.lessThanOrEqualToSuperview().inset(12)`。
            """,
            [
                "A text of unknown length has no end": "长度未知的文字没有终点",
                "`{0}` has a text of unknown length and no end: a long one runs out of its superview. Bound its far edge.":
                    "`{0}` 的文字长度未知且没有终点：较长时会超出父视图。请限制它的远侧边。",
                "`{0}` has a text of unknown length and no end: a long one runs over what stands beside it. Bound its far edge.":
                    "`{0}` 的文字长度未知且没有终点：较长时会盖住旁边的视图。请限制它的远侧边。",
                "`{0}` has a text of unknown length and no near end: a long one runs over what stands before it. Bound its near edge.":
                    "`{0}` 的文字长度未知且近侧没有边界：较长时会盖住前面的视图。请限制它的近侧边。",
                "`{0}` has a text of unknown length and pushes `{1}`, which has no end either, out of sight. Bound the far edge of `{2}`.":
                    "`{0}` 的文字长度未知，会把同样没有终点的 `{1}` 推出可见范围。请限制 `{2}` 的远侧边。",
                "`{0}` has a text of unknown length and is held by its centre alone: a long one runs out at both sides. Bound an edge, too.":
                    "`{0}` 的文字长度未知，而且只固定了中心：较长时会从两侧超出。请同时限制一条边。",
                "`{0}` has no end, and its text is longer in other languages: there it runs over what stands beside it. Bound its far edge.":
                    "`{0}` 没有终点，而它的文字在其他语言中会更长，会盖住旁边的视图。请限制它的远侧边。",
            ]),
        RuleTranslation(
            "unlaid-view",
            """
            文件中创建的 UIKit 视图被添加到父视图，但文件既没有给它约束，也没有给它 frame 或自动调整掩码，没有用堆栈视图排列它，\
            也没有把它交给其他代码。

            ## 运行时
            它停在 (0, 0)，尺寸是创建时的尺寸：普通视图为零，图像视图为图像的尺寸。

            ## 如何修改
            给它添加约束，或者去掉它。
            """,
            [
                "A view is added and nothing places it": "添加了视图却没有任何代码放置它",
                "Here nothing places `{0}`: it has neither constraints nor a frame and stays at (0, 0). Constrain it, or take it out.":
                    "这里没有任何代码放置 `{0}`：它既没有约束也没有 frame，停在 (0, 0)。请添加约束，或者去掉它。",
            ]),
        RuleTranslation(
            "animation-without-layout",
            """
            约束在动画的闭包中改变，而闭包中没有进行布局：没有 `layoutIfNeeded`。或者约束在之前改变，闭包只是用 \
            `setNeedsLayout` 或 `updateConstraintsIfNeeded` 请求稍后布局。

            ## 运行时
            约束本身不移动视图。移动视图的是下一次布局，那时动画已经建立：视图会直接跳过去。

            ## 如何修改
            在闭包中对包含所有移动视图的最近视图调用 `layoutIfNeeded()`。
            """,
            [
                "An animation changes constraints and does not lay out": "动画改变了约束却没有进行布局",
                "This animation changes constraints and lays nothing out: the views jump at the next layout pass. Call `layoutIfNeeded` in it, on the view that contains what moves.":
                    "该动画改变了约束却没有进行布局：视图会在下一次布局时跳过去。请在其中对包含移动视图的视图调用 `layoutIfNeeded`。",
                "This animation lays out before it changes constraints: the views jump at the next layout pass. Call `layoutIfNeeded` after the change.":
                    "该动画在改变约束之前进行布局：视图会在下一次布局时跳过去。请在改变之后调用 `layoutIfNeeded`。",
                "This animation only asks for a later layout: what was changed before it jumps. Call `layoutIfNeeded` in it, on the view that contains what moves.":
                    "该动画只是请求稍后布局：之前的改变会直接跳过去。请在其中对包含移动视图的视图调用 `layoutIfNeeded`。",
            ]),
        RuleTranslation(
            "arranged-subview-kept",
            """
            调用了 `removeArrangedSubview`，之后既没有 `removeFromSuperview`，也没有隐藏该视图。

            ## 运行时
            堆栈视图不再放置该视图，并移除给它的约束；但它仍是子视图，仍然可见，却没有位置。

            ## 如何修改
            对该视图调用 `removeFromSuperview`：这样它也会离开排列。
            """,
            [
                "A view that is no longer arranged stays a subview": "不再排列的视图仍是子视图",
                "`{0}` stays a visible subview of the stack view, which no longer places it. Call `removeFromSuperview` too.":
                    "`{0}` 仍是堆栈视图的可见子视图，但不再由它放置。请同时调用 `removeFromSuperview`。",
                "Take the view out of its superview too": "同时从父视图移除",
            ]),
        RuleTranslation(
            "setup-runs-again",
            """
            在会反复运行的方法中无条件地创建约束：每次出现时，每次布局或更新时，每次尺寸变化时，键盘每次出现或消失时，每个 cell，\
            cell 被重用、为某一行填充内容（`configure(with:)`、`bind(_:)`、`render(_:)`、`fill(_:)`、`populate(_:)`）或得到新值时，控件每次被点击时。\
            这类方法所调用的方法也算在内。

            标志、`nil` 检查、提前返回、`dispatch_once`、`remake`、每次都是新建的视图、类会把它移出父视图的视图，以及先移除约束的代码都能识别，不报告。\
            与枚举值的比较（`mode == .wide`）不能阻止再次运行，除非方法或它所调用的方法会改变所比较的内容。\
            普通视图的 setter、窗口变化和点击只作为信息：其中许多只运行一次。只在视图还不存在时才创建它、却每次都创建其约束的方法也是\
            信息。同一方法的多个块只报告一次。

            ## 运行时
            每次运行都会再添加一遍同样的约束。之后的更新只改变其中一条，于是它们互相矛盾：`Unable to simultaneously satisfy \
            constraints.`

            ## 如何修改
            在设置视图的地方创建一次约束；在这里重建或更新。
            """,
            [
                "A method that runs again makes constraints each time": "反复运行的方法每次都创建约束",
                "Made again at every appearance, by `{0}`.": "每次出现时都会由 `{0}` 再创建一遍。",
                "Made again in every layout pass, by `{0}`.": "每次布局时都会由 `{0}` 再创建一遍。",
                "Made again whenever constraints are updated, by `{0}`.": "每次更新约束时都会由 `{0}` 再创建一遍。",
                "Made again at every change of size or traits, by `{0}`.": "每次尺寸或 trait 变化时都会由 `{0}` 再创建一遍。",
                "Made again whenever the keyboard comes or goes, by `{0}`.": "键盘每次出现或消失时都会由 `{0}` 再创建一遍。",
                "Made again whenever the view is added, moved or removed, by `{0}`.": "视图每次被添加、移动或移除时都会由 `{0}` 再创建一遍。",
                "Made again whenever the cell is used again, by `{0}`.": "cell 每次被重用时都会由 `{0}` 再创建一遍。",
                "Made again for every cell, also for those that are used again, by `{0}`.":
                    "对每个 cell（包括被重用的）都会由 `{0}` 再创建一遍。",
                "Made again each time the cell is filled, by `{0}`.": "每次填充 cell 时都会由 `{0}` 再创建一遍。",
                "Made again at every tap, by `{0}`.": "每次点击时都会由 `{0}` 再创建一遍。",
                "Made again for every new value, by `{0}`.": "对每个新值都会由 `{0}` 再创建一遍。",
                "Made again at every call of `{0}`, which makes the view only once.":
                    "每次调用 `{0}` 都会再创建一遍，而它只创建一次视图。",
                "{0} more of the method's blocks do the same.": "该方法中另有 {0} 个块也是如此。",
                "made again, too": "同样会再创建一遍",
                "The former ones stay.": "之前的约束仍然保留。",
                "Make them where the view is set up, or remake them here.": "请在设置视图的地方创建，或在这里重建。",
                "`{0}` calls it here": "`{0}` 在此处调用它",
            ]),
        RuleTranslation(
            "view-made-in-cell-for-row",
            """
            `cellForRow` 或 `cellForItem` 新建一个视图，并把它添加到从重用池取出的 cell 上；或者 cell 自己在为每一行填充内容的方法\
            （`configure(with:)`、`bind`、`render`、`fill`、`populate`，或者接收所显示的内容、只由别处调用、名为 `set…`、`update…`、`create…`、\
            `load…` 的方法）中这样做。

            ## 运行时
            cell 上还留有上次使用时的视图：每次使用都会再添加一个，带着自己的约束叠在之前的上面。旧视图显示的内容仍然露在后面，\
            滚动也会变慢。

            与 cell 一起新建、带有检查，或先移除旧子视图的代码不报告。

            ## 如何修改
            在 cell 的子类中只创建一次该视图，在这里只填充内容。
            """,
            [
                "A view is added to a cell each time the cell is used": "每次使用 cell 都向它添加视图",
                "Each use of a cell adds one more `{0}` to it: the former ones stay. Make it once, in the cell's class.":
                    "每次使用 cell 都会再添加一个 `{0}`，之前的仍然保留。请在 cell 的类中只创建一次。",
            ]),
        RuleTranslation(
            "view-made-again",
            """
            一个反复运行的方法（出现、布局、尺寸变化、键盘），或它不加条件调用的方法，新建一个视图或图层，并把它添加到一直存在的视图上。\
            由通知运行时报告为提示信息：通知可能只来一次。

            ## 运行时
            以前每次运行的视图都留着，一个叠在另一个上面，各自带着约束。半透明的会越来越深，触摸只到达最后一个，布局每次都更慢。

            类中任何地方会移除的，或在条件之下的，不报告。

            ## 如何修改
            在类的设置代码中只创建一次，在这里只填充或显示；或者先移除之前的。
            """,
            [
                "A view is made and added each time a method runs": "方法每次运行都新建并添加一个视图",
                "Each notification for `{0}` adds one more `{1}`: the former ones stay.":
                    "`{0}` 的每次通知都会再添加一个 `{1}`：之前的仍然保留。",
                "Each run of `{0}` adds one more `{1}`: the former ones stay.":
                    "`{0}` 每次运行都会再添加一个 `{1}`：之前的仍然保留。",
                "Make it once, or take the former one out first.": "请只创建一次，或先移除之前的。",
            ]),
        RuleTranslation(
            "reuse-keeps-change",
            """
            cell 在某个条件下为一部分行更新或重建一个视图的约束，而类中没有其他代码更新或重建它们。同一方法为其他行隐藏的视图不报告。

            ## 运行时
            显示过这种行的 cell 会被其他行重用，并保留所做的改变：行的样子取决于 cell 之前显示过什么，每次滚动都可能不同。

            ## 如何修改
            把两种情况的常数都写出来（`offset(hasTags ? 88 : 76)`），或在 `prepareForReuse` 中改回去。
            """,
            [
                "A cell that is used again keeps a change of another row": "重用的 cell 保留了另一行的改变",
                "Only these rows change what places `{0}`, and nothing changes it back: a cell that is used again keeps it. Say both ways here, or set it back in `prepareForReuse`.":
                    "只有这些行改变 `{0}` 的位置，而没有代码把它改回去：重用的 cell 会保留它。请在这里写出两种情况，或在 `prepareForReuse` 中改回去。",
            ]),
        RuleTranslation(
            "far-edge-outside",
            """
            视图与屏幕一样宽，却从一个同样宽的父视图的边之后若干点处开始：它的末端就超出同样多的点。宽度关联到父视图时，由 `outside-superview` 报告。

            ## 运行时
            没有日志。视图的末端被裁掉，或位于屏幕之外；文字的结尾，以及关联到它右边的内容也是如此。

            会滚动的内容，以及超出 64 点以上的（多半是有意的），不报告。

            ## 如何修改
            把两条边都关联到父视图，或从宽度中减去这段距离。
            """,
            [
                "A view as wide as the screen begins behind its superview's edge": "与屏幕一样宽的视图从父视图的边之后开始",
                "`{0}` begins {1} pt behind the edge of `{2}`: as wide as this it ends {3} pt outside. Tie both edges.":
                    "`{0}` 从 `{2}` 的边之后 {1} 点处开始：这样宽，它的末端就超出 {3} 点。请关联两条边。",
                "begins here": "从这里开始",
            ]),
        RuleTranslation(
            "set-up-twice",
            """
            类调用了一个创建视图或约束的方法，而它已经运行过：父类的初始化方法或 `viewDidLoad` 调用了同一个被该类重写的方法；或者视图的 `init` 和 \
            `initWithFrame:` 都调用它，而 `[super init]` 会运行后者。\
            若是某个 action 或回调再次调用类自身的设置过程已调用过的方法，则只作为信息。

            先询问视图是否已存在的代码、被移出父视图的视图，以及先移除约束的代码不报告。

            ## 运行时
            该方法所创建的视图会有两份，一份叠在另一份之上；所有约束也有两份。之后的更新只改变其中一条，于是它们互相矛盾。

            ## 如何修改
            去掉第二次调用。如果它是为了改变某些内容，请写在单独的方法中，并在其中重建或更新。
            """,
            [
                "A method that makes constraints for good is called once more": "长期保留约束的方法被再次调用",
                "`{0}` has called `{1}` already: what it makes is there twice. Take this call out.":
                    "`{0}` 已经调用过 `{1}`：它所创建的内容有两份。请去掉这次调用。",
                "The superclass has called `{0}` already: what it makes is there twice. Take this call out.":
                    "父类已经调用过 `{0}`：它所创建的内容有两份。请去掉这次调用。",
                "Makes the constraints of `{0}` once more: the former ones stay. Make them once, and remake or update here what is to change.":
                    "再次创建 `{0}` 的约束：之前的约束仍然保留。请只创建一次，并在这里重建或更新需要改变的部分。",
                "made again": "再次创建",
                "and here": "还有这里",
            ]),
        RuleTranslation(
            "reuse-keeps-content",
            """
            cell 在填充它的方法中，只在一部分路径上给 label 设置文字、给 image view 设置图片或给视图设置颜色，而类中没有其他代码这样做：没有 `else` 的 \
            `if`，或没有最后一个 `else` 的一串 `if`。或者，给列表提供 cell 的方法只对一部分行设置重用 cell 上看得见的内容\
            （`cell.accessoryType`），既没有把 cell 交给别处，也没有让它自己填充。

            类会显示和隐藏的视图（及其所在的视图）、对模型本身的询问（`if let model`）、提前返回，以及由另一个方法复位的内容不报告。

            ## 运行时
            显示过这种行的 cell 会被其他行重用，并仍然显示之前那一行的文字、图片或颜色。

            ## 如何修改
            在每条路径上都设置（`text = movie.category ?? ""`），或在 `prepareForReuse` 中复位。
            """,
            [
                "A cell that is used again shows what another row has shown": "重用的 cell 显示另一行显示过的内容",
                "Only some rows give `{0}` a text: a cell that is used again shows that of another row.":
                    "只有一部分行给 `{0}` 设置文字：重用的 cell 会显示另一行的文字。",
                "Only some rows give `{0}` an image: a cell that is used again shows that of another row.":
                    "只有一部分行给 `{0}` 设置图片：重用的 cell 会显示另一行的图片。",
                "Only some rows give `{0}` a colour: a cell that is used again shows that of another row.":
                    "只有一部分行给 `{0}` 设置颜色：重用的 cell 会显示另一行的颜色。",
                "Only some rows set `{0}`: a cell that is used again keeps that of another row.":
                    "只有一部分行设置 `{0}`：重用的 cell 会保留另一行的值。",
                "One more view of the method is like that.": "该方法中还有一个视图也是如此。",
                "{0} more views of the method are like that.": "该方法中另有 {0} 个视图也是如此。",
                "Set it on every way, or in `prepareForReuse`.": "请在每条路径上都设置，或在 `prepareForReuse` 中复位。",
            ]),
        RuleTranslation(
            "bar-height-as-number",
            """
            控制器中的视图用一个数字避开状态栏、导航栏或标签栏：以栏命名的常量或宏（`kNavBarHeight`、`STATUS_BAR_HEIGHT + 12`），或者对撑满宽度的\
            视图写 64、88（某些机型上状态栏加导航栏的高度）以及 49、83（标签栏）。从这样的数字开始的 frame 也算。每个类只报告一次。

            ## 运行时
            其他机型的栏更高或更矮，而且会变化：横屏、大标题、sheet 中、栏被隐藏时。数字却不变，视图就会被栏遮住或留出空隙。

            ## 如何修改
            相对于安全区域：`make.top.equalTo(view.safeAreaLayoutGuide)`、`mas_safeAreaLayoutGuideTop`。
            """,
            [
                "The height of bars is a number of the layout": "栏的高度被写成布局中的数字",
                "This counts the bars' height as a number: on other phones, in landscape and with large titles it is another. Relate to the safe area.":
                    "这里把栏的高度写成了数字：在其他机型、横屏或大标题时并不是这个值。请相对于安全区域。",
                "the bars' height, too": "这里也是栏的高度",
            ]),
        RuleTranslation(
            "cell-instead-of-content-view",
            """
            位于表格 cell 的 `contentView` 中的视图，却相对于 cell 本身：`make.right.equalTo(self)`。每个类只报告一次。线条和铺满整个 cell 的视图不报告。

            ## 运行时
            cell 与 content view 并不相同：content view 不含分隔线，并为附件、编辑控件和内边距留出位置。视图会跑到附件下面或偏离中间。

            ## 如何修改
            相对于 `contentView` 或父视图。
            """,
            [
                "What lies in the content view is placed by the cell": "content view 中的视图由 cell 定位",
                "`{0}` lies in `contentView`, and the cell places it: the two differ by separator, accessory and editing. Relate to `contentView`.":
                    "`{0}` 位于 `contentView` 中，却由 cell 定位：两者因分隔线、附件和编辑状态而不同。请相对于 `contentView`。",
            ]),
        RuleTranslation(
            "unsafe-screen-edge",
            """
            按钮、输入框、开关等控件贴着控制器视图的底部，或离底部不到 20 点。或者，在隐藏导航栏的控制器中，这类控件或 label 离顶部不到 40 点。

            ## 运行时
            在没有主屏幕按钮的机型上，最下面的 34 点属于主屏幕指示条：在那里滑动会离开应用。最上面的 44 到 62 点被状态栏和摄像头遮住。如果下面有标签栏，\
            底部会在它之下，除非标签栏不透明。

            ## 如何修改
            相对于 `safeAreaLayoutGuide`。背景可以延伸到边缘：把它作为单独的视图放在后面。
            """,
            [
                "A control or text lies outside of the safe area": "控件或文字位于安全区域之外",
                "`{0}` ends {1} pt above the screen's bottom, of which the home indicator takes 34. Relate its bottom to `safeAreaLayoutGuide`.":
                    "`{0}` 在屏幕底部之上 {1} 点处结束，而主屏幕指示条占 34 点。请让其底部相对于 `safeAreaLayoutGuide`。",
                "`{0}` begins {1} pt below the screen's top, where the status bar is 44 to 62 pt high. Relate its top to `safeAreaLayoutGuide`.":
                    "`{0}` 在屏幕顶部之下 {1} 点处开始，而那里的状态栏高 44 到 62 点。请让其顶部相对于 `safeAreaLayoutGuide`。",
            ]),
    ]
}
