// What stands at the lower end of a page or box: a text of many lines above it may run under it.

import AutoLayout
import MasonrySemantics

/// Views that end where their superview does and whose upper ends hang on nothing: bars, buttons.
struct BottomBars {
    private let document: LayoutDocument
    /// By superview, in the order of their constraints.
    private var bars: [ItemID: [ItemID]] = [:]
    /// The views that a height of their own keeps from growing with what lies in them.
    private var fixed: Set<ItemID> = []
    /// The edges of each view that are tied to its superview.
    private var edges: [ItemID: Set<LayoutAttribute>] = [:]

    /// Complexity: O(constraints).
    init(_ document: LayoutDocument) {
        self.document = document
        var ends: [(view: ItemID, superview: ItemID)] = []
        var begun: Set<ItemID> = []
        for made in document.constraints {
            let view = made.firstItem
            switch made.firstAttribute {
            case .top, .centerY, .firstBaseline, .lastBaseline: begun.insert(view)
            case .height where made.relation != .greaterThanOrEqual: fixed.insert(view)
            default: break
            }
            guard made.relation == .equal, made.priority == 1000, !made.isStored,
                let superview = document.superview(of: view), case .item(let other, made.firstAttribute) = made.target,
                other == superview || isSystemGuide(other, of: superview)
            else { continue }
            edges[view, default: []].insert(made.firstAttribute)
            if made.firstAttribute == .bottom { ends.append((view, superview)) }
        }
        for (view, superview) in ends where !begun.contains(view) && isShown(view) {
            bars[superview, default: []].append(view)
        }
    }

    /// The bar below a view that begins and ends where its superview does, if that has a height of its own: a page of a
    /// controller, or a box whose height code gives.
    func bar(below view: ItemID) -> ItemID? {
        guard let superview = document.superview(of: view), let own = edges[view],
            own.contains(.left) || own.contains(.leading), own.contains(.right) || own.contains(.trailing),
            document[superview].placement == .controllerView || fixed.contains(superview),
            document[superview].layout.kind == .view
        else { return nil }
        return bars[superview]?.first { $0 != view }
    }

    private func isSystemGuide(_ item: ItemID, of superview: ItemID) -> Bool {
        switch document[item].layout.kind {
        case .safeAreaGuide, .layoutMarginsGuide: document.superview(of: item) == superview
        default: false
        }
    }

    /// Whether it is no background, and no list.
    private func isShown(_ view: ItemID) -> Bool {
        guard let name = document[view].className, name != "UIImageView" else { return false }
        return document[view].layout.kind == .view
            && document[view].unknowns.isDisjoint(with: [.ownConstraints, .laterConstraints, .parent, .removedLater])
    }
}
