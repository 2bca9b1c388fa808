// What `ambiguous-position` says in Simplified Chinese.

extension AmbiguousPosition {
    static let chinese = RuleTranslation(
        """
        视图在某个方向上的位置没有任何约束能够确定：有多个同样好的解。

        ## 运行时
        UIKit 会选取其中一个（多半是 0），不输出任何消息；此时 `hasAmbiguousLayout` 为真。选取哪一个，可能随屏幕\
        旋转、约束的顺序或系统版本而变化。

        在源文件中，类中显示了关于该视图的一切，或者视图的所有块都只在一个方向上确定它的位置时才报告；\
        默认关闭的规则 `under-constrained` 以提示的形式报告更多视图。没有颜色、没有内容、只为滚动视图撑开宽度或高度、\
        或只用来隔开其他视图的普通视图，放在哪里都可以。程序自己的类的视图也算在内，只要这些类的代码可以读到，\
        而且没有把实例与周围的视图联系起来。

        ## 如何修改
        每个方向都需要一个位置：边、中心或基线。检查结果会给出该属性可以变化的范围，以及依附于它而一起移动的视图。
        """,
        ["The constraints leave a position ambiguous": "约束没有确定位置"])
}
