// What `missing-super-update-constraints` says in Simplified Chinese.

extension MissingSuperUpdateConstraints {
    static let chinese = RuleTranslation(
        """
        视图重写了 `updateConstraints`，或者视图控制器重写了 `updateViewConstraints`，而其中没有调用父类；或者在创建或修改约束之前就调用了（信息）。

        ## 运行时
        父类应当更新的内容没有更新：视图控制器的视图得不到更新，UIKit 的视图也失去自己的更新。部分 UIKit 版本会抛出异常。\
        如果先调用 `super`，它用的是之前的约束：UIKit 的文档要求“作为最后一步”调用。

        ## 如何修改
        在最后一条语句调用 `super`。
        """,
        [
            "The override of `updateConstraints` calls `super` too early or not at all":
                "重写的 `updateConstraints` 过早调用 `super`，或没有调用",
            "`super` is called before constraints are made or changed, so it works with the old ones. Call it as the last statement.":
                "`super` 在创建或修改约束之前调用：它用的是之前的约束。请在最后一条语句调用它。",
            "changed here": "在这里修改",
            "`{0}` does not call `super`, so the superclass misses its pass. Call it as the last statement.":
                "`{0}` 没有调用 `super`，父类因此得不到更新。请在最后一条语句调用它。",
        ])
}
