// The rules as commands and editors show them.

import LayoutRules

/// One rule with its page.
package struct RulePage: Sendable, Hashable {
    package var id: RuleID
    /// The severity where nothing is configured.
    package var severity: Severity
    /// Whether it is reported without being switched on.
    package var isOnByDefault: Bool
    /// One line: what is wrong.
    package var title: String
    /// `Masonry`, `SnapKit`, both, or `Auto Layout`.
    package var library: String
    /// Markdown.
    package var markdown: String
}

extension Analysis {
    /// All rules by identifier.
    package static func rules(in language: MessageLanguage = .english) -> [RulePage] {
        RuleCatalogue.all.map { RulePage($0, language) }.sorted { $0.id < $1.id }
    }

    /// The page of one rule; nil for an identifier that is none.
    package static func rule(_ id: RuleID, in language: MessageLanguage = .english) -> RulePage? {
        RuleCatalogue.rule(id).map { RulePage($0, language) }
    }
}

extension RulePage {
    fileprivate init(_ rule: any Rule.Type, _ language: MessageLanguage) {
        id = rule.id
        severity = rule.severity
        isOnByDefault = rule.activation == .onByDefault
        title = rule.title.text(in: language)
        library = rule.library.rawValue
        markdown = rule.documentation(in: language)
    }
}
