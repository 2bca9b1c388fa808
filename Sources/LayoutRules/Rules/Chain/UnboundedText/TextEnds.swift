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
        /// The first centre that it shares with something else.
        var centre: MadeConstraintID?
        /// Something beside its centre says how far it reaches: a size, an edge, or what is tied to one of these.
        var isBounded = false
        /// Something else has the same near edge.
        var isAlignedNear = false
        /// What begins where the item ends, and what ends where it begins.
        var after: [ItemID] = []
        var before: [ItemID] = []
    }

    private var edges: [ItemID: Edges] = [:]
    /// What lies on one line with an item: the vertical places that its constraints name.
    private var lines: [ItemID: Set<Line>] = [:]

    private struct Line: Hashable {
        var item: ItemID
        var attribute: LayoutAttribute
    }

    /// Complexity: O(constraints).
    init(of document: LayoutDocument) {
        for (index, made) in document.constraints.enumerated() {
            guard made.firstAttribute.axis == .horizontal else {
                noteLine(made)
                continue
            }
            let isPlaced = made.relation == .equal && !made.isKept
            switch made.firstAttribute {
            case .left, .leading:
                edges[made.firstItem, default: Edges()].isBounded = true
                if !isPlaced {
                    edges[made.firstItem, default: Edges()].isHeld = true
                } else if edges[made.firstItem]?.near == nil {
                    edges[made.firstItem, default: Edges()].near = MadeConstraintID(index)
                }
            case .right, .trailing:
                edges[made.firstItem, default: Edges()].isBounded = true
                if !isPlaced {
                    edges[made.firstItem, default: Edges()].isHeld = true
                } else if edges[made.firstItem]?.far == nil {
                    edges[made.firstItem, default: Edges()].far = MadeConstraintID(index)
                }
            // A least width ends nothing.
            case .width where made.relation == .greaterThanOrEqual: break
            case .width: edges[made.firstItem, default: Edges()].hasSize = true
            case .centerX where isPlaced:
                edges[made.firstItem, default: Edges()].isHeld = true
                if edges[made.firstItem]?.centre == nil { edges[made.firstItem]?.centre = MadeConstraintID(index) }
            default:
                edges[made.firstItem, default: Edges()].isHeld = true
                edges[made.firstItem]?.isBounded = true
            }
            note(made)
        }
    }

    /// The middle or an edge that a view shares with another one, or with its superview.
    private mutating func noteLine(_ made: MadeConstraint) {
        guard made.relation == .equal, case .item(let other, let attribute) = made.target,
            attribute == made.firstAttribute, attribute == .centerY || made.constant == 0
        else { return }
        lines[made.firstItem, default: []].insert(Line(item: other, attribute: attribute))
        lines[made.firstItem, default: []].insert(Line(item: made.firstItem, attribute: attribute))
        lines[other, default: []].insert(Line(item: other, attribute: attribute))
    }

    /// The lines on which something is held by its far edge alone, by superview. Complexity: O(items).
    private func linesWithFarEnds(in document: LayoutDocument) -> [ItemID: Set<Line>] {
        var result: [ItemID: Set<Line>] = [:]
        for index in document.items.indices {
            let item = ItemID(index)
            guard let held = edges[item], held.far != nil, held.near == nil, let own = lines[item],
                let parent = document.superview(of: item)
            else { continue }
            result[parent, default: []].formUnion(own)
        }
        return result
    }

    /// Those of `items` that begin a row at whose far end something else of their superview stands.
    func withRivals(among items: Set<ItemID>, in document: LayoutDocument) -> Set<ItemID> {
        guard !items.isEmpty else { return [] }
        let taken = linesWithFarEnds(in: document)
        return items.filter { item in
            guard edges[item]?.near != nil, let own = lines[item], let parent = document.superview(of: item),
                let others = taken[parent]
            else { return false }
            return !own.isDisjoint(with: others)
        }
    }

    /// What a constraint says of its second item.
    private mutating func note(_ made: MadeConstraint) {
        guard case .item(let other, let attribute) = made.target, attribute.axis == .horizontal else { return }
        if attribute != .centerX { edges[other, default: Edges()].isBounded = true }
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

    /// The constraint that holds the centre of an item of which nothing else says how far it reaches.
    func loneCentre(of item: ItemID) -> MadeConstraintID? {
        guard let own = edges[item], !own.isBounded, !own.hasSize else { return nil }
        return own.centre
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
