// What `ambiguous-size` says in Simplified Chinese.

extension AmbiguousSize {
    static let chinese = RuleTranslation(
        """
        视图的宽度或高度没有任何约束能够确定：它在该方向上没有固有内容尺寸，而约束允许多种取值。

        ## 运行时
        UIKit 会选取其中一个（多半是 0），不输出任何消息：视图就看不见了。

        在源文件中，只有类中显示了关于该视图的一切时才报告；默认关闭的规则 `under-constrained` 以提示的形式报告更多视图。\
        没有颜色、没有内容、只用来隔开其他视图的普通视图，若没有视图依附于它，尺寸可以任意。

        ## 如何修改
        给出宽度或高度、固定该方向上的两条边，或者与另一个视图建立关系。标签、按钮和图像视图自带固有内容尺寸，普通\
        视图没有。几个视图共享一段空间时（`a` 在 `b` 旁边），在它们的尺寸之间加一条关系，两者就都确定了。
        """,
        ["The constraints leave a size ambiguous": "约束没有确定尺寸"])
}
