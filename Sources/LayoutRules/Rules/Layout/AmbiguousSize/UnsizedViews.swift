// Views of sources that no constraint can give a size along one axis, whatever the sizes around and in them.

import AutoLayout
import MasonrySemantics

/// Finds plain views of which all constraints along an axis speak of one and the same edge or centre: where that lies says
/// nothing of how long the view is. Nothing is solved for that, so it also holds in views and cells, of which nobody says
/// how large they are shown.
struct UnsizedViews {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// Complexity: O(constraints + tokens).
    func all() -> [(item: ItemID, axis: Axis)] {
        let document = context.document
        guard document.tree.dialect != .masonry, !document.constraints.isEmpty else { return [] }
        let views = document.items.indices.map { ItemID($0) }.filter(isPlainAndRead)
        guard !views.isEmpty else { return [] }
        let places = openPlaces(of: Set(views))
        guard !places.isEmpty else { return [] }
        let mentions = ViewMentions(of: Set(places.map { document[$0.item].name }), in: context)
        return places.filter { place in
            mentions.isOnlyAddedAndConstrained(
                document[place.item].name, within: context.methodOfLocal(place.item)?.range)
        }.map { ($0.item, $0.axis) }
    }

    /// Whether a view has no size of its own, and all that is made of it is read and certain.
    private func isPlainAndRead(_ item: ItemID) -> Bool {
        let document = context.document
        let view = document[item]
        guard let className = view.className, className == "UIView" || Self.scrolling.contains(className),
            view.placement == .none,
            view.unknowns.isSubset(of: [.width, .height]), let parent = document.superview(of: item),
            !document.isStackView(parent), document[parent].className.map(ViewClass.isCalledStack) != true,
            context.isConstrained(item), !context.isOpenToSubclasses(item)
        else { return false }
        return context.blocksByItem[item].allSatisfy { isRead(document.blocks[$0]) }
            && context.madeByHand[item].allSatisfy { context.isFirm(byHand: $0) }
    }

    /// What shows a part of its content has no size of its own either.
    private static let scrolling: Set<String> = ["UIScrollView", "UITableView", "UICollectionView"]

    /// What nobody puts views into.
    private static let lists: Set<String?> = ["UITableView", "UICollectionView"]

    private func scrolls(_ item: ItemID) -> Bool {
        context.document[item].className.map { Self.scrolling.contains($0) } ?? false
    }

    private func isRead(_ block: ConstraintBlock) -> Bool {
        guard block.kind == .make, block.certainty == .certain, !block.isBorrowed, block.distributionAxis == nil,
            context.document.isInText(block.range), !block.chains.isEmpty
        else { return false }
        return block.chains.allSatisfy { id in
            let chain = context.document[id]
            return isRead(chain.unknown) && !chain.isStopped && !chain.constraints.isEmpty
        }
    }

    /// The axes along which exactly one edge or centre of a view is spoken of, and no size; only where the view lies
    /// somewhere: a view of which nothing is said along an axis has a frame from elsewhere.
    private func openPlaces(of views: Set<ItemID>) -> [AxisPlace] {
        let document = context.document
        var spoken: [AxisPlace: Set<LayoutAttribute>] = [:]
        var placed: Set<AxisPlace> = []
        let followers = Followers(document)
        for (number, made) in document.constraints.enumerated() {
            var ends = [(made.firstItem, made.firstAttribute)]
            switch made.target {
            case .item(let other, let attribute): ends.append((other, attribute))
            case .none: break
            // It may be about any of them.
            default: return []
            }
            for (index, (item, attribute)) in ends.enumerated() where views.contains(item) {
                if index == 1, scrolls(item), saysNothing(of: attribute, made, item) { continue }
                // What only hangs below a view moves with it.
                if index == 1, followers.hangs(made.firstItem, by: number) { continue }
                if index == 0, leavesRoom(made) { continue }
                for axis in attribute.axis.map({ [$0] }) ?? Axis.allCases {
                    let place = AxisPlace(item: item, axis: axis)
                    spoken[place, default: []].insert(Self.plain(attribute))
                    if index == 0, attribute.kind != .size, made.relation == .equal { placed.insert(place) }
                }
            }
        }
        let filled = viewsWithReadContent()
        return views.intersection(filled).sorted().flatMap { view in
            Axis.allCases.map { AxisPlace(item: view, axis: $0) }.filter { place in
                guard placed.contains(place), let attributes = spoken[place], attributes.count == 1 else {
                    return false
                }
                return attributes.allSatisfy { $0.kind != .size }
            }
        }
    }

    /// Whether a constraint only bounds how far its first item reaches, or how large it is: nothing at all fits, too.
    private func leavesRoom(_ made: MadeConstraint) -> Bool {
        switch made.firstAttribute {
        case .width, .height: made.relation == .lessThanOrEqual && made.target == .none
        case .right, .trailing, .bottom: made.relation == .lessThanOrEqual
        case .left, .leading, .top: made.relation == .greaterThanOrEqual
        default: false
        }
    }

    /// Whether a constraint of what lies in a scroll view is about its content, or asks it to be no larger than that.
    private func saysNothing(of attribute: LayoutAttribute, _ made: MadeConstraint, _ item: ItemID) -> Bool {
        guard context.document.isAncestor(item, of: made.firstItem) else { return false }
        return attribute.kind != .size || made.relation == .greaterThanOrEqual
    }

    /// The views in which something lies, all of it read: an empty one may be waiting for what other code puts into it.
    private func viewsWithReadContent() -> Set<ItemID> {
        let document = context.document
        var filled: Set<ItemID> = []
        var doubtful: Set<ItemID> = []
        for index in document.items.indices {
            guard let parent = document.superview(of: ItemID(index)) else { continue }
            let isRead = document.items[index].unknowns.isDisjoint(with: [.constraints, .parent, .ownConstraints])
            if isRead { filled.insert(parent) } else { doubtful.insert(parent) }
            if Self.lists.contains(document[ItemID(index)].className) { filled.insert(ItemID(index)) }
        }
        for chain in document.chainRecords where chain.isStopped || !isRead(chain.unknown) {
            if let receiver = chain.receiver { doubtful.formUnion(superviews(of: receiver)) }
            for reference in document.references(in: chain.range) {
                if case .item(let item) = reference.symbol { doubtful.formUnion(superviews(of: item)) }
            }
        }
        return filled.subtracting(doubtful)
    }

    /// Of what is known beside a number, it is known which edges it is about.
    private func isRead(_ unknown: UnknownReason?) -> Bool {
        switch unknown {
        case nil, .number: true
        default: false
        }
    }

    /// An item and all that it lies in.
    private func superviews(of item: ItemID) -> [ItemID] {
        var found = [item]
        while found.count < 64, let next = found.last.flatMap({ context.document.superview(of: $0) }) {
            found.append(next)
        }
        return found
    }

    private static func plain(_ attribute: LayoutAttribute) -> LayoutAttribute {
        switch attribute {
        case .leading: .left
        case .trailing: .right
        default: attribute
        }
    }
}
