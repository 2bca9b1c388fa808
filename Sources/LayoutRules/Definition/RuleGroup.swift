// Groups of rules, which configurations set as one.

/// What a rule has to look at. The names are permanent, as those of rules are.
package enum RuleGroup: String, Sendable, Hashable, CaseIterable {
    /// The text of `.masonry` files and its expectations.
    case language
    /// What only solving shows: conflicts, ambiguity, frames.
    case layout
    /// One chain, or the chains of one view.
    case chain
    /// The code around the blocks: set-up, reuse, memory, and comments.
    case source
}
