// What `own-guide-target` says in Simplified Chinese.

extension OwnGuideTarget {
    static let chinese = RuleTranslation(
        """
        视图的边或中心关联到了同一个视图自己的参考线：它自己的 `safeAreaLayoutGuide`、`layoutMarginsGuide` 或 \
        `readableContentGuide`。

        ## 运行时
        参考线在视图内部并随视图移动，所以该约束不确定任何位置：它只说明视图自身的边距有多大，而这由系统决定。视图停在其他约束\
        给出的位置，或者有歧义。

        ## 如何修改
        关联到父视图的参考线。
        """,
        [
            "An edge is related to the view's own guide": "边关联到了视图自己的参考线",
            "`{0}.{1}` is related to its own guide, which moves with it: this places nothing. Relate to the superview's guide.":
                "`{0}.{1}` 关联到自己的参考线，而参考线随它移动：这不确定任何位置。请关联到父视图的参考线。",
        ])
}
