// What one language says in place of the English texts: wordings by template, and the prose of rule pages.

/// Wordings in pairs: the English template, with `{0}`, `{1}` … for its values, and its counterpart, which holds the
/// same values in any order. Pairs, not a dictionary: a template that stands twice is a failing test, not a trap.
package typealias Wordings = KeyValuePairs<String, String>

/// The texts of one rule in another language.
package struct RuleTranslation: Sendable {
    /// The page up to the first example. The headings and the examples after it come from the English page, so that
    /// there is one text of each example.
    package let prose: String
    /// The title, the messages, the titles of fixes, and what related places say; those that several rules share
    /// stand in a table of their own.
    package let wordings: Wordings

    /// `wordings` begins with the title.
    package init(_ prose: String, _ wordings: Wordings) {
        self.prose = prose
        self.wordings = wordings
    }
}

/// The texts of one language.
package struct Translation: Sendable {
    /// What several rules, or hovers and rules, share.
    package let shared: [Wordings]
    package let rules: [RuleID: RuleTranslation]
    /// The headings of rule pages, by the English ones.
    package let headings: Wordings

    private let wordings: [String: String]
    let headingsByEnglish: [String: String]

    package init(shared: [Wordings], rules: [RuleID: RuleTranslation], headings: Wordings) {
        self.shared = shared
        self.rules = rules
        self.headings = headings
        let pairs = (shared + rules.values.map(\.wordings)).joined().map { ($0.key, $0.value) }
        wordings = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        headingsByEnglish = Dictionary(headings.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The wording for an English template; nil for none.
    package func wording(of template: String) -> String? { wordings[template] }
}
