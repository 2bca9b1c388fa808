// Where the items of a document stand in one lowered layout.

import AutoLayout

/// For each item of a document its index in `Layout.items`. A source file has many scenarios of few items each, which
/// stand close together: this takes memory for those alone.
package struct ItemIndices: Sendable {
    private let first: Int
    /// -1 where an item takes no part.
    private var indices: [Int32]

    /// No item takes part yet; only `items` may.
    init(for items: [ItemID]) {
        first = items.min()?.index ?? 0
        let count = (items.max()?.index ?? first - 1) - first + 1
        indices = Array(repeating: -1, count: count)
    }

    /// The index of an item; nil where it takes no part.
    package subscript(item: ItemID) -> Int? {
        let place = item.index - first
        guard place >= 0, place < indices.count, indices[place] >= 0 else { return nil }
        return Int(indices[place])
    }

    /// Gives one of the items its index.
    mutating func place(_ item: ItemID, at index: Int) {
        let place = item.index - first
        guard indices.indices.contains(place) else { return }
        indices[place] = Int32(clamping: index)
    }
}
