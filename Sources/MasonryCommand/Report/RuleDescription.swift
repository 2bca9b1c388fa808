// What reports and `explain` say about a rule.

import LayoutIDE

/// One rule of the catalogue, in plain values.
struct RuleDescription: Sendable, Hashable {
    var id: String
    var severity: ReportSeverity
    /// Whether it is reported without being switched on.
    var isOnByDefault: Bool
    /// One sentence.
    var summary: String
    /// The whole page.
    var markdown: String
    /// `language`, `layout`, `chain` or `source`.
    var group = "source"
    /// Whether it offers fixes, of which `--fix` applies the safe ones.
    var isFixable = false
    var options: [Option] = []

    /// The names of all groups, in the order of the catalogue.
    static let groups = RuleGroup.allCases.map(\.rawValue)

    /// What a configuration may set for the rule.
    struct Option: Sendable, Hashable {
        var name: String
        /// As JSON.
        var standard: String
        /// Inclusive; nil for a switch.
        var range: ClosedRange<Double>?
        var help: String
    }
}
