// One constraint to be written, in the words of the source.

import AutoLayout
import MasonrySemantics
import SourceText

/// What stands on one side of a constraint.
struct DraftItem: Hashable, Sendable {
    /// The view or guide as the source spells it.
    var text: String
    var item: ItemID
    /// Whether it is a layout guide, which has neither baselines nor margins.
    var isGuide: Bool
    /// Whether the source says superview, or nothing, instead of a name.
    var isImplicit = false
    /// Whether its name alone tells that it is a view, wherever it stands.
    var isKnown = true
}

/// A constraint that a chain or a call makes.
struct ConstraintDraft: Sendable {
    var first: DraftItem
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    /// nil: the size is a number.
    var second: (item: DraftItem, attribute: LayoutAttribute)?
    /// nil for 1.
    var multiplier: NumberWords?
    var constant: NumberWords
    /// nil for 1000.
    var priority: NumberWords?
    /// What debugging calls it, as an expression for a string: the label of SnapKit, Masonry's key, UIKit's identifier.
    var identifier: String?
    /// Where it was written.
    var range: TextRange
    /// The constraint of the text before; nil where one code makes several.
    var made: MadeConstraintID?
    /// Whether an update makes it, where none of its kind is active.
    var isNew = false
    /// What is to hold it, for code that changes it later: `self.titleTopConstraint`.
    var keptIn: [String] = []
}

/// What one statement of a block makes.
struct DraftStatement: Sendable {
    var drafts: [ConstraintDraft]
    /// With the semicolon.
    var range: TextRange
    /// The comments on the lines above, and behind them those inside of the statement.
    var comments: [String] = []
    /// How many of them are inside.
    var innerComments = 0
    /// The comment behind it, on its last line.
    var trailingComment: String?
}
