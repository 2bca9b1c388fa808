// A statement that makes constraints active, and what it says.

import MasonrySyntax
import SourceText

/// A statement that makes constraints active.
struct Activation: Sendable {
    /// With the semicolon.
    var range: TextRange
    /// What it activates, in written order.
    var elements: [ExpressionID]
}

/// What an activation says.
struct ReadActivation: Sendable {
    /// One for each element that makes constraints.
    var statements: [DraftStatement] = []
    /// The elements that are constraints which something keeps, as they are written.
    var kept: [String] = []
    /// The comments in front of those.
    var keptComments: [String] = []
}
