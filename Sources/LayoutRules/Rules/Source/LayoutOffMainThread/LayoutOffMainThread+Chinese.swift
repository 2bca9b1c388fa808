// What `layout-off-main-thread` says in Simplified Chinese.

extension LayoutOffMainThread {
    static let chinese = RuleTranslation(
        """
        约束块位于交给全局队列、或由相机、相册、共享的网络会话在它们自己的队列上调用的闭包里，而且没有任何代码回到主队列；\
        或者这样的闭包调用类中创建约束的方法。

        ## 运行时
        UIKit 抛出异常：`Modifications to the layout engine must not be performed from a background thread after it has been \
        accessed from the main thread.` 旧版 iOS 会延迟布局，或者在别处崩溃。

        ## 如何修改
        操作视图之前先回到主队列。
        """,
        [
            "Constraints are made on a background queue": "在后台队列创建了约束",
            "Modifications to the layout engine must not be performed from a background thread: this closure runs on a background queue.":
                "Modifications to the layout engine must not be performed from a background thread：这个闭包在后台队列运行。",
            "`{0}` makes constraints, and this closure runs on a background queue.": "`{0}` 会创建约束，而这个闭包在后台队列运行。",
            "Modifications to the layout engine must not be performed from a background thread.":
                "Modifications to the layout engine must not be performed from a background thread。",
            "made here": "在此处创建",
            "Go back to the main queue first.": "请先回到主队列。",
        ])
}
