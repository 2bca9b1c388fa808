// What `remake-order-transient` says in Simplified Chinese.

extension RemakeOrderTransient {
    static let chinese = RuleTranslation(
        """
        两个相互关联的视图先后重建约束，而第二个视图之前另有约束。

        ## 运行时
        在两个约束块之间，第一个视图的新约束会遇到第二个视图的旧约束。如果它们相互矛盾，日志会有提示，尽管最终结果正确。\
        这是一条默认关闭的提示。

        ## 如何修改
        先移除两者的约束，或者用 `NSLayoutConstraint.activate` 和 `deactivate` 切换预先准备的约束。
        """,
        [
            "Old and new constraints are active together for a moment": "新旧约束会短暂并存",
            "`{0}` still has its old constraints here; it is remade below. If old and new ones conflict, UIKit logs it.":
                "`{0}` 在这里仍有旧约束，下面才会重建。两者矛盾时日志会有提示。",
            "remade below": "在下面重建",
        ])
}
