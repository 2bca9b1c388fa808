// What a stack view arranges before anything else happens.

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

extension LayoutDocument {
    /// The stack view of which it is not known what it hides, where the place of an arranged view depends on that.
    package func stackHidingSome(around item: ItemID) -> ItemID? {
        guard case .item(let parent) = items[item.index].parent, shownStacks[parent]?.hidesSome == true else {
            return nil
        }
        return parent
    }
}
