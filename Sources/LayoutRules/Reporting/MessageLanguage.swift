// The languages that messages, hovers and rule pages exist in.

/// The language of messages, hovers and rule pages.
package enum MessageLanguage: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-CN"
}
