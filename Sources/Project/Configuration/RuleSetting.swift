// What a configuration says about one rule.

import LayoutIDE

/// Whether a rule is on, and how bad its findings are.
package enum RuleSetting: Sendable, Hashable {
    case off
    /// On, with the severity the rule has of its own.
    case on
    case severity(Severity)

    /// As configurations spell it.
    package var name: String {
        switch self {
        case .off: "off"
        case .on: "on"
        case .severity(let severity): severity.name
        }
    }
}
