// The wordings of phrases and rule pages in languages other than English.

/// Looks up wordings by their English template, and pages by their rule.
package enum Translations {
    /// The wording of `template` in `language`; nil where the language has none.
    package static func wording(of template: String, in language: MessageLanguage) -> String? {
        switch language {
        case .english: template
        case .simplifiedChinese: simplifiedChinese[template]
        }
    }

    /// The page of `rule` in `language`; nil where the language has none.
    package static func page(of rule: RuleID, in language: MessageLanguage) -> String? {
        switch language {
        case .english: nil
        case .simplifiedChinese: simplifiedChinesePages[rule.rawValue]
        }
    }

    private static let simplifiedChinese: [String: String] = [:]
    private static let simplifiedChinesePages: [String: String] = [:]
}
