// Opposite edges made by one chain.

import AutoLayout
import MasonrySemantics

/// The pairs of opposite edges.
enum EdgePair {
    static let all: [(LayoutAttribute, LayoutAttribute)] = [(.left, .right), (.leading, .trailing), (.top, .bottom)]
}

extension RuleContext {
    /// The equations that `chain` makes for two opposite edges, related to one item.
    func equalPair(
        _ near: LayoutAttribute, _ far: LayoutAttribute, of chain: Chain
    ) -> (near: MadeConstraint, far: MadeConstraint, item: ItemID)? {
        let made = chain.constraints.map { document[$0] }
        guard let first = made.first(where: { $0.firstAttribute == near && $0.relation == .equal }),
            let second = made.first(where: { $0.firstAttribute == far && $0.relation == .equal }),
            case .item(let item, _) = first.target, case .item(item, _) = second.target,
            first.firstItem == second.firstItem
        else { return nil }
        return (first, second, item)
    }
}
