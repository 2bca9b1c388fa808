// What `device-case-missing` says in Simplified Chinese.

extension DeviceCaseMissing {
    static let chinese = RuleTranslation(
        """
        一个至少带有一个 `else if` 的 `if` 按设备或其尺寸区分，每个分支都创建某个视图的约束，其他代码都不创建，而且没有 `else`。

        ## 运行时
        在不属于这些情况的设备上（多半是较新的设备），该视图没有约束：位置和大小都不确定，依赖它的视图也随之乱放。

        ## 如何修改
        把最后一种情况写成 `else`，或者只把不同之处写进同一个 block：`make.width.mas_equalTo(isSmall ? 50 : 80)`。
        """,
        [
            "Constraints are made for some devices only": "只为部分设备创建约束",
            "`{0}` has no constraints if none of these {1} cases applies: there is no `else`. Constrain it on every device.":
                "这 {1} 种情况都不成立时，`{0}` 没有约束：缺少 `else`。请在所有设备上确定它的位置。",
            "`{0}` and {1} more have no constraints if none of these {2} cases applies: there is no `else`. Constrain them on every device.":
                "这 {2} 种情况都不成立时，`{0}` 和另外 {1} 个视图没有约束：缺少 `else`。请在所有设备上确定它们的位置。",
        ])
}
