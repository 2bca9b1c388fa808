// What `safe-area-read-early` says in Simplified Chinese.

extension SafeAreaReadEarly {
    static let chinese = RuleTranslation(
        """
        约束的数值取自视图的 `safeAreaInsets`，而代码在 `viewDidLoad` 或初始化方法中运行。

        ## 运行时
        视图加入窗口之前，`safeAreaInsets` 的四边都是 0。约束保留这个数值，内容会被状态栏、刘海或主屏幕指示条遮住。

        如果类在安全区域变化时或在布局过程中更新或重建该视图的约束，则不报告。

        ## 如何修改
        与 `safeAreaLayoutGuide` 建立关系，它会随安全区域变化。
        """,
        [
            "Change to `safeAreaLayoutGuide`": "改为 `safeAreaLayoutGuide`",
            "Safe area insets are read before the view has any": "在视图拥有安全区域之前读取 safeAreaInsets",
            "These insets have no effect: the constant after them replaces them. They are still 0 anyway: the view is not in a window yet. Relate to `safeAreaLayoutGuide`.":
                "这里的边距会丢失：后面的常量会取代它们；而且它们为 0，因为视图尚未加入窗口。请与 `safeAreaLayoutGuide` 建立关系。",
            "These insets are still 0: the view is not in a window yet, and the constraint keeps that number. Relate to `safeAreaLayoutGuide`.":
                "这里的边距为 0：视图尚未加入窗口，约束会保留这个数值。请与 `safeAreaLayoutGuide` 建立关系。",
        ])
}
