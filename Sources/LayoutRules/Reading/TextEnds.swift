// Where the texts of a row begin and end.

import AutoLayout
import MasonrySemantics

/// What holds views along the horizontal axis: at which edge each begins, and whether it or what follows it has an end.
struct TextEnds {
    /// The edges of an item that a constraint is about, as first or second item.
    private struct Edges {
        var near: MadeConstraintID?
        var far: MadeConstraintID?
        var hasSize = false
        /// A centre, a bound, or an edge that something else is tied to in a way that may end it.
        var isHeld = false
        /// Something else has the same near edge.
        var isAlignedNear = false
        /// What begins where the item ends, and what ends where it begins.
        var after: [ItemID] = []
        var before: [ItemID] = []
    }

    private var edges: [ItemID: Edges] = [:]

    /// Complexity: O(constraints).
    init(of document: LayoutDocument) {
        for (index, made) in document.constraints.enumerated() where made.firstAttribute.axis == .horizontal {
            let isPlaced = made.relation == .equal && !made.isKept
            switch made.firstAttribute {
            case .left, .leading:
                if !isPlaced {
                    edges[made.firstItem, default: Edges()].isHeld = true
                } else if edges[made.firstItem]?.near == nil {
                    edges[made.firstItem, default: Edges()].near = MadeConstraintID(index)
                }
            case .right, .trailing:
                if !isPlaced {
                    edges[made.firstItem, default: Edges()].isHeld = true
                } else if edges[made.firstItem]?.far == nil {
                    edges[made.firstItem, default: Edges()].far = MadeConstraintID(index)
                }
            case .width: edges[made.firstItem, default: Edges()].hasSize = true
            default: edges[made.firstItem, default: Edges()].isHeld = true
            }
            note(made)
        }
    }

    /// What a constraint says of its second item.
    private mutating func note(_ made: MadeConstraint) {
        guard case .item(let other, let attribute) = made.target, attribute.axis == .horizontal else { return }
        switch (made.firstAttribute, attribute) {
        case (.left, .right), (.leading, .trailing):
            edges[other, default: Edges()].after.append(made.firstItem)
        case (.right, .left), (.trailing, .leading):
            edges[other, default: Edges()].before.append(made.firstItem)
        case (.left, .left), (.leading, .leading): edges[other, default: Edges()].isAlignedNear = true
        default: edges[other, default: Edges()].isHeld = true
        }
    }

    /// The one constraint that places an item, at its near or far edge; nil where both edges or something else holds it.
    func start(of item: ItemID) -> MadeConstraintID? {
        guard let own = edges[item], !own.isHeld, !own.hasSize else { return nil }
        switch (own.near, own.far) {
        case (let near?, nil): return near
        case (nil, let far?): return own.isAlignedNear ? nil : far
        default: return nil
        }
    }

    func beginsAtFarEdge(_ item: ItemID) -> Bool { edges[item]?.near == nil }

    /// The item itself where nothing follows it, or the last of those that follow, where none of them ends; nil where one does,
    /// or where not all that is said about one `isRead`.
    func openEnd(of item: ItemID, isRead: (ItemID) -> Bool) -> ItemID? {
        let isFar = beginsAtFarEdge(item)
        var seen: Set<ItemID> = [item]
        var last = item
        var pending = [item]
        while let next = pending.popLast() {
            guard let own = edges[next] else { return nil }
            if next != item {
                // A size moves with what stands before it; the other edge or a bound does not.
                guard isRead(next), !own.isHeld, isFar ? own.near == nil : own.far == nil else { return nil }
                last = next
            }
            for follower in isFar ? own.before : own.after where seen.insert(follower).inserted {
                pending.append(follower)
            }
        }
        return last
    }
}
