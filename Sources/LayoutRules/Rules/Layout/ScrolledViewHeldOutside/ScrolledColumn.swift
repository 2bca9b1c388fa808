// The views that follow each other from top to bottom in a scroll view.

import AutoLayout
import MasonrySemantics

/// The vertical constraints of the views that lie in a scroll view; those of one that they are no column in are left alone.
struct ScrolledColumn {
    private let context: RuleContext
    let scrollView: ItemID
    private let content: Set<ItemID>
    /// Constraints that say where a view of the content lies vertically, by the view.
    private var places: [ItemID: [MadeConstraintID]] = [:]
    /// Which view begins where another one ends.
    private var links: [ItemID: Set<ItemID>] = [:]
    private var linked: Set<ItemID> = []
    private var hasStart = false
    private var hasEnd = false

    private init(_ scrollView: ItemID, _ content: Set<ItemID>, _ context: RuleContext) {
        self.context = context
        self.scrollView = scrollView
        self.content = content
    }

    /// Those of all scroll views in which some view follows another one. Complexity: O(items + constraints).
    static func all(in context: RuleContext) -> [ScrolledColumn] {
        let document = context.document
        var contents: [ItemID: Set<ItemID>] = [:]
        for item in document.items.indices.map({ ItemID($0) }) where !context.isSystemGuide(item.index) {
            guard let parent = document.superview(of: item), case .scrollView = document[parent].layout.kind,
                document[parent].className == "UIScrollView"
            else { continue }
            contents[parent, default: []].insert(item)
        }
        var columns = contents.filter { $0.value.count > 1 }.reduce(into: [ItemID: ScrolledColumn]()) {
            $0[$1.key] = ScrolledColumn($1.key, $1.value, context)
        }
        guard !columns.isEmpty else { return [] }
        for index in document.constraints.indices {
            guard let view = document.superview(of: document.constraints[index].firstItem) else { continue }
            columns[view]?.note(MadeConstraintID(index))
        }
        return columns.sorted { $0.key < $1.key }.map(\.value).filter { !$0.links.isEmpty }
    }

    private mutating func note(_ id: MadeConstraintID) {
        let made = context.document[id]
        guard content.contains(made.firstItem), made.firstAttribute.axis == .vertical,
            made.firstAttribute.kind != .size
        else { return }
        places[made.firstItem, default: []].append(id)
        guard made.relation == .equal else { return }
        switch (made.firstAttribute, made.target) {
        case (.top, .item(let other, .bottom)) where content.contains(other):
            links[other, default: []].insert(made.firstItem)
            linked.insert(made.firstItem)
        case (.bottom, .item(let other, .top)) where content.contains(other):
            links[made.firstItem, default: []].insert(other)
            linked.insert(other)
        case (.top, .item(scrollView, _)), (.top, .none): hasStart = true
        case (.bottom, .item(scrollView, _)), (.bottom, .none): hasEnd = true
        default: break
        }
    }

    /// The constraints that hold one of the views by something outside, and whether others hang on that view.
    func heldOutside() -> [(constraint: MadeConstraintID, carries: Bool)] {
        places.keys.sorted().compactMap { view in
            guard let all = places[view], all.count == 1, let id = all.first, isKnown(view) else { return nil }
            let made = context.document[id]
            guard made.relation == .equal, !made.isStored, made.priority.map({ $0 >= 1000 }) ?? false,
                case .item(let other, let attribute) = made.target, isOutside(other)
            else { return nil }
            let followers = links[view] ?? []
            switch (made.firstAttribute, attribute) {
            // The whole column hangs on it, and is to end where the content does.
            case (.top, _) where !followers.isEmpty && !hasStart && hasEnd: return (id, true)
            case (.bottom, .bottom) where followers.isEmpty && hasStart && !linked.contains(view):
                return (id, false)
            default: return nil
            }
        }
    }

    /// Whether an item is neither the scroll view, nor in it, nor one of its guides.
    private func isOutside(_ item: ItemID) -> Bool {
        item != scrollView && !content.contains(item) && !context.document.isBelow(item, scrollView)
    }

    private func isKnown(_ view: ItemID) -> Bool {
        let document = context.document
        let blocks = context.blocksByItem[view]
        return !blocks.isEmpty
            && document[view].unknowns.isDisjoint(with: [.constraints, .ownConstraints, .parent, .removedLater])
            && blocks.allSatisfy { index in
                document.blocks[index].certainty == .certain
                    && document.blocks[index].chains.allSatisfy { chain in
                        switch document[chain].unknown {
                        case nil, .number: !document[chain].isStopped
                        default: false
                        }
                    }
            }
    }
}
