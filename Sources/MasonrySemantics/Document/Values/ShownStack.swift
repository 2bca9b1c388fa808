// What a stack view is shown with.

import AutoLayout

/// The arrangement that the set-up of a class makes, where its other methods change it.
struct ShownStack: Sendable, Hashable {
    /// Of items of the document.
    var arrangement: StackArrangement
    /// The arranged views of which nothing else is unknown than what the stack view does with them.
    var freed: Set<ItemID>
    /// Whether it is not known of some arranged view if it is hidden.
    var hidesSome = false
}
