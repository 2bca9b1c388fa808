// What only solving shows, in Simplified Chinese.

extension SimplifiedChinese {
    static let layoutRules: [RuleTranslation] = []
}
