// Who is whose superview, and which view holds a constraint.

import AutoLayout
import MasonrySyntax
import SourceText

extension DocumentItem.Parent {
    /// What code that asks for it gets; nil where that is not known.
    var value: Value? { if case .item(let parent) = self { .item(parent) } else { nil } }
}

extension Evaluator {
    /// The view an item stands for in the hierarchy: a guide's owner, or the view itself.
    mutating func viewOf(_ item: ItemID) -> ItemID {
        switch document[item].layout.kind {
        case .view, .scrollView: return item
        default:
            if case .item(let owner) = document[item].parent { return owner }
            return item
        }
    }

    /// Where a search for a common superview ends.
    enum CommonSuperview: Equatable {
        case item(ItemID)
        /// The two stand in trees that are certainly different.
        case none
        case unknown
    }

    /// The closest view that both stand below or are; depths are walked, so it costs the height of the tree.
    mutating func commonSuperview(_ first: ItemID, _ second: ItemID) -> CommonSuperview {
        let (left, leftKnown) = ancestors(of: viewOf(first))
        let (right, rightKnown) = ancestors(of: viewOf(second))
        var result: ItemID?
        for (one, other) in zip(left.reversed(), right.reversed()) {
            guard one == other else { break }
            result = one
        }
        if let result { return .item(result) }
        return leftKnown && rightKnown ? .none : .unknown
    }

    /// The item and its superviews up to the root, and whether the root is really one.
    private mutating func ancestors(of item: ItemID) -> (items: [ItemID], isKnown: Bool) {
        var result = [item]
        var current = item
        while result.count <= document.items.count {
            switch document[current].parent {
            case .root: return (result, !isLaidOutElsewhere(current))
            case .unknown: return (result, false)
            case .item(let parent):
                result.append(parent)
                current = parent
            }
        }
        return (result, false)
    }

    /// The view that a constraint is installed on; nil where there certainly is none, an inner nil where unknown.
    mutating func holder(of made: MadeConstraint) -> (item: ItemID?, Void)? {
        switch made.target {
        case .unknown: return (nil, ())
        case .none: return (viewOf(made.firstItem), ())
        case .item(let second, _):
            let first = viewOf(made.firstItem)
            let other = viewOf(second)
            if first == other { return (first, ()) }
            // The two cases that nearly all constraints are.
            if document[first].parent == .item(other) { return (other, ()) }
            if case .item(let parent) = document[first].parent, document[other].parent == .item(parent) {
                return (parent, ())
            }
            switch commonSuperview(first, other) {
            case .item(let item): return (item, ())
            case .unknown: return (nil, ())
            case .none: return nil
            }
        }
    }

    /// The superview of an item; of a guide its owner.
    mutating func superview(of item: ItemID) -> DocumentItem.Parent {
        isLaidOutElsewhere(item) ? .unknown : document[item].parent
    }

    /// Whether an item without a superview here has one all the same: `self` of a view and the `view` of a controller
    /// are added by whoever shows them.
    private mutating func isLaidOutElsewhere(_ item: ItemID) -> Bool {
        document[item].parent == .root && facts.fixedParents.contains(item)
    }

    /// `addSubview`: a view that would become its own ancestor stays where it is.
    mutating func add(_ child: ItemID, to parent: ItemID) {
        if isInClass { runtime.added.insert(child) }
        switch hierarchy {
        case .live: break
        case .collecting:
            let earlier = noted.adds[child] ?? []
            guard earlier.last != parent else { return }
            let hasMoved = !earlier.isEmpty && isSettingUp && isLoose(child)
            noted.adds[child] = hasMoved ? [parent] : earlier + [parent]
            return
        case .replaying: return
        }
        guard child != parent, !ancestors(of: parent).items.contains(child) else { return }
        if document[child].parent != .root, document[child].parent != .item(parent) { leaveSuperview(child) }
        document.items[child.index].parent = .item(parent)
        document.items[child.index].unknowns.remove(.parent)
        document.items[child.index].unknowns.remove(.rootSize)
    }

    /// Whether a view of the running class has a superview by now; nil where that is not known. What a class asks before it adds
    /// its own views (`if label.superview == nil`) has one answer when it is set up.
    mutating func hasSuperview(_ item: ItemID) -> Bool? {
        guard isSettingUp, !facts.fixedParents.contains(item), !facts.addedElsewhere.contains(item),
            let declaration = document[item].declaration, composition.isOwn(declaration)
        else { return nil }
        return runtime.added.contains(item)
    }

    /// `removeFromSuperview`: UIKit drops the constraints that lead out of the subtree.
    mutating func removeFromSuperview(_ item: ItemID) {
        if case .item(let parent) = document[item].parent { forgetStack(parent, butFor: .item(item)) }
        runtime.added.remove(item)
        guard case .live = hierarchy else {
            let isLater = classContext?.inlining == ClassContext.Inlining.none
            document.items[item.index].unknowns.insert(isLater ? .laterConstraints : .constraints)
            dispute(allOf: item)
            // The constraints that lead out of it go, whoever adds it again.
            if isLater, frame.certainty == .certain {
                leaveSuperview(item)
            } else if isLater {
                document.items[item.index].unknowns.insert(.removedLater)
            }
            return
        }
        leaveSuperview(item)
        document.items[item.index].parent = .root
        document.items[item.index].unknowns.insert(.rootSize)
    }

    private mutating func leaveSuperview(_ item: ItemID) {
        for id in runtime.store.active where leadsOut(id, of: item) { runtime.store.deactivate(id) }
    }

    /// Whether a view has no constraints and no subviews yet while the hierarchy is collected: one that moves leaves nothing
    /// behind then. Complexity: O(constraints + views), for the few views that are added twice.
    private mutating func isLoose(_ item: ItemID) -> Bool {
        for id in runtime.store.active {
            let made = document[id]
            if viewOf(made.firstItem) == item { return false }
            if case .item(let second, _) = made.target, viewOf(second) == item { return false }
        }
        return !noted.adds.values.contains { $0.contains(item) }
    }

    private mutating func leadsOut(_ id: MadeConstraintID, of subtree: ItemID) -> Bool {
        let made = document[id]
        guard case .item(let second, _) = made.target else { return false }
        return isInside(made.firstItem, subtree) != isInside(second, subtree)
    }

    mutating func isInside(_ item: ItemID, _ subtree: ItemID) -> Bool {
        ancestors(of: viewOf(item)).items.contains(subtree)
    }
}
