// What `unsatisfiable-on-screen` says in Simplified Chinese.

extension UnsatisfiableOnScreen {
    static let chinese = RuleTranslation(
        """
        必须满足的约束在文件的某些屏幕上无法同时满足：最常见的是几个固定宽度之和超过了最小屏幕的宽度。在其他屏幕上\
        布局是正常的，所以这类问题往往很晚才被发现。

        代码若读取设备的尺寸（`UIScreen.main.bounds`），还会按所显示屏幕的数值布局一次；在那里出现的冲突会注明该屏幕的名称。

        ## 运行时
        在所列的屏幕上，UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并打破其中一条约束。

        ## 如何修改
        检查结果会指出从多大的尺寸起这些约束才能成立。请让其中一方让步：将优先级设为 1000 以下、使用 \
        `lessThanOrEqualTo`，或者让尺寸随父视图变化。
        """,
        ["Required constraints contradict each other on some screens": "必须满足的约束在某些屏幕上互相冲突"])
}
