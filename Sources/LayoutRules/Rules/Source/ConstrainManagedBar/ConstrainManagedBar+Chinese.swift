// What `constrain-managed-bar` says in Simplified Chinese.

extension ConstrainManagedBar {
    static let chinese = RuleTranslation(
        """
        在导航控制器或标签栏控制器的栏上打开了约束块。

        ## 运行时
        UIKit 抛出 `Cannot modify constraints for UINavigationBar managed by a controller`：约束块关闭了栏的自动调整，\
        并给它添加约束。

        ## 如何修改
        把自己的视图放进 `titleView` 或放在栏的下方，栏本身交给控制器管理。
        """,
        [
            "A bar that a controller manages is constrained": "给控制器管理的栏添加了约束",
            "Cannot modify constraints for {0} managed by a controller. Constrain views of your own.":
                "Cannot modify constraints for {0} managed by a controller。请约束自己的视图。",
        ])
}
