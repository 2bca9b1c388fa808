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

extension Analysis {
    /// All safe fixes that do not touch each other, in written order: applying them and asking again until nothing
    /// is left gives the fixed file. Empty where nothing can be fixed safely.
    package func fixAllEdits() -> [TextEdit] { [] }

    /// The refactorings for the selection `range`, in a fixed order.
    package func refactorings(in range: TextRange) -> [CodeAction] { [] }

    /// For each finding that touches `range`: silence it with a comment.
    package func suppressions(in range: TextRange) -> [CodeAction] { [] }
}
