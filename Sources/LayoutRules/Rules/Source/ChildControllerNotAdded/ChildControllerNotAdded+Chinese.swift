// What `child-controller-not-added` says in Simplified Chinese.

extension ChildControllerNotAdded {
    static let chinese = RuleTranslation(
        """
        控制器把另一个控制器的视图添加到自己的视图中，而该文件没有把它设为任何控制器的子控制器。每个类只报告一次。

        ## 运行时
        UIKit 不知道这个控制器已经显示：可能收不到 `viewWillAppear`，旋转、trait、安全区域和状态栏都传不到它，\
        它的 `navigationController` 和 `parent` 是 nil，没有其他引用时它会被释放。

        ## 如何修改
        在添加视图之前调用 `addChild(_:)`，之后调用 `didMove(toParent:)`。
        """,
        [
            "A controller's view is added without the controller": "添加了控制器的视图，却没有添加控制器",
            "This adds the view without `{0}`, which may get no appearance calls, rotation or safe area. Call `addChild` before and `didMove(toParent:)` after it.":
                "这里只添加了视图，没有添加 `{0}`，它可能收不到出现、旋转和安全区域的变化。请在之前调用 `addChild`，之后调用 `didMove(toParent:)`。",
        ])
}
