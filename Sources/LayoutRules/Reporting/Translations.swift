// Finds the texts of a language.

/// The languages other than English.
package enum Translations {
    /// The texts of `language`; nil for English, which the rules hold themselves.
    package static func translation(in language: MessageLanguage) -> Translation? {
        switch language {
        case .english: nil
        case .simplifiedChinese: simplifiedChinese
        }
    }

    private static let simplifiedChinese = Translation(
        shared: SimplifiedChinese.shared,
        rules: Dictionary(
            RuleCatalogue.all.map { ($0.id, $0.chinese) }, uniquingKeysWith: { first, _ in first }),
        headings: SimplifiedChinese.headings)
}
