// What `no-common-superview` says in Simplified Chinese.

extension NoCommonSuperview {
    static let chinese = RuleTranslation(
        """
        约束关联的视图没有共同的父视图：其中之一，或者它外层的某个视图，从未被添加。

        ## 运行时
        Masonry 触发断言：`couldn't find a common superview for … and …`。SnapKit 则交由 UIKit 处理：`Unable to activate \
        constraint with anchors … because they have no common ancestor.  Does the constraint or its anchors reference items \
        in different view hierarchies?  That's illegal.`

        ## 如何修改
        先把缺少的视图添加到视图树中，或者关联到同一视图树中的视图。
        """,
        [
            "The two views are in different view hierarchies": "两个视图不在同一视图树中",
            "{0}. The two are in separate view hierarchies here; add the missing view, or relate to a view in the same hierarchy.":
                "{0}。两者此时位于不同的视图树中；请添加缺少的视图，或者关联到同一视图树中的视图。",
            "`{0}` and `{1}` have no common superview: `{2}` is never added to one, so the app crashes here. Add that view first.":
                "`{0}` 和 `{1}` 没有共同的父视图：`{2}` 从未被添加。会抛出异常。请先添加该视图。",
        ])
}
