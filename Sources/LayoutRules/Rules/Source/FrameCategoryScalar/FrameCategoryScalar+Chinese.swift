// What `frame-category-scalar` says in Simplified Chinese.

extension FrameCategoryScalar {
    static let chinese = RuleTranslation(
        """
        关系的目标写成了不带 `mas_` 的边：`make.left.mas_equalTo(box.right)`。文件和项目的\
        头文件都没有定义 `MAS_SHORTHAND`，所以这个属性来自给出 frame 各部分的分类。

        ## 运行时
        关系得到的是当时 frame 的数值，多半为 0，并被当作相对父视图的偏移。它不会跟随另一个视图。`make.center.mas_equalTo(box.center)` 不需要\
        分类也是如此：`center` 是一个点。在新建的单元格中，`self` 的 frame 是 320 × 44。

        ## 如何修改
        写成 `box.mas_right`。
        """,
        [
            "An edge without `mas_` is only the current number": "不带 `mas_` 的边只是当时的数值",
            "`{0}` is only the current number here, usually 0, not an edge to follow. Write `{1}`.":
                "这里的 `{0}` 是当时的数值，多半为 0，并不是可以跟随的边。请写成 `{1}`。",
        ])
}
