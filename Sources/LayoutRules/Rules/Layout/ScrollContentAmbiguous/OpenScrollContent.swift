// Scroll views to whose far edge nothing is tied: how far they scroll is open, whatever sizes their content has.

import AutoLayout
import MasonrySemantics

/// Finds scroll views of which all code is read, and whose content begins at their near edge and ends nowhere. Nothing is
/// solved for that: a text field or an image of unknown size does not matter.
struct OpenScrollContent {
    private let context: RuleContext
    /// What a view may have that is not known, so that still all edges are known that it is tied to.
    private static let sizes: DocumentItem.Unknowns = [.width, .height, .numbers, .rootSize]

    init(_ context: RuleContext) { self.context = context }

    /// The scroll views the width or height of whose content is open.
    /// Complexity: O(items × depth + constraints + tokens), for scroll views in scroll views once for each.
    func all() -> [(item: ItemID, axes: [Axis])] {
        let document = context.document
        guard document.tree.dialect != .masonry, document.blocks.allSatisfy({ $0.receiver != nil }) else { return [] }
        let views = document.items.indices.map { ItemID($0) }.filter { item in
            document[item].className == "UIScrollView" && document[item].unknowns.isSubset(of: Self.sizes)
                && !context.isOpenToSubclasses(item) && !document[item].name.contains(" ")
        }
        guard !views.isEmpty else { return [] }
        let contents = contents(of: Set(views))
        let guides = Dictionary(
            grouping: document.items.indices.map { ItemID($0) }.filter { context.isSystemGuide($0.index) }
        ) { document.superview(of: $0) }
        let constraints = Dictionary(grouping: document.constraints) { $0.firstItem }
        let unread = unreadViews()
        let mentions = ViewMentions(of: Set(views.map { document[$0].name }), in: context)
        return views.compactMap { view in
            let content = contents[view] ?? []
            guard !content.isEmpty, content.allSatisfy(isRead), unread.isDisjoint(with: content), !unread.contains(view)
            else { return nil }
            let own = (content + (guides[view] ?? []) + [view]).flatMap { constraints[$0] ?? [] }
            let axes = openAxes(of: view, own, Set(content))
            guard !axes.isEmpty, mentions.isOnlyAddedAndConstrained(document[view].name) else { return nil }
            return (view, axes)
        }
    }

    /// What lies in each of the scroll views, at any depth, but for guides. Complexity: O(items × depth).
    private func contents(of views: Set<ItemID>) -> [ItemID: [ItemID]] {
        var contents: [ItemID: [ItemID]] = [:]
        for item in context.document.items.indices.map({ ItemID($0) }) where !context.isSystemGuide(item.index) {
            for view in context.document.ancestors(of: item) where views.contains(view) {
                contents[view, default: []].append(item)
            }
        }
        return contents
    }

    private func openAxes(of scrollView: ItemID, _ constraints: [MadeConstraint], _ content: Set<ItemID>) -> [Axis] {
        let document = context.document
        var near: Set<Axis> = []
        var far: Set<Axis> = []
        var isHeldOutside = false
        for made in constraints {
            let isInside = content.contains(made.firstItem)
            switch made.target {
            case .unknown: return []
            case .none:
                if isInside, document.superview(of: made.firstItem) == scrollView {
                    note(made.firstAttribute, made.relation, &near, &far)
                }
            case .item(let other, let attribute):
                // A guide of the scroll view may be its content.
                guard !isGuide(made.firstItem, of: scrollView), !isGuide(other, of: scrollView) else { return [] }
                if isInside, other == scrollView { note(attribute, made.relation, &near, &far) }
                if made.firstItem == scrollView, content.contains(other) {
                    note(made.firstAttribute, made.relation, &near, &far)
                }
                if isInside, other != scrollView, !content.contains(other), made.firstAttribute.kind != .size {
                    isHeldOutside = isHeldOutside || made.firstAttribute.axis == .horizontal
                }
                // As high as what is around it: it scrolls the other way.
                if isInside, made.firstAttribute.kind == .size, !content.contains(other),
                    let axis = made.firstAttribute.axis
                {
                    far.insert(axis)
                }
            }
        }
        // What scrolls up and down, and hangs on what stands beside the scroll view, leaves its width open.
        if isHeldOutside, near == [.vertical], far == [.vertical] { return [.horizontal] }
        return Axis.allCases.filter { near.contains($0) && !far.contains($0) }
    }

    private func note(
        _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ near: inout Set<Axis>, _ far: inout Set<Axis>
    ) {
        guard let axis = attribute.axis, attribute.kind != .size else { return }
        switch attribute {
        case .left, .leading, .top: if relation == .equal { near.insert(axis) }
        default: far.insert(axis)
        }
    }

    private func isGuide(_ item: ItemID, of scrollView: ItemID) -> Bool {
        item != scrollView && context.isSystemGuide(item.index) && context.document.superview(of: item) == scrollView
    }

    private func isRead(_ item: ItemID) -> Bool {
        let view = context.document[item]
        guard view.unknowns.isSubset(of: Self.sizes), let className = view.className else { return false }
        return className.hasPrefix("UI") || context.document.classesPlacedByOthers.contains(className)
    }

    /// Views and guides that chains speak of of which it is not known which edges they are about.
    private func unreadViews() -> Set<ItemID> {
        let document = context.document
        var unread: Set<ItemID> = []
        for chain in document.chainRecords {
            switch chain.unknown {
            case nil where !chain.isStopped, .number where !chain.isStopped: continue
            default: break
            }
            if let receiver = chain.receiver { unread.insert(receiver) }
            for reference in document.references(in: chain.range) {
                if case .item(let item) = reference.symbol { unread.insert(item) }
            }
        }
        return unread
    }
}
