// How conflicts and free attributes are put into words, in Simplified Chinese.

extension SimplifiedChinese {
    static let conflictsAndFreedom: Wordings = [:]
}
