// What `weak-composite-constraint` says in Simplified Chinese.

extension WeakCompositeConstraint {
    static let chinese = RuleTranslation(
        """
        含有多个属性的链（`edges`、`size`、`left.right`）保存到了弱引用属性中。

        ## 运行时
        视图只持有单条约束。代表多条约束的组合在约束块结束后就会释放：属性变为 nil，\
        之后 `pad.offset(8)` 会因调用 nil block 而崩溃，`[pad setInsets:]` 则什么都不做。

        ## 如何修改
        把属性改为强引用。
        """,
        [
            "A weak property cannot keep a group of constraints": "弱引用属性保存了一组约束",
            "`{0}` is weak and nothing else keeps a group of constraints: it is nil after the block. Make it strong.":
                "`{0}` 是弱引用，而一组约束没有其他持有者：约束块结束后它就是 nil。请改为强引用。",
            "declared weak here": "在此处声明为弱引用",
        ])
}
