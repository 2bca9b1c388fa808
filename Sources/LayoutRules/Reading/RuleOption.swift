// Numbers and switches of a rule that a configuration may set.

/// One option of a rule. Rules declare theirs as constants, read them by `RuleContext.number` and `RuleContext.flag`,
/// and name them on their page.
package struct RuleOption: Sendable {
    package enum Kind: Sendable {
        /// `range` is inclusive.
        case number(default: Double, range: ClosedRange<Double>)
        case flag(default: Bool)
    }

    /// As the configuration spells it, e.g. `tolerance`.
    package let name: String
    package let kind: Kind
    /// One sentence; with the unit.
    package let help: Phrase

    /// The heading of the part of a page about the rule's options.
    package static let heading: Phrase = "Options in the configuration"

    package init(_ name: String, _ kind: Kind, help: Phrase) {
        self.name = name
        self.kind = kind
        self.help = help
    }
}

/// What a configuration says about an option.
package enum RuleOptionValue: Sendable, Hashable {
    case number(Double)
    case flag(Bool)
}

extension RuleContext {
    /// The number of a rule's option: the configured one, within the option's range, or the default.
    func number(_ option: RuleOption, of rule: RuleID) -> Double {
        guard case .number(let standard, let range) = option.kind else { return 0 }
        guard case .number(let value)? = options[rule]?[option.name], range.contains(value) else { return standard }
        return value
    }

    /// Whether a rule's option is on.
    func flag(_ option: RuleOption, of rule: RuleID) -> Bool {
        if case .flag(let value)? = options[rule]?[option.name] { return value }
        if case .flag(let standard) = option.kind { return standard }
        return false
    }
}
