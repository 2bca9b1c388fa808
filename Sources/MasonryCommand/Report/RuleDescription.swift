// What reports and `explain` say about a rule.

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
    var options: [Option] = []

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
