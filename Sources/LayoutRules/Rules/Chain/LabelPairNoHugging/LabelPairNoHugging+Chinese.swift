// What `label-pair-no-hugging` says in Simplified Chinese.

extension LabelPairNoHugging {
    static let chinese = RuleTranslation(
        """
        两个有固有内容尺寸的视图（标签和按钮无论文字如何都有）并排相连，两端也都被固定，且内容吸附和抗压缩优先级都相同；或者两个标签\
        一个至多到另一个的起点为止。文本框旁边，内容吸附优先级相同就会报告。

        ## 运行时
        空间与两者所需不完全一致时，其中一个会被拉伸或截断，而且无法确定是哪一个。如果代码对视图调用了名称涉及优先级的自有方法，则不报告。

        ## 如何修改
        给应当让步的那个视图设置不同的内容吸附或抗压缩优先级。
        """,
        [
            "`{0}` and `{1}` have equal hugging priorities, so either may be stretched.":
                "`{0}` 与 `{1}` 的 hugging 优先级相同：可能拉伸其中任何一个。",
            "Two views with equal priorities share a space": "两个优先级相同的视图共用一段空间",
            "`{0}` and `{1}` have equal priorities, so either may be stretched or truncated.":
                "`{0}` 和 `{1}` 的优先级相同，任何一个都可能被拉伸或截断。",
            "`{0}` and `{1}` have equal priorities: where both are long, either may be truncated.":
                "`{0}` 和 `{1}` 的优先级相同：两者都很长时，任何一个都可能被截断。",
            "Give one of them a different hugging or compression resistance priority.": "请给其中一个设置不同的内容吸附或抗压缩优先级。",
        ])
}
