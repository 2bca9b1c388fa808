// The rules about what a relation is made to, and about the tree it needs, in Simplified Chinese.

extension SimplifiedChinese {
    static let targetRules: [RuleTranslation] = [
        RuleTranslation(
            "anchor-instead-of-snp",
            """
            关系的目标是布局锚点：`make.top.equalTo(view.safeAreaLayoutGuide.topAnchor)`。

            ## 运行时
            SnapKit 5 中无法编译。（更早的版本会把它当作数值，创建出等于 0 的约束。）

            ## 如何修改
            通过 `snp` 指定属性。
            """,
            [
                "A layout anchor is used as a target": "以布局锚点为目标",
                "A layout anchor is no target for SnapKit; name the attribute through `snp`.":
                    "布局锚点不能作为 SnapKit 的目标；请通过 `snp` 指定属性。",
            ]),
        RuleTranslation(
            "unsupported-relation-target",
            """
            关系的参数是 Masonry 不支持的值：布局参考线（`view.safeAreaLayoutGuide`）、锚点（`view.topAnchor`）、约束（`make.height`）、\
            字符串、`NSNull`，或者 Masonry 不会装箱的结构体（`CGRect`、`NSRange`、变换）。

            ## 运行时
            Masonry 触发断言：`attempting to add unsupported attribute: ` 加上该值。

            ## 如何修改
            请关联到视图、视图的某个属性（`a.mas_height`）、数值、`CGSize`、`CGPoint` 或 `UIEdgeInsets`，或者由它们组成的数组。\
            安全区域请使用 `view.mas_safeAreaLayoutGuideTop` 等属性。
            """,
            [
                "A relation cannot be made to this value": "无法与这样的值建立关系",
                "{0}. A relation takes a view, an attribute, a number, point, size or insets, or an array of these.":
                    "{0}。关系可接受视图、属性、数值、点、尺寸或边距，以及由它们组成的数组。",
            ]),
        RuleTranslation(
            "nil-relation-target",
            """
            关系的参数是 `nil`，或者在需要对象的地方写了字面量 `0`，两者等价。`0` 只在其他数值都已装箱的文件中作为警告：\
            某个头文件可能定义了 `MAS_SHORTHAND_GLOBALS`，它会把数值装箱。

            ## 运行时
            Masonry 触发断言：`attempting to add unsupported attribute: (null)`。关闭断言时，效果如同没有目标：\
            位置与父视图关联，尺寸变为 0。

            ## 如何修改
            若要表示数值，请写 `mas_equalTo(0)` 或 `@0`；若是视图，请在约束块执行之前创建它。
            """,
            [
                "A relation is made to nil": "关系的目标是 nil",
                "The target of this relation is nil: {0}. Use `mas_equalTo(…)` for a number, or a view that exists here.":
                    "这个关系的目标为 nil：{0}。数值请使用 `mas_equalTo(…)`，视图请确保此时已经创建。",
                "A bare `0` is nil here, where all other numbers are boxed: attempting to add unsupported attribute: (null). Write `{0}(0)`.":
                    "这里的 `0` 就是 nil，其他数值都已装箱：attempting to add unsupported attribute: (null)。请写成 `{0}(0)`。",
            ]),
        RuleTranslation(
            "controller-as-target",
            """
            关系的目标是视图控制器，最常见的是控制器代码中的 `self`。

            ## 运行时
            Masonry 触发断言：`attempting to add unsupported attribute: ` 加上控制器的描述。

            ## 如何修改
            关联到控制器的视图：`self.view`。
            """,
            [
                "A relation is made to a view controller": "以视图控制器为目标",
                "`{0}` is a view controller, not a view; relate to its view. {1}.":
                    "`{0}` 是视图控制器，不是视图；请关联它的 view。{1}。",
                "Relate to `{0}.view`": "关联到 `{0}.view`",
            ]),
        RuleTranslation(
            "array-relation-conflict",
            """
            关系的目标是数组，`make.left.equalTo(@[a, b])`，而各元素的值并不相同。

            ## 运行时
            Masonry 为每个元素各创建一条必须满足的约束；元素的值不同时，UIKit 会输出 `Unable to simultaneously satisfy \
            constraints.` 并打破其中一条。

            ## 如何修改
            只关联其中一个，或者用 `lessThanOrEqualTo`、`greaterThanOrEqualTo` 限制在所有元素之内。
            """,
            [
                "A relation to several views cannot hold for all": "与多个视图的关系无法同时满足",
                "One constraint is made for each element, and all are required.": "每个元素各对应一条约束，且都必须满足。",
            ]),
        RuleTranslation(
            "array-of-non-views",
            """
            用来创建约束或进行分布的数组中，含有不是视图的元素。

            ## 运行时
            Masonry 触发断言：`All objects in the array must be views`。不同视图树中的视图也无法分布：`Can't constrain views \
            that do not share a common superview. Make sure that all the views in this array have been added into the same view \
            hierarchy.`
            """,
            [
                "An array of views holds something else": "视图数组中混入了其他对象",
                "{0}. Put only views of one tree into the array.": "{0}。数组中只能放同一视图树中的视图。",
            ]),
        RuleTranslation(
            "center-equals-number",
            """
            为了让视图居中，把 `centerX`、`centerY` 或 `center` 与数值关联。

            ## 运行时
            在 UIKit 中，SnapKit 会把中心关联到父视图的**左边**（或上边）再加上该数值：`centerX.equalTo(0)` \
            会让中心落在左边上。（AppKit 和 Masonry 则以父视图的中心为基准。）

            ## 如何修改
            使用 `equalToSuperview()`，需要时再加偏移。
            """,
            [
                "A centre is related to a number": "中心与数值关联",
                "This puts the centre {0} pt from the superview's {1}, not from its centre. Use `equalToSuperview()`.":
                    "这会把中心放在距父视图 {1} {0} pt 处，而不是以父视图的中心为基准。请使用 `equalToSuperview()`。",
                "left edge": "左边",
                "top edge": "上边",
                "Relate to the superview's centre": "与父视图的中心关联",
            ]),
        RuleTranslation(
            "no-common-superview",
            """
            约束关联的视图没有共同的父视图：其中之一，或者它的某个容器，从未被添加。

            ## 运行时
            Masonry 触发断言：`couldn't find a common superview for … and …`。SnapKit 则交由 UIKit 处理：`Unable to activate \
            constraint with anchors … because they have no common ancestor.  Does the constraint or its anchors reference items \
            in different view hierarchies?  That's illegal.`

            ## 如何修改
            先把缺少的容器添加到视图树中，或者关联到同一视图树中的视图。
            """,
            [
                "The two views are in different trees": "两个视图不在同一视图树中",
                "{0}. The two are in separate trees here; add the missing container, or relate to a view of the same tree.":
                    "{0}。两者此时位于不同的视图树中；请添加缺少的容器，或者关联到同一视图树中的视图。",
                "`{0}` and `{1}` have no common superview: `{2}` is never added to one. It raises. Add the container first.":
                    "`{0}` 和 `{1}` 没有共同的父视图：`{2}` 从未被添加。会抛出异常。请先添加该容器。",
            ]),
        RuleTranslation(
            "missing-add-subview",
            """
            对位置添加了约束，但视图没有父视图：约束块执行之前没有把它添加到父视图中。

            ## 运行时
            SnapKit 中名称带 `ToSuperview` 的关系会触发崩溃：``Expected superview but found nil when attempting make constraint \
            `equalToSuperview`.`` 位置与数值关联时，两个库都会抛出异常：`A multiplier of 0 or a nil second item together with a \
            location for the first attribute creates an illegal constraint of a location equal to a constant. Location \
            attributes must be specified in pairs.` 只约束尺寸则不需要父视图。

            ## 如何修改
            先调用 `addSubview`；在 `.masonry` 文件中，把视图嵌套在它的父视图里。在源码中只检查从未交给别处、并且从未添加或在同一条\
            直线路径上晚于约束块才添加的私有成员和局部变量：其他视图都可能由别处的代码添加。在初始化方法里约束自身位置的视图也会被发现。
            """,
            [
                "The view has no superview yet": "视图还没有父视图",
                "The view has no superview here; add it to one before this block. {0}":
                    "该视图此时没有父视图；请在此约束块之前添加它。{0}",
                "`{0}` is never added to a superview, which this position needs: it traps or raises. Add it before this block.":
                    "`{0}` 从未添加到父视图中，而这里的位置需要父视图：会触发崩溃或抛出异常。请在该约束块之前添加它。",
                "`{0}` has no superview yet, which this position needs: line {1} adds it after this block. It traps or raises. Add it first.":
                    "`{0}` 还没有父视图，而这里的位置需要父视图：第 {1} 行在该约束块之后才添加它。会触发崩溃或抛出异常。请先添加。",
                "added here": "在此处添加",
                "`{0}` was taken out of its superview in line {1}, and this position needs one: it traps or raises. Add it again before.":
                    "`{0}` 在第 {1} 行从父视图中移除，而这里的位置需要父视图：会触发崩溃或抛出异常。请在此之前重新添加。",
                "While a view is made it has no superview, which this position needs: it traps or raises. Constrain it where it is added, or in `didMoveToSuperview`.":
                    "视图在创建时还没有父视图，而这里的位置需要父视图：会触发崩溃或抛出异常。请在添加它的地方或在 `didMoveToSuperview` 中约束它。",
            ]),
        RuleTranslation(
            "guide-without-owner",
            """
            布局参考线还没有通过 `addLayoutGuide` 归属于某个视图，就对它添加了约束。

            ## 运行时
            UIKit 抛出异常：`Unable to activate constraint with anchors … because they have no common ancestor.  Does the \
            constraint or its anchors reference items in different view hierarchies?  That's illegal.`

            ## 如何修改
            先调用 `addLayoutGuide`；在 `.masonry` 文件中，把 `guide name` 写在所属视图内。
            """,
            [
                "A layout guide has no owning view": "布局参考线没有所属视图",
                "The guide has no owning view yet; call `addLayoutGuide` first. {0}":
                    "该 guide 还没有所属视图；请先调用 `addLayoutGuide`。{0}",
            ]),
        RuleTranslation(
            "library-exception",
            """
            库或 UIKit 会在此处触发断言或抛出异常，而其原因没有专门的规则；消息即为原文。

            从这条语句开始，该约束块之内及之后的约束都不会安装，应用随之终止。关闭断言时，只有该语句被丢弃。
            """,
            [
                "The library throws": "库抛出异常",
                "The application stops here.": "应用会在此处终止。",
            ]),
    ]
}
