// A view that blocks make and change, as a member of its class: a text may show several objects of that.

import AutoLayout
import MasonrySemantics
import SourceText

/// One member of a class: a view of each object that a text shows, and the blocks that are about it.
struct ChangedMember: Sendable {
    /// In the order of the blocks.
    var items: [ItemID]
    /// In written order.
    var ranges: [TextRange]

    /// Whether a block is about nothing else.
    func hasAll(_ block: ReadBlock) -> Bool {
        block.instances.allSatisfy { $0.receiver.map(items.contains) ?? false }
    }

    /// All members that blocks are about, in the order of their first ones. What one block is about in several objects is one
    /// member; a block that names several views is about each of them.
    static func all(
        _ written: WrittenInstances, _ blocks: [TextRange: Result<ReadBlock, Reason>]
    ) -> [ChangedMember] {
        var members: [ChangedMember] = []
        var places: [ItemID: Int] = [:]
        for range in written.ranges {
            var items: [ItemID] = []
            for item in written[range].compactMap(\.receiver) where !items.contains(item) { items.append(item) }
            let isOneName: Bool =
                if case .success(let block)? = blocks[range] { !block.receiverText.isEmpty } else { false }
            for group in isOneName ? [items] : items.map({ [$0] }) where !group.isEmpty {
                let known = Set(group.compactMap { places[$0] }).sorted()
                let place = known.first ?? members.count
                if place == members.count { members.append(ChangedMember(items: [], ranges: [])) }
                // Two that were apart until now.
                for other in known.dropFirst() {
                    members[place].items += members[other].items
                    members[place].ranges += members[other].ranges
                    (members[other].items, members[other].ranges) = ([], [])
                }
                members[place].items += group.filter { places[$0] == nil }
                if members[place].ranges.last != range { members[place].ranges.append(range) }
                for item in members[place].items { places[item] = place }
            }
        }
        for place in members.indices {
            members[place].ranges = Set(members[place].ranges).sorted { $0.start < $1.start }
        }
        return members.filter { !$0.items.isEmpty }
    }
}
