// What `masonry-110-safe-area` says in Simplified Chinese.

extension Masonry110SafeArea {
    static let chinese = RuleTranslation(
        """
        关系的目标是 `mas_safeAreaLayoutGuide` 本身，而属性不是 bottom。

        ## 运行时
        在 CocoaPods 提供的 1.1.0 版本中，这个属性是参考线的底部：把左边或右边与它关联会抛出异常，而顶部会停在底部。\
        较新的源码取与左侧相同的属性。没有文件能说明版本，所以这是一条默认关闭的提示。

        ## 如何修改
        逐条写出各边：`mas_safeAreaLayoutGuideTop` 等。
        """,
        [
            "The whole safe area means its bottom in Masonry 1.1.0": "在 Masonry 1.1.0 中整个安全区指的是它的底部",
            "In Masonry 1.1.0 this is the bottom of the safe area. Name each edge.":
                "在 Masonry 1.1.0 中这是安全区的底部。请逐条写出各边。",
        ])
}
