// What `inequality-outwards` says in Simplified Chinese.

extension InequalityOutwards {
    static let chinese = RuleTranslation(
        """
        远侧的边（`right`、`trailing`、`bottom`）不小于父视图的同一条边，或者近侧的边（`left`、`leading`、`top`）不大于它：\
        `make.bottom.greaterThanOrEqualToSuperview()`、`make.edges.lessThanOrEqualToSuperview()`。

        ## 运行时
        没有日志。该约束允许视图超出父视图，却不允许它留在里面；本来要把视图限制在父视图内，结果正好相反。

        同一条链以同一个关系限制居中视图的两条边（`make.leading.trailing.lessThanOrEqualToSuperview()`）时作为信息报告：\
        对其中一条边来说关系是反的，视图被固定在两侧。

        在同一轴上两侧都超出父视图的视图是有意覆盖它；同一条边另有一条反方向的不等式则给出一个范围；这两种情况以及滚动视图的\
        内容都不报告。中心在该轴上与父视图中心对齐的视图也不报告：它与另一条边的不等式一起固定两条边，可选的中心约束则把边拉回内部。\
        尺寸固定、挂在尺寸未定的兄弟视图上的视图也不报告：不等式会把那个兄弟视图撑大。

        ## 如何修改
        远侧的边需要 `lessThanOrEqualTo`，近侧的边需要 `greaterThanOrEqualTo`。
        """,
        [
            "An inequality lets a view extend beyond its superview": "不等式指向父视图之外",
            "`{0}` keeps nothing inside: it lets the view extend beyond its superview.":
                "`{0}` 没有把视图限制在内部：它只是允许视图超出父视图。",
            "One relation for both edges: because `{0}` is centered, it acts like `equalTo`.":
                "两条边用了同一个关系：加上 `{0}` 的中心约束，它的效果与 `equalTo` 相同。",
            "Top, left and leading edges need `greaterThanOrEqualTo`.": "近侧的边需要 `greaterThanOrEqualTo`。",
            "Bottom, right and trailing edges need `lessThanOrEqualTo`.": "远侧的边需要 `lessThanOrEqualTo`。",
            "A scroll view has no size of its own: use `equalTo`, which gives it one.":
                "可滚动的视图没有自己的尺寸：请使用 `equalTo`，由它给出尺寸。",
        ])
}
