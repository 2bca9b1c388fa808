// The safe areas of views of which nobody says where on the screen they are: of how much of it reaches into a controller's
// view the screen and its bars decide, of all others their place.

import AutoLayout

extension LayoutDocument {
    /// Parts the safe area guides of other views from their edges by what is known, or else by made-up insets.
    func placeSafeAreas(_ screen: Screen, _ probe: DisplayProbe, _ result: inout DisplayLayout) {
        var known: Set<MadeUp> = []
        for index in result.lowered.layout.items.indices
        where result.lowered.layout.items[index].kind == .safeAreaGuide {
            guard let owner = result.lowered.layout.items[index].parent,
                result.lowered.items.indices.contains(owner.index), let place = safeArea(around: owner, result)
            else { continue }
            result.lowered.layout.items[index].kind = .guide
            for edge in SafeAreaEdge.allCases {
                var inset = 0.0
                switch place {
                case .given(let insets): inset = edge.inset(insets)
                case .unknown where edge.inset(screen.safeArea) == 0: break
                case .unknown:
                    let madeUp = MadeUp.safeArea(result.lowered.items[owner.index], edge)
                    if known.insert(madeUp).inserted { result.madeUp.append(madeUp) }
                    inset = probe.length(madeUp)
                }
                // Of a view without room for its insets nothing is left.
                let isStart = edge == .top || edge == .left
                result.pin(
                    index, edge.attribute, to: owner, isStart ? inset : -inset,
                    priority: isStart ? .required : Self.unreadPriority)
            }
        }
    }

    private enum Place {
        case given(EdgeInsets)
        case unknown
    }

    /// How much of the safe area reaches into a view; nil where the screen says it.
    private func safeArea(around owner: ItemID, _ result: DisplayLayout) -> Place? {
        var root = owner.index
        while let parent = result.lowered.layout.items[root].parent?.index, parent < root { root = parent }
        guard result.lowered.items.indices.contains(root) else { return nil }
        let id = result.lowered.items[root]
        guard result.lowered.layout.items[root].rootPlacement != .exact else { return nil }
        switch items[id.index].placement {
        case .controllerView where !viewsSizedByOthers.contains(id): return nil
        // Cells move below bars; while one does, its content does not.
        case .cell: return .given(.zero)
        case .none, .contentView, .controllerView:
            guard let instance = instanceSizes[id] else { return .unknown }
            if instance.fillsController { return nil }
            guard let insets = instance.safeArea else { return .unknown }
            return insets == .zero || root == owner.index ? .given(insets) : .unknown
        }
    }
}

/// One edge of a view, from which its safe area may begin further inside.
package enum SafeAreaEdge: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right

    var attribute: LayoutAttribute {
        switch self {
        case .top: .top
        case .left: .left
        case .bottom: .bottom
        case .right: .right
        }
    }

    func inset(_ insets: EdgeInsets) -> Double {
        switch self {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        }
    }
}
