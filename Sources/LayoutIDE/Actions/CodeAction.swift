// Changes offered at a selection beyond the fixes of single findings.

import LayoutRules
import SourceText

/// A change that is offered for a selection.
package struct CodeAction: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Mends or silences a finding.
        case quickFix
        case refactorExtract
        case refactorRewrite
        /// All safe fixes of the file.
        case fixAll
    }

    package var title: String
    package var kind: Kind
    /// In written order, not overlapping.
    package var edits: [TextEdit]
    /// The rule whose findings it mends or silences; nil for refactorings.
    package var rule: RuleID?

    package init(title: String, kind: Kind, edits: [TextEdit], rule: RuleID? = nil) {
        self.title = title
        self.kind = kind
        self.edits = edits
        self.rule = rule
    }
}
