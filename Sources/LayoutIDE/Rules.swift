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
    package var group: RuleGroup
    /// Whether it offers fixes: its page shows what they make of an example.
    package var isFixable: Bool
    /// Markdown.
    package var markdown: String
    package var options: [Option]

    /// What a configuration may set for the rule.
    package struct Option: Sendable, Hashable {
        package var name: String
        package var standard: RuleOptionValue
        /// The least and the greatest number; nil for a switch.
        package var range: ClosedRange<Double>?
        package var help: String
    }
}

extension Analysis {
    /// All rules by identifier.
    package static func rules(in language: MessageLanguage = .standard) -> [RulePage] {
        RuleCatalogue.all.map { RulePage($0, language) }.sorted { $0.id < $1.id }
    }

    /// The page of one rule; nil for an identifier that is none.
    package static func rule(_ id: RuleID, in language: MessageLanguage = .standard) -> RulePage? {
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
        group = RuleCatalogue.group(of: rule.id)
        isFixable = rule.offersFix
        options = rule.options.map { Option($0, language) }
        markdown = rule.documentation(in: language) + Self.section(of: options, language)
    }

    /// The part of the page about the options; empty for rules without any.
    private static func section(of options: [Option], _ language: MessageLanguage) -> String {
        guard !options.isEmpty else { return "" }
        let lines = options.map { "- `\($0.name)` (\($0.standard.text)): \($0.help)" }
        return "\n\n## \(RuleOption.heading.text(in: language))\n\n" + lines.joined(separator: "\n")
    }
}

extension RulePage.Option {
    fileprivate init(_ option: RuleOption, _ language: MessageLanguage) {
        name = option.name
        help = option.help.text(in: language)
        switch option.kind {
        case .number(let number, let range):
            standard = .number(number)
            self.range = range
        case .flag(let flag): standard = .flag(flag)
        }
    }
}

extension RuleOptionValue {
    /// As JSON.
    package var text: String {
        switch self {
        case .number(let number): number.inPoints
        case .flag(let flag): String(flag)
        }
    }
}
