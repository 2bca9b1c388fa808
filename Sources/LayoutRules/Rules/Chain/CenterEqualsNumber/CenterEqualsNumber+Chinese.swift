// What `center-equals-number` says in Simplified Chinese.

extension CenterEqualsNumber {
    static let chinese = RuleTranslation(
        """
        为了让视图居中，把 `centerX`、`centerY` 或 `center` 与数值关联。

        ## 运行时
        在 UIKit 中，SnapKit 会把中心关联到父视图的**左边**（或上边）再加上该数值：`centerX.equalTo(0)` \
        会让中心落在左边上。（AppKit 和 Masonry 则以父视图的中心为基准。）

        ## 如何修改
        使用 `equalToSuperview()`，需要时再加偏移。
        """,
        [
            "A center is related to a number": "中心与数值关联",
            "This puts the center {0} pt from the superview's {1}, not from its center. Use `equalToSuperview()`.":
                "这会把中心放在距父视图 {1} {0} pt 处，而不是以父视图的中心为基准。请使用 `equalToSuperview()`。",
            "left edge": "左边",
            "top edge": "上边",
            "Relate to the superview's center": "与父视图的中心关联",
        ])
}
