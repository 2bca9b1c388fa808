// Views of sources that no constraint places along an axis, whatever the sizes around them.

import AutoLayout
import MasonrySemantics

/// Finds views of UIKit whose blocks and constraints by hand are all read and give a position along one axis at most, and along
/// the other one nothing or a bound. Nothing is solved for that, so it also holds in views and cells, of which nobody says
/// where they are shown.
struct UnplacedViews {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// Complexity: O(constraints + tokens).
    func all() -> [(item: ItemID, axes: [Axis])] {
        let document = context.document
        guard document.tree.dialect != .masonry, !document.constraints.isEmpty else { return [] }
        let candidates = document.items.indices.flatMap { index -> [AxisPlace] in
            let item = ItemID(index)
            return missingAxes(of: item).map { AxisPlace(item: item, axis: $0) }
        }
        guard !candidates.isEmpty else { return [] }
        let held = heldFromOutside(Set(candidates))
        let names = Set(candidates.map { document[$0.item].name })
        let mentions = ViewMentions(of: names, in: context)
        var open: [(item: ItemID, axes: [Axis])] = []
        for place in candidates where !held.contains(place) {
            if let last = open.indices.last, open[last].item == place.item {
                open[last].axes.append(place.axis)
            } else if mentions.isOnlyAddedAndConstrained(
                document[place.item].name, within: context.methodOfLocal(place.item)?.range)
            {
                open.append((place.item, [place.axis]))
            }
        }
        return open
    }

    /// The axes along which nothing says where the view lies.
    private func missingAxes(of item: ItemID) -> [Axis] {
        let document = context.document
        let view = document[item]
        let blocks = context.blocksByItem[item]
        let byHand = context.madeByHand[item]
        guard !blocks.isEmpty || !byHand.isEmpty, isPlacedByOthers(view),
            let parent = document.superview(of: item),
            !document.isStackView(parent), isView(item),
            // Where what it is tied to lies does not matter.
            view.unknowns.subtracting(spread(to: view, from: parent)).isSubset(of: [.width, .height]),
            !context.isOpenToSubclasses(item),
            document[parent].parent == .root || document[parent].parent == .unknown
                || document[parent].className?.hasPrefix("UI") == true
        else { return [] }
        var placed: Set<Axis> = []
        for index in blocks {
            let block = document.blocks[index]
            guard block.kind == .make, block.certainty == .certain, !block.isBorrowed, block.distributionAxis == nil,
                document.isInText(block.range), !block.chains.isEmpty
            else { return [] }
            for id in block.chains {
                let chain = document[id]
                switch chain.unknown {
                case nil, .number: break
                default: return []
                }
                // What is kept may go, and come back along its own axis.
                guard !chain.isStopped, !chain.constraints.isEmpty else { return [] }
                for made in chain.constraints {
                    let attribute = document[made].firstAttribute
                    guard let axis = attribute.axis else { return [] }
                    // A bound leaves open where within it the view lies.
                    if attribute.kind != .size, document[made].relation == .equal { placed.insert(axis) }
                }
            }
        }
        for id in byHand {
            guard context.isFirm(byHand: id), let axis = document[id].firstAttribute.axis else { return [] }
            if document[id].firstAttribute.kind != .size, document[id].relation == .equal { placed.insert(axis) }
        }
        return Axis.allCases.filter { !placed.contains($0) }
    }

    /// Whether nothing but the code around a view says where it lies: its class is one of UIKit, or one of the program that
    /// ties no instance to what is around it.
    private func isPlacedByOthers(_ view: DocumentItem) -> Bool {
        guard let className = view.className else { return false }
        return className.hasPrefix("UI") || context.document.classesPlacedByOthers.contains(className)
    }

    /// What a view may have from others that it is tied to, as from a stack view that places what it lies in; of its own its
    /// chains and constraints tell.
    private func spread(to view: DocumentItem, from parent: ItemID) -> DocumentItem.Unknowns {
        let isParents = context.document[parent].unknowns.contains(.constraints)
        return !isParents || view.unknowns.contains(.ownConstraints)
            ? [.numbers, .laterConstraints] : [.numbers, .laterConstraints, .constraints]
    }

    /// Whether an item is a view, and no layout guide.
    private func isView(_ item: ItemID) -> Bool {
        switch context.document[item].layout.kind {
        case .view, .scrollView: true
        default: false
        }
    }

    /// The views that something else than what lies in them is tied to along their axis, themselves or by a view in them.
    private func heldFromOutside(_ places: Set<AxisPlace>) -> Set<AxisPlace> {
        let document = context.document
        var held: Set<AxisPlace> = []
        let followers = Followers(document)
        for (index, made) in document.constraints.enumerated() {
            // Of two views that are as wide as each other, neither says where the other lies.
            guard made.firstAttribute.kind != .size, let axis = made.firstAttribute.axis,
                case .item(let second, _) = made.target
            else { continue }
            if places.contains(AxisPlace(item: second, axis: axis)), followers.hangs(made.firstItem, by: index) {
                continue
            }
            // The views around each end that are of interest, itself included.
            let first = around(made.firstItem, axis, places)
            let other = around(second, axis, places)
            held.formUnion(first.symmetricDifference(other).filter { $0.item != made.firstItem })
        }
        return held
    }

    private func around(_ item: ItemID, _ axis: Axis, _ places: Set<AxisPlace>) -> Set<AxisPlace> {
        var found: Set<AxisPlace> = []
        var view: ItemID? = item
        for _ in 0..<64 {
            guard let current = view else { break }
            let place = AxisPlace(item: current, axis: axis)
            if places.contains(place) { found.insert(place) }
            view = context.document.superview(of: current)
        }
        return found
    }
}
