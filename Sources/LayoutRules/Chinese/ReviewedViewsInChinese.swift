// The rules that say what a reviewer of real code would say of views and their life, in Simplified Chinese.

extension SimplifiedChinese {
    static let reviewedViews: [RuleTranslation] = [
        RuleTranslation(
            "autoresizing-mask-on",
            """
            文件不带 frame 创建的 UIKit 视图由不经过库创建的约束定位，却没有任何代码关闭 UIKit 由自动调整掩码生成的约束。Masonry 和 SnapKit 的块会自动\
            关闭它，`NSLayoutConstraint` 和布局锚点不会。交给其他代码的视图不报告。

            ## 运行时
            掩码是另外四条必需约束，把视图固定在 (0, 0)，没有大小。它们与文件中的约束矛盾：控制台显示 `NSAutoresizingMaskLayoutConstraint`，UIKit 会打破\
            其中几条。

            ## 如何修改
            在约束生效之前把 `translatesAutoresizingMaskIntoConstraints` 设为 `false`，或者用块来定位视图。
            """,
            [
                "A view is constrained by hand and keeps its autoresizing mask": "手写约束定位的视图仍保留自动调整掩码",
                "`{0}` keeps its autoresizing mask, which holds it at (0, 0) without a size, against these constraints. Set its `translatesAutoresizingMaskIntoConstraints` to false.":
                    "`{0}` 仍保留自动调整掩码，掩码把它固定在 (0, 0) 且没有大小，与这些约束矛盾。请把它的 `translatesAutoresizingMaskIntoConstraints` 设为 false。",
                "Switch the autoresizing mask off": "关闭自动调整掩码",
            ]),
        RuleTranslation(
            "frame-without-effect",
            """
            UIKit 的视图用带数字的 frame 创建，或被要求 `sizeToFit`，而类中的 block 又约束了它。类中读取其 frame 或 bounds 的视图，以及在别处用 frame \
            移动的视图不报告；类中询问内容大小的集合视图也不报告，因为那取决于 frame。`sizeToFit` 每个类只报告一次。

            ## 运行时
            有了约束，这个 frame 就不再起作用：第一次布局会替换它。读代码的人会按 frame 去找视图，并修改毫无作用的数字。由约束\
            定位的 label 不需要 `sizeToFit` 就与其文字一样大。

            ## 如何修改
            创建时不给 frame：`UIButton()`、`[UIButton new]`、`UITableView(frame: .zero, style: .plain)`。去掉 `sizeToFit`。
            """,
            [
                "A frame or size is set that constraints replace": "设置的 frame 或大小会被约束替换",
                "Constraints place `{0}`, and it is as large as they and its content say: `sizeToFit` has no effect. Leave it out.":
                    "`{0}` 由约束定位，大小由约束和内容决定：`sizeToFit` 不起作用。请去掉。",
                "Constraints place `{0}`: this frame has no effect. Make it without one.":
                    "`{0}` 由约束定位：这个 frame 不起作用。请不带 frame 创建。",
            ]),
        RuleTranslation(
            "content-mode-missing",
            """
            类创建的 `UIImageView` 显示来自网址的图片，约束固定了它的宽和高，却没有在任何地方给它设置 content mode。每个类只报告一次。其他类的图片\
            视图，以及看不到创建代码的视图不报告。

            ## 运行时
            content mode 是 `.scaleToFill`：无论图片是什么形状，都会被拉伸或压缩成视图的形状。

            ## 如何修改
            用 `.scaleAspectFill` 并设置 `clipsToBounds`；需要看到整张图片时用 `.scaleAspectFit`。
            """,
            [
                "Images from elsewhere are stretched to their box": "来自别处的图片被拉伸成视图的形状",
                "`{0}` shows images of any shape, and constraints give it one: without a `contentMode` they are stretched. Set `.scaleAspectFill` and clip, or `.scaleAspectFit`.":
                    "`{0}` 显示任意形状的图片，而约束给了它固定的形状：没有 `contentMode` 图片会变形。请设置 `.scaleAspectFill` 并裁剪，或 `.scaleAspectFit`。",
            ]),
        RuleTranslation(
            "small-touch-target",
            """
            给 `UIButton` 的宽或高小于 24 点。每个类只报告一次。扩大触摸范围的文件，以及不接收触摸的按钮不报告。

            ## 运行时
            Apple 要求 44 × 44 点，WCAG 2.2（成功标准 2.5.8）至少要求 24 × 24：再小的话，手指常常点不中，或点到旁边的东西。

            ## 如何修改
            把按钮做大，用 `imageEdgeInsets` 或 configuration 保持图片的大小；或者让 `point(inside:with:)` 接受更大的范围。
            """,
            [
                "A button is too small to be hit": "按钮太小，不容易点中",
                "`{0}` is only {1} pt wide or high: fingers miss it. Apple asks for 44 by 44; what it shows may stay smaller.":
                    "`{0}` 只有 {1} 点：手指不容易点中。Apple 要求 44 × 44；图片可以保持原来的大小。",
            ]),
        RuleTranslation(
            "row-height-cuts-text",
            """
            表格 cell 中的 label 行数不限（`numberOfLines = 0`），显示的文字要到运行时才知道，顶部和底部都被固定；而表格或其 delegate 用数字给这些 cell \
            同一个高度。每个类只报告一次。

            ## 运行时
            label 的高度就是行留给它的高度。放不下的文字以省略号结尾或被挤压；短的文字则留下空行。字号调大后能放下的行数更少。

            ## 如何修改
            让行高由内容决定：`UITableView.automaticDimension`，并设置 `estimatedRowHeight`。或者写明行数。
            """,
            [
                "Rows of one height cut off a text of any number of lines": "固定的行高会截断行数不限的文字",
                "`{0}` may have any number of lines, and its rows are {1} pt high: a longer text is cut off. Let the rows be as high as their content.":
                    "`{0}` 行数不限，而它的行高是 {1} 点：更长的文字会被截断。请让行高由内容决定。",
            ]),
        RuleTranslation(
            "missing-super-call",
            """
            视图重写了 `layoutSubviews` 或 `traitCollectionDidChange`，cell 重写了 `prepareForReuse`，或者控制器重写了与显示、旋转有关的方法，或程序自己基类的 `viewDidLoad`，\
            其中没有调用父类。每个类只报告一次。如果视图自己的代码创建约束，`layoutSubviews` 报告为警告。

            ## 运行时
            `UIView` 的 `layoutSubviews` 按照约束给子视图设置 frame：不调用它，子视图就停在原处。旋转如果不向上传递，就到不了子控制器；cell 和程序自己的\
            基类也会错过它们在其中所做的事。除 `viewDidLoad` 以外，UIKit 的文档都要求重写时调用父类。

            ## 如何修改
            调用 `super`，通常作为第一条语句。
            """,
            [
                "An override does not call `super`": "重写的方法没有调用 `super`",
                "`layoutSubviews` does not call `super`, which gives the subviews the frames that their constraints have. Call it first.":
                    "`layoutSubviews` 没有调用 `super`，而正是父类按约束给子视图设置 frame。请首先调用它。",
                "`{0}` does not call `super`: what the superclass does there does not happen. Call it.":
                    "`{0}` 没有调用 `super`：父类在其中所做的事不会发生。请调用它。",
            ]),
        RuleTranslation(
            "layout-method-called",
            """
            代码直接调用视图的 `layoutSubviews` 或 `updateConstraints`，或自己控制器的 `viewDidLayoutSubviews`、`viewWillLayoutSubviews` 或 \
            `updateViewConstraints`。每个类只报告一次。

            ## 运行时
            该方法在布局过程之外运行：用的是之前的大小，布局过程到来时还会再运行一次。布局过程在其前后所做的事都不会发生：既不求解约束，也不布局其他视图。

            ## 如何修改
            用 `setNeedsLayout()` 或 `setNeedsUpdateConstraints()` 表明有了变化；立即需要 frame 时，再调用 `layoutIfNeeded()`。只有该方法做而别处也需要\
            的事，放进单独的方法。
            """,
            [
                "A method of the layout pass is called by hand": "手动调用布局过程的方法",
                "`{0}` is called by hand, outside of a pass. Call `setNeedsUpdateConstraints`, and `layoutIfNeeded` where the frames are needed at once.":
                    "在布局过程之外手动调用了 `{0}`。请调用 `setNeedsUpdateConstraints`；立即需要 frame 时再调用 `layoutIfNeeded`。",
                "`{0}` is called by hand, outside of a pass. Call `setNeedsLayout`, and `layoutIfNeeded` where the frames are needed at once.":
                    "在布局过程之外手动调用了 `{0}`。请调用 `setNeedsLayout`；立即需要 frame 时再调用 `layoutIfNeeded`。",
            ]),
        RuleTranslation(
            "view-never-added",
            """
            私有成员是新建的 UIKit 视图，代码设置了它的文字、颜色等，却没有任何代码把它添加到父视图、交给其他代码或给它约束。常见的原因是在它的位置添加了另一个视图。

            ## 运行时
            它永远不会显示。

            ## 如何修改
            添加它，或者去掉它。
            """,
            [
                "A view is set up and nothing adds it": "设置了视图却没有添加它",
                "`{0}` is set up here, and nothing adds it to a view: it is never seen. Add it, or take it out.":
                    "这里设置了 `{0}`，却没有任何代码把它添加到视图中：它永远不会显示。请添加它，或者去掉它。",
            ]),
        RuleTranslation(
            "view-replaced-in-place",
            """
            一个方法为某个成员创建视图并添加它，随后又为同一个成员创建另一个视图。最常见的原因是复制了代码行，而第二个视图本应有自己的名字。

            ## 运行时
            两个视图都会显示。第一个不再有名字：之后对该成员设置的文字或约束只作用于第二个。

            ## 如何修改
            给第二个视图起一个自己的名字，或者去掉其中一个。
            """,
            [
                "A member gets another view while the first one is shown": "第一个视图仍在显示时，成员得到了另一个视图",
                "`{0}` gets another view here, and the one before stays on screen without a name. Give this one a name of its own.":
                    "`{0}` 在这里得到了另一个视图，而之前的那个没有了名字，却留在屏幕上。请给这个视图起自己的名字。",
                "the one before is added here": "之前的视图在这里添加",
            ]),
        RuleTranslation(
            "content-size-before-layout",
            """
            同一段代码让表格或集合重新加载，随即把它的 `contentSize` 交给约束，其间没有任何布局。`estimatedRowHeight` 设为 0 的表格和观察 `contentSize` 的类\
            不报告。集合的布局给出的 `collectionViewContentSize` 在询问时计算，也不报告。

            ## 运行时
            `reloadData` 不进行布局。集合仍是之前内容的大小；表格的大小由估计值组成，因为自动高度的行在显示时才测量。视图会过高或过低，直到同一段代码再次运行。

            ## 如何修改
            先对列表调用 `layoutIfNeeded()`，或者观察它的 `contentSize`；不滚动的列表可以换成堆栈视图等会布局全部内容的视图。
            """,
            [
                "A content size is read right after `reloadData`": "在 `reloadData` 之后立即读取内容大小",
                "`{0}` was told to reload and is not laid out yet: its content size is still the one before, or made of estimates. Call `layoutIfNeeded()` on it first.":
                    "`{0}` 已被要求重新加载，但尚未布局：它的内容大小仍是之前的，或由估计值组成。请先对它调用 `layoutIfNeeded()`。",
                "told to reload here": "在这里要求重新加载",
            ]),
        RuleTranslation(
            "text-without-room",
            """
            表格单元格中的标签可以有任意行数，代码给它未知长度的文字，而它的下端没有任何约束：既没有 `bottom`，下面也没有其他视图。行高由其他视图决定。

            ## 运行时
            自动高度的行与连到其底部的内容一样高。较长文字的各行会超出该行，盖住下一行；表格给各行同一高度时也是如此。

            ## 如何修改
            同时约束它的底部：`make.bottom.lessThanOrEqualToSuperview()`。
            """,
            [
                "A text may grow, and its row does not grow with it": "文字可能变长，而所在的行不会随之变高",
                "`{0}` may have any number of lines, and the row is as high as `{1}` says: a long text runs out of it. Tie its bottom, too.":
                    "`{0}` 可以有任意行数，而行高由 `{1}` 决定：较长的文字会超出该行。请同时约束它的底部。",
                "`{0}` may have any number of lines, and its rows are {1} pt high: a long text runs out of them. Let them be as high as their content, and tie its bottom, too.":
                    "`{0}` 可以有任意行数，而所在的行高 {1} pt：较长的文字会超出该行。请让行高随内容变化，并约束它的底部。",
            ]),
        RuleTranslation(
            "shared-collection-layout",
            """
            两个集合视图用同一个对象作为 `collectionViewLayout` 创建。

            ## 运行时
            一个布局属于一个集合视图：它向那个视图询问大小和条目。另一个视图的条目会出现在第一个的条目所在的位置，或者不出现。

            ## 如何修改
            为每个集合视图创建一个布局。
            """,
            [
                "Two collection views are given one layout object": "两个集合视图得到同一个布局对象",
                "Another collection view has it already: a layout belongs to one. Make one for each.":
                    "另一个集合视图已经拥有它：一个布局只属于一个集合视图。请为每个视图创建一个。",
                "given to that one here": "在这里给了那一个",
            ]),
    ]
}
