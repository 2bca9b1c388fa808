// What `size-position-pairing` says in Simplified Chinese.

extension SizePositionPairing {
    static let chinese = RuleTranslation(
        """
        宽或高与位置关联，或者位置与宽或高关联。

        ## 运行时
        UIKit 抛出异常：`Invalid pairing of layout attributes`。

        ## 如何修改
        尺寸与尺寸关联，位置与位置关联。若要把视图放在另一视图宽度的某个比例处，请将它的边关联到那个视图的 `right`，\
        再设置系数。
        """,
        [
            "A size is related to a position": "尺寸与位置关联",
            "A size can only be related to a size, a position to a position. {0}":
                "尺寸只能与尺寸关联，位置只能与位置关联。{0}",
        ])
}
