// What a rule reports.

import SourceText

/// The permanent identifier of a rule, e.g. `attribute-after-relation`.
package struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let rawValue: String
    package init(_ rawValue: String) { self.rawValue = rawValue }
    package init(stringLiteral value: String) { self.init(value) }
    package var description: String { rawValue }
    package static func < (lhs: RuleID, rhs: RuleID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// How bad a finding is; RULES says what each level promises.
package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case hint, information, warning, error

    package var name: String { String(describing: self) }
    /// The names, from the worst to the least.
    package static let names = allCases.reversed().map(\.name)

    /// The severity of this name; nil for other words.
    package init?(name: String) {
        guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = severity
    }

    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One finding at one place.
package struct Finding: Sendable {
    package var rule: RuleID
    package var severity: Severity
    package var range: TextRange
    /// Starts with what the runtime would say, then says why here, then what to do.
    package var message: String
    package var related: [Related] = []
    package var fixes: [Fix] = []
    /// The state, method or branch in which it holds; nil for the base.
    package var scenario: String?
    /// The screen on which it holds; nil for all.
    package var screen: String?
    /// Whether the text it marks has no effect, so that editors can fade it.
    package var isUnnecessary = false

    package struct Related: Sendable, Hashable {
        package var range: TextRange
        package var message: String

        package init(range: TextRange, message: String) {
            self.range = range
            self.message = message
        }
    }

    package init(rule: RuleID, severity: Severity, range: TextRange, message: String) {
        self.rule = rule
        self.severity = severity
        self.range = range
        self.message = message
    }
}

/// An edit that mends a finding.
package struct Fix: Sendable, Hashable {
    /// Safe fixes keep or restore what the code says; unsafe ones need a look.
    package enum Safety: Sendable, Hashable { case safe, unsafe }

    package var title: String
    package var safety: Safety
    package var edits: [TextEdit]

    package init(title: String, safety: Safety, edits: [TextEdit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }
}
