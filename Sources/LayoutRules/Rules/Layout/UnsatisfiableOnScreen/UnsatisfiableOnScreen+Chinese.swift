// What `unsatisfiable-on-screen` says in Simplified Chinese.

extension UnsatisfiableOnScreen {
    static let chinese = RuleTranslation(
        """
        必须满足的约束在文件的某些屏幕上无法同时满足：最常见的是几个固定宽度之和超过了最小屏幕的宽度。在其他屏幕上\
        布局是正常的，所以这类问题往往很晚才被发现。

        代码若读取设备的尺寸（`UIScreen.main.bounds`），还会按所显示屏幕的数值布局一次；在那里出现的冲突会注明该屏幕的名称。同样会报告的，是因为控制器视图的安全区域距顶部与距底部不相等而产生的冲突，\
        无论有哪些栏、在哪种竖屏手机上：以相同的间距固定到安全区域两端的视图，不可能又位于屏幕正中。若程序没有说明如何显示该控制器，或可能在标签栏之上显示它，\
        则只作为提示信息：只占屏幕一部分的视图，或夹在两条不透明的栏之间的视图，没有这样的间距。

        ## 运行时
        在所列的屏幕上，UIKit 会输出 `Unable to simultaneously satisfy constraints.` 并打破其中一条约束。

        ## 如何修改
        检查结果会指出从多大的尺寸起这些约束才能成立。请让其中一方让步：将优先级设为 1000 以下、使用 \
        `lessThanOrEqualTo`，或者让尺寸随父视图变化。
        """,
        [
            "Required constraints contradict each other on some screens": "必须满足的约束在某些屏幕上互相冲突",
            "Where it fills `{0}` without bars, the safe area of `{1}` begins {2} pt below its top and ends {3} pt above its bottom.":
                "在 `{0}` 上占满屏幕且没有栏时，`{1}` 的安全区域从其顶部之下 {2} 点处开始，到其底部之上 {3} 点处结束。",
        ])
}
