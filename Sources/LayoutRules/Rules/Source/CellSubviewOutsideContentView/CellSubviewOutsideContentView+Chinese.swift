// What `cell-subview-outside-content-view` says in Simplified Chinese.

extension CellSubviewOutsideContentView {
    static let chinese = RuleTranslation(
        """
        表格或集合视图的 cell 把子视图添加到了自己身上。

        ## 运行时
        `contentView` 是该视图的兄弟视图：从 iOS 14 起，表格 cell 的 `contentView` 可能位于该视图之上并拦截触摸，\
        除非代码在添加视图之前已用到 `contentView`。编辑 cell 时该视图不会随内容移动，cell 自行计算高度时也不会计入它。

        表格 cell 的视图或其中的视图接收触摸（按钮、开关、文本框等，包括第三方库的）、在创建 cell 时添加，并且类中没有关闭它或 `contentView` 的触摸时，是警告；\
        其他情况每个类只报告一次，作为信息；在集合视图的 cell、header 和 footer 中作为提示。不属于 UIKit 的类的视图，\
        以及没有内容、固定到 cell 全部四条边、覆盖或衬托 cell 的视图不报告。

        ## 如何修改
        添加到 `contentView`，并关联到它。
        """,
        [
            "A cell adds a view to itself instead of its content view": "cell 把视图添加到自身而不是内容视图",
            "`{0}` is a sibling of the cell's `contentView`, which takes its touches where it is on top. Add it to `contentView`.":
                "`{0}` 与 cell 的 `contentView` 并列，后者位于其上时会拦截触摸。请添加到 `contentView`。",
            "`{0}`, with a `{1}` in it, is a sibling of the cell's `contentView`, which takes its touches where it is on top. Add it to `contentView`.":
                "`{0}`（其中有 `{1}`）与 cell 的 `contentView` 并列，后者位于其上时会拦截触摸。请添加到 `contentView`。",
            "`{0}` lies beside `contentView`, not in it: it does not follow when the cell is edited. Add it to `contentView`.":
                "`{0}` 与 `contentView` 并列而不在其中：编辑 cell 时不会随之移动。请添加到 `contentView`。",
            "`{0}` lies beside `contentView`, not in it: the content view's margins and background do not include it. Add it to `contentView`.":
                "`{0}` 与 `contentView` 并列而不在其中：content view 的边距和背景不会作用于它。请添加到 `contentView`。",
        ])
}
