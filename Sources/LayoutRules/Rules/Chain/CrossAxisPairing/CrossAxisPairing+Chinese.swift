// What `cross-axis-pairing` says in Simplified Chinese.

extension CrossAxisPairing {
    static let chinese = RuleTranslation(
        """
        约束的一侧是水平位置，另一侧是垂直位置，例如 `top` 与 `left`。

        ## 运行时
        UIKit 的文档不允许这样做，但实际结果因系统版本而异：约束可能被拒绝并报 `Constraint improperly relates anchors of \
        incompatible types`，也可能被安装，却没有合理的含义。

        ## 如何修改
        只在同一轴的位置之间建立关系。
        """,
        [
            "A horizontal position is related to a vertical one": "水平位置与垂直位置关联",
            "This position is on the other axis from the attribute it is related to. Relate positions on the same axis.":
                "该位置与所关联的属性不在同一轴上。请只在同一轴的位置之间建立关系。",
        ])
}
