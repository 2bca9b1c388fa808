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
        /// Something beside its centre says how far it reaches: a size, an edge, or what is tied to one of these, but for what hangs there.
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
        /// Of the view that lies on it, and of the item.
        var attribute: LayoutAttribute
        var target: LayoutAttribute
        /// In points; of middles, where a little does not count, 0.
        var constant = 0.0
    }

    /// How far apart two middles are on one line, in points: of two lines of text in a row, each stands further from its middle.
    private static let sameMiddle = 5.0

    /// Views that are as wide as another one, each with that.
    private var widthTies: [(follower: ItemID, leader: ItemID)] = []
    /// How many constraints give a view its width.
    private var widths: [ItemID: Int] = [:]

    /// Complexity: O(constraints).
    init(of document: LayoutDocument) {
        for (index, made) in document.constraints.enumerated() {
            guard made.firstAttribute.axis == .horizontal else {
                noteLine(made)
                continue
            }
            let isPlaced = made.relation == .equal && !made.isStored
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
            case .width:
                edges[made.firstItem, default: Edges()].hasSize = true
                widths[made.firstItem, default: 0] += 1
            case .centerX where isPlaced:
                edges[made.firstItem, default: Edges()].isHeld = true
                if edges[made.firstItem]?.centre == nil { edges[made.firstItem]?.centre = MadeConstraintID(index) }
            default:
                edges[made.firstItem, default: Edges()].isHeld = true
                edges[made.firstItem]?.isBounded = true
            }
            note(made, in: document)
            noteStacks(made, in: document)
        }
        // What nothing else makes as wide says nothing of how wide the other one is.
        for tie in widthTies {
            let own = edges[tie.follower]
            guard widths[tie.follower] != 1 || own?.isHeld == true || own?.near != nil && own?.far != nil else {
                continue
            }
            edges[tie.leader, default: Edges()].isHeld = true
            edges[tie.leader]?.isBounded = true
        }
    }

    /// What ends an arranged view ends the stack views that arrange it.
    private mutating func noteStacks(_ made: MadeConstraint, in document: LayoutDocument) {
        guard made.firstAttribute == .right || made.firstAttribute == .trailing else { return }
        var view = made.firstItem
        for _ in 0..<16 {
            guard let stack = document.superview(of: view), document.isStackView(stack),
                made.target != .item(stack, made.firstAttribute)
            else { break }
            edges[stack, default: Edges()].isHeld = true
            edges[stack]?.isBounded = true
            view = stack
        }
    }

    /// The middle or an edge that a view shares with another one, or with its superview, and where it is placed as others
    /// may be.
    private mutating func noteLine(_ made: MadeConstraint) {
        guard made.relation == .equal, case .item(let other, let attribute) = made.target,
            made.firstAttribute.kind != .size, let constant = made.constant
        else { return }
        let isMiddle = attribute == .centerY && made.firstAttribute == .centerY && abs(constant) <= Self.sameMiddle
        lines[made.firstItem, default: []].insert(
            Line(
                item: other, attribute: made.firstAttribute, target: attribute, constant: isMiddle ? 0 : constant))
        guard attribute == made.firstAttribute, isMiddle || constant == 0 else { return }
        lines[made.firstItem, default: []].insert(
            Line(item: made.firstItem, attribute: attribute, target: attribute))
        lines[other, default: []].insert(Line(item: other, attribute: attribute, target: attribute))
    }

    /// What is held by its far edge alone, by superview and line. Complexity: O(items).
    private func linesWithFarEnds(in document: LayoutDocument) -> [ItemID: [Line: [ItemID]]] {
        var result: [ItemID: [Line: [ItemID]]] = [:]
        for index in document.items.indices {
            let item = ItemID(index)
            guard isHeldAtFarEnd(item), let own = lines[item], let parent = document.superview(of: item)
            else { continue }
            for line in own { result[parent, default: [:]][line, default: []].append(item) }
        }
        return result
    }

    /// Whether an item hangs on its far edge alone, or stands before something that does.
    private func isHeldAtFarEnd(_ item: ItemID) -> Bool {
        guard let held = edges[item], held.near == nil else { return false }
        return held.far != nil || held.after.contains { edges[$0]?.far != nil }
    }

    /// Views that begin a line of their superview and views that end it, or begin at its middle, with nothing that keeps them
    /// apart: of a chain the last one, each with the first that stands against it.
    /// Complexity: O(items × those on their lines).
    func facing(
        where isText: (ItemID) -> Bool, in document: LayoutDocument, isRead: (ItemID) -> Bool
    ) -> [(near: ItemID, far: ItemID)] {
        var opposite: [ItemID: [Line: [ItemID]]] = [:]
        for index in document.items.indices {
            let item = ItemID(index)
            guard isText(item), isRead(item), let parent = document.superview(of: item), isOpposite(item, parent)
            else { continue }
            for line in lines[item] ?? [] { opposite[parent, default: [:]][line, default: []].append(item) }
        }
        guard !opposite.isEmpty else { return [] }
        var pairs: [(near: ItemID, far: ItemID)] = []
        for index in document.items.indices {
            let item = ItemID(index)
            guard isText(item), isRead(item), let own = edges[item], own.near != nil, own.far == nil, !own.isHeld,
                !own.hasSize, !own.after.contains(where: isText), let parent = document.superview(of: item),
                let others = opposite[parent], !beginsAtMiddle(item, parent),
                let end = openEnd(of: item, isRead: isRead)
            else { continue }
            let far = (lines[item] ?? []).flatMap { others[$0] ?? [] }.filter { $0 != item && $0 != end }.min()
            if let far { pairs.append((item, far)) }
        }
        return pairs

        /// Whether an item ends a line, open at its near edge, or begins in the middle of its superview.
        func isOpposite(_ item: ItemID, _ parent: ItemID) -> Bool {
            guard let own = edges[item], !own.isHeld, !own.hasSize else { return false }
            if beginsAtMiddle(item, parent) { return true }
            return isHeldAtFarEnd(item) && openEnd(of: item, isRead: isRead) != nil
        }

        func beginsAtMiddle(_ item: ItemID, _ parent: ItemID) -> Bool {
            guard let near = edges[item]?.near, document.constraints.indices.contains(near.index) else { return false }
            return document.constraints[near.index].target == .item(parent, .centerX)
        }
    }

    /// Pairs of views of one superview that are tied to the same place along the horizontal axis and lie on one line.
    /// Complexity: O(items), and O(n²) for those at one place.
    func beginningTogether(in document: LayoutDocument, where isSeen: (ItemID) -> Bool) -> [(ItemID, ItemID)] {
        struct Place: Hashable {
            var superview: ItemID
            var target: MadeConstraint.Target
            var constant: Double
            var isNear: Bool
        }
        var places: [Place: [ItemID]] = [:]
        var order: [Place] = []
        for index in document.items.indices {
            let item = ItemID(index)
            guard isSeen(item), let own = edges[item], (own.near == nil) != (own.far == nil),
                let id = own.near ?? own.far, let parent = document.superview(of: item)
            else { continue }
            let made = document.constraints[id.index]
            guard let constant = made.constant, made.target != .none, made.target != .unknown else { continue }
            let place = Place(
                superview: parent, target: made.target, constant: constant, isNear: own.near != nil)
            if places[place] == nil { order.append(place) }
            places[place, default: []].append(item)
        }
        return order.flatMap { place -> [(ItemID, ItemID)] in
            let items = (places[place] ?? []).prefix(Self.mostAtOnePlace)
            return items.indices.flatMap { first in
                items[(first + 1)...].compactMap { second in
                    let (own, others) = (lines[items[first]] ?? [], lines[second] ?? [])
                    return own.isDisjoint(with: others) ? nil : (items[first], second)
                }
            }
        }
    }

    private static let mostAtOnePlace = 16

    /// Those of `items` that begin a row at whose far end something else of their superview stands.
    func withRivals(
        among items: Set<ItemID>, in document: LayoutDocument,
        where areTogether: (ItemID, ItemID) -> Bool = { _, _ in true }
    ) -> Set<ItemID> {
        guard !items.isEmpty else { return [] }
        let taken = linesWithFarEnds(in: document)
        return items.filter { item in
            guard edges[item]?.near != nil, let own = lines[item], let parent = document.superview(of: item),
                let others = taken[parent]
            else { return false }
            return own.contains { line in others[line]?.contains { areTogether(item, $0) } ?? false }
        }
    }

    /// What a constraint says of its second item.
    private mutating func note(_ made: MadeConstraint, in document: LayoutDocument) {
        guard case .item(let other, let attribute) = made.target, attribute.axis == .horizontal else { return }
        note(made, other, attribute, in: document)
        // What ends an arranged view ends the stack views that arrange it.
        var view = other
        for _ in 0..<16 {
            guard let stack = document.superview(of: view), document.isStackView(stack), stack != made.firstItem,
                made.firstAttribute != attribute
            else { break }
            note(made, stack, attribute, in: document)
            view = stack
        }
    }

    private mutating func note(
        _ made: MadeConstraint, _ other: ItemID, _ attribute: LayoutAttribute, in document: LayoutDocument
    ) {
        switch (made.firstAttribute, attribute) {
        case (.left, .right), (.leading, .trailing):
            edges[other, default: Edges()].after.append(made.firstItem)
            return
        case (.right, .left), (.trailing, .leading):
            edges[other, default: Edges()].before.append(made.firstItem)
            return
        default: break
        }
        if made.firstAttribute == .width, attribute == .width, made.relation == .equal, made.firstItem != other,
            document.superview(of: made.firstItem) == document.superview(of: other)
        {
            widthTies.append((made.firstItem, other))
            return
        }
        if attribute != .centerX { edges[other, default: Edges()].isBounded = true }
        switch (made.firstAttribute, attribute) {
        case (.left, .left), (.leading, .leading): edges[other, default: Edges()].isAlignedNear = true
        // What lies in it makes it as wide as it likes, and ends it nowhere.
        case _ where document.superview(of: made.firstItem) == other: break
        default: edges[other, default: Edges()].isHeld = true
        }
    }

    /// An item and those that stand before it, up to the edge from which its row begins: at most 16.
    func row(to item: ItemID, in document: LayoutDocument) -> [ItemID] {
        var row = [item]
        while row.count < 16, let last = row.last, let own = edges[last], let id = own.near ?? own.far,
            document.constraints.indices.contains(id.index)
        {
            let isNear = own.near != nil
            guard case .item(let other, let attribute) = document.constraints[id.index].target, !row.contains(other),
                (isNear ? [.right, .trailing] : [.left, .leading]).contains(attribute)
            else { break }
            row.append(other)
        }
        return row
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

    /// The constraint that holds the centre of an item of which nothing else says how far it reaches; what hangs on its sides moves
    /// with them.
    func loneCentre(of item: ItemID) -> MadeConstraintID? {
        guard let own = edges[item], !own.isBounded, !own.hasSize, own.after.allSatisfy(hangs),
            own.before.allSatisfy(hangs)
        else { return nil }
        return own.centre
    }

    /// Whether one edge alone ties an item to another one, and nothing follows it.
    private func hangs(_ item: ItemID) -> Bool {
        guard let own = edges[item] else { return false }
        return !own.isHeld && (own.near == nil) != (own.far == nil) && own.after.isEmpty && own.before.isEmpty
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
