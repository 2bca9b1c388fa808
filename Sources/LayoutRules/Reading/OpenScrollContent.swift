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

    /// The scroll views whose height is open, and maybe their width. Complexity: O(scroll views × constraints + tokens).
    func all() -> [(item: ItemID, axes: [Axis])] {
        let document = context.document
        guard document.tree.dialect != .masonry, document.blocks.allSatisfy({ $0.receiver != nil }) else { return [] }
        let views = document.items.indices.map { ItemID($0) }.filter { item in
            document[item].className == "UIScrollView" && document[item].unknowns.isSubset(of: Self.sizes)
                && !context.isOpenToSubclasses(item) && !document[item].name.contains(" ")
        }
        guard !views.isEmpty else { return [] }
        let mentions = ViewMentions(of: Set(views.map { document[$0].name }), in: context)
        return views.compactMap { view in
            let axes = openAxes(of: view)
            guard axes.contains(.vertical), mentions.isOnlyAddedAndConstrained(document[view].name) else { return nil }
            return (view, axes)
        }
    }

    private func openAxes(of scrollView: ItemID) -> [Axis] {
        let document = context.document
        let content = Set(
            document.items.indices.map { ItemID($0) }.filter {
                document.isBelow($0, scrollView) && !context.isSystemGuide($0.index)
            })
        guard !content.isEmpty, content.allSatisfy(isRead), areRead(content.union([scrollView])) else { return [] }
        var near: Set<Axis> = []
        var far: Set<Axis> = []
        for made in document.constraints {
            let isInside = content.contains(made.firstItem)
            guard isInside || made.firstItem == scrollView || context.isSystemGuide(made.firstItem.index) else {
                continue
            }
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
                // As high as what is around it: it scrolls the other way.
                if isInside, made.firstAttribute.kind == .size, !content.contains(other) {
                    far.formUnion(made.firstAttribute.axis == .vertical ? [.vertical] : [])
                }
            }
        }
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

    /// Whether it is known of all chains that speak of some views which edges they are about.
    private func areRead(_ views: Set<ItemID>) -> Bool {
        let document = context.document
        return document.chainRecords.allSatisfy { chain in
            switch chain.unknown {
            case nil where !chain.isStopped, .number where !chain.isStopped: return true
            default: break
            }
            if let receiver = chain.receiver, views.contains(receiver) { return false }
            return !document.references(in: chain.range).contains { reference in
                if case .item(let item) = reference.symbol { return views.contains(item) }
                return false
            }
        }
    }
}
