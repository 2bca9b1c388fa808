// What hovers say, in Simplified Chinese.

extension SimplifiedChinese {
    static let hovers: Wordings = [:]
}
