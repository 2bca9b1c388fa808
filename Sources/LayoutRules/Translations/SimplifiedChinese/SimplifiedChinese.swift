// What rules share in Simplified Chinese, and the words all of it is written with. A rule has its own texts beside it.

extension MessageLanguage {
    package static let simplifiedChinese = MessageLanguage(
        LanguageDefinition(
            tag: "zh-CN", name: LocalizedText("Simplified Chinese", "简体中文"), source: .besideTemplates,
            joining: JoiningStyle(between: "、", and: " 和 ", or: " 或 ", isWide: true), fullStop: "。",
            isFor: SimplifiedChinese.isFor, translation: { SimplifiedChinese.translation }))
}

/// Every text of the rules in Simplified Chinese. A test fails where one is missing or stands for nothing any more.
///
/// One word for one thing, everywhere (completion and the margin use them too):
///
/// | English | Chinese |
/// |---|---|
/// | constraint; chain; block | 约束；链；约束块 |
/// | view; superview; subview; sibling | 视图；父视图；子视图；兄弟视图 |
/// | attribute; edge; centre; size | 属性；边；中心；尺寸 |
/// | relation; target; constant; multiplier | 关系；目标；常量；系数 |
/// | offset; inset, insets | 偏移；边距 |
/// | priority; required; optional | 优先级；必须满足的；可选的 |
/// | hugging; compression resistance | 内容吸附；抗压缩 |
/// | intrinsic size; frame | 固有内容尺寸；frame |
/// | safe area; layout guide; margins | 安全区；布局参考线；布局边距 |
/// | conflict; cannot hold together | 冲突；无法同时满足 |
/// | ambiguous; free | 有歧义；未确定 |
/// | to make, install, activate, uninstall (a constraint) | 创建、安装、激活、移除 |
/// | to remake; to update; to relate; to distribute | 重建；更新；关联；分布 |
/// | to assert; to trap; to throw; to break (a constraint) | 触发断言；触发崩溃；抛出异常；打破 |
/// | screen; state; expectation | 屏幕；状态；期望 |
/// | leading, trailing, `left` … as names | as in code |
///
/// Sentences have full-width punctuation; a space parts Chinese from Latin letters, digits and code; code is in
/// backticks; what a library prints stays as it prints it.
enum SimplifiedChinese {
    static let shared: [Wordings] = [
        sharedByRules, ruleOptions, SaidAtRunTime.wordings, conflictsAndFreedom, kindsOfValues, syntax, pictures,
    ]

    static let translation = Translation(
        shared: shared,
        rules: Dictionary(RuleCatalogue.all.map { ($0.id, $0.chinese) }, uniquingKeysWith: { first, _ in first }),
        headings: headings)

    /// For the locales of its readers, and not for those of Traditional Chinese.
    @Sendable static func isFor(_ subtags: [Substring]) -> Bool {
        guard subtags.first == "zh", !subtags.contains("hant") else { return false }
        return subtags.contains("hans") || !subtags.contains { ["tw", "hk", "mo"].contains($0) }
    }

    static let headings: Wordings = [
        "At run time": "运行时",
        "What to do": "如何修改",
        "Bad": "错误示例",
        "Fixed": "修正后",
        "Good": "正确示例",
    ]
}
