// What `reuse-keeps-content` says in Simplified Chinese.

extension ReuseKeepsContent {
    static let chinese = RuleTranslation(
        """
        cell 在填充它的方法中，只在一部分路径上给 label 设置文字、给 image view 设置图片或给视图设置颜色，而类中没有其他代码这样做：没有 `else` 的 \
        `if`，或没有最后一个 `else` 的一串 `if`。或者，给列表提供 cell 的方法只对一部分行设置重用 cell 上看得见的内容\
        （`cell.accessoryType`），既没有把 cell 交给别处，也没有让它自己填充。

        类会显示和隐藏的视图（及其所在的视图）、对模型是否存在的检查（`if let model`）、提前返回，\
        以及由另一个方法复位的内容不报告。

        ## 运行时
        显示过这种行的 cell 会被其他行重用，并仍然显示之前那一行的文字、图片或颜色。

        ## 如何修改
        在每条路径上都设置（`text = movie.category ?? ""`），或在 `prepareForReuse` 中复位。
        """,
        [
            "A reused cell shows the content of another row": "重用的 cell 显示另一行显示过的内容",
            "Only some rows give `{0}` a text: a reused cell shows another row's.":
                "只有一部分行给 `{0}` 设置文字：重用的 cell 会显示另一行的文字。",
            "Only some rows give `{0}` an image: a reused cell shows another row's.":
                "只有一部分行给 `{0}` 设置图片：重用的 cell 会显示另一行的图片。",
            "Only some rows give `{0}` a color: a reused cell shows another row's.":
                "只有一部分行给 `{0}` 设置颜色：重用的 cell 会显示另一行的颜色。",
            "Only some rows set `{0}`: a reused cell keeps another row's value.":
                "只有一部分行设置 `{0}`：重用的 cell 会保留另一行的值。",
            "One more view in the method has the same problem.": "该方法中还有一个视图也是如此。",
            "{0} more views in the method have the same problem.": "该方法中另有 {0} 个视图也是如此。",
            "Set it in every branch, or reset it in `prepareForReuse`.": "请在每条路径上都设置，或在 `prepareForReuse` 中复位。",
        ])
}
