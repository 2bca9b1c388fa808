// What `setup-runs-again` says in Simplified Chinese.

extension SetupRunsAgain {
    static let chinese = RuleTranslation(
        """
        在会反复运行的方法中无条件地创建约束：每次出现时，每次布局或更新时，每次尺寸变化时，滚动的每一步，键盘每次出现或消失时，每个 cell、header 或 footer，\
        cell 被重用、选中或按下（`setSelected(_:animated:)`）、为某一行填充内容（`configure(with:)`、`bind(_:)`、`render(_:)`、`fill(_:)`、`populate(_:)`）或得到新值时，控件每次被点击时。\
        这类方法所调用的方法及文件中子类对它们的重写也算在内；所调用的若是类所保存的视图的方法，则为信息。

        标志、`nil` 检查、提前返回、`dispatch_once`、`remake`、每次都是新建的视图（包括调用者先行新建的）、列表为每一行新建的 cell、\
        把视图盖满整个屏幕的点击、类会把它移出父视图的视图，以及先移除约束的代码都能识别，不报告。\
        与枚举值的比较（`mode == .wide`）不能阻止再次运行，除非方法或它所调用的方法会改变所比较的内容。\
        普通视图的 setter、窗口变化、header 和点击只作为信息：其中许多只运行一次。只在视图还不存在时才创建它、却每次都创建其约束的方法也是\
        信息；既在设置对象时、又由响应事件的方法（`show…`、`reload…`、`update…`）调用，或由两个这样的方法调用的方法也是信息；不只由初始化调用、并且重建类所保存的另一个视图的约束、或在另一分支中重建同一视图约束的方法也是信息；\
        由其他代码向普通视图提供所显示内容的方法（`configure…`、`set…`、`update…`）也是信息；滚动的每一步都重建约束也是信息。\
        同一方法的多个块只报告一次，其中激活后不保存的 anchor 约束也是如此。

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
            "Made again at every step of scrolling, by `{0}`.": "滚动的每一步都会由 `{0}` 再创建一遍。",
            "Remade at every step of scrolling, by `{0}`. Ask first whether anything changes, and keep the answer in a property.":
                "滚动的每一步都会由 `{0}` 重建。请先询问是否有变化，并把结果存在属性里。",
            "Another branch of `{0}` remakes the constraints of `{1}`; this one makes them beside those that are there.":
                "`{0}` 的另一个分支会重建 `{1}` 的约束；这个分支则在已有约束之外再创建一遍。",
            "Made again whenever the keyboard appears or disappears, by `{0}`.": "键盘每次出现或消失时都会由 `{0}` 再创建一遍。",
            "Made again whenever the view is added, moved or removed, by `{0}`.": "视图每次被添加、移动或移除时都会由 `{0}` 再创建一遍。",
            "Made again whenever the cell is reused, by `{0}`.": "cell 每次被重用时都会由 `{0}` 再创建一遍。",
            "Made again whenever the row is shown, pressed, selected or let go, by `{0}`.":
                "行每次被显示、按下、选中或放开时都会由 `{0}` 再创建一遍。",
            "Made again for every cell, including reused ones, by `{0}`.":
                "对每个 cell（包括被重用的）都会由 `{0}` 再创建一遍。",
            "Made again each time the list asks for a header or footer, by `{0}`.":
                "列表每次要 header 或 footer 时都会由 `{0}` 再创建一遍。",
            "Made again each time the cell is configured, by `{0}`.": "每次填充 cell 时都会由 `{0}` 再创建一遍。",
            "Made again each time the view is given something to show, by `{0}`.": "每次向视图提供所显示的内容时都会由 `{0}` 再创建一遍。",
            "Keep the constraint, and set its `constant` here.": "请保存该约束，并在这里设置它的 `constant`。",
            "Made again at every tap, by `{0}`.": "每次点击时都会由 `{0}` 再创建一遍。",
            "Made again for every new value, by `{0}`.": "对每个新值都会由 `{0}` 再创建一遍。",
            "Made again when `{0}` runs after `{1}`: both call `{2}`.":
                "`{1}` 之后再运行 `{0}` 时会再次创建：两者都调用 `{2}`。",
            "Made again with every run of `{0}`, which remakes the constraints of `{1}`.":
                "`{0}` 每次运行时都会再创建一遍，它还会重建 `{1}` 的约束。",
            "Made again on every call of `{0}`, although the view is created only once.":
                "每次调用 `{0}` 都会再创建一遍，而它只创建一次视图。",
            "`{0}` makes constraints of `{1}` each time, and the old ones stay active.":
                "`{0}` 每次都会创建 `{1}` 的约束，而之前的约束仍然保留。",
            "Call it once, and change here what should change.": "请只调用一次，并在这里修改需要变化的部分。",
            "{0} more of the method's blocks do the same.": "该方法中另有 {0} 个块也是如此。",
            "made again, too": "同样会再创建一遍",
            "The old ones stay active.": "之前的约束仍然保留。",
            "Make them where the view is set up, or remake them here.": "请在设置视图的地方创建，或在这里重建。",
            "`{0}` calls it here": "`{0}` 在此处调用它",
        ])
}
