// What `autoresizing-mask-on` says in Simplified Chinese.

extension AutoresizingMaskOn {
    static let chinese = RuleTranslation(
        """
        文件不带 frame 创建的 UIKit 视图由不经过库创建的约束定位，却没有任何代码关闭 UIKit 由自动调整掩码生成的约束。Masonry 和 SnapKit 的块会自动\
        关闭这些约束，`NSLayoutConstraint` 和布局锚点不会。交给其他代码的视图不报告。

        ## 运行时
        掩码是另外四条必需约束，把视图固定在 (0, 0)，没有大小。它们与文件中的约束矛盾：控制台显示 `NSAutoresizingMaskLayoutConstraint`，UIKit 会打破\
        其中几条。

        ## 如何修改
        在约束生效之前把 `translatesAutoresizingMaskIntoConstraints` 设为 `false`，或者用块来定位视图。
        """,
        [
            "A constrained view keeps its autoresizing mask constraints": "用约束定位的视图仍保留自动调整掩码的约束",
            "`{0}` keeps its autoresizing mask constraints, which pin it at (0, 0) with no size and conflict with these. Set its `translatesAutoresizingMaskIntoConstraints` to false.":
                "`{0}` 仍保留自动调整掩码的约束，它们把它固定在 (0, 0) 且没有大小，与这些约束矛盾。请把它的 `translatesAutoresizingMaskIntoConstraints` 设为 false。",
            "Set `translatesAutoresizingMaskIntoConstraints` to false":
                "将 `translatesAutoresizingMaskIntoConstraints` 设为 false",
        ])
}
