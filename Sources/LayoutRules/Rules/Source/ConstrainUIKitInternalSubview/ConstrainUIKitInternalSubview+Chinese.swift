// What `constrain-uikit-internal-subview` says in Simplified Chinese.

extension ConstrainUIKitInternalSubview {
    static let chinese = RuleTranslation(
        """
        在按钮的 `imageView` 或 `titleLabel`，或者表格 cell 的 `textLabel`、`detailTextLabel` 或 `imageView` 上打开了约束块。\
        该按钮或 cell 是类自身，或者在局部变量中。

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
        ])
}
