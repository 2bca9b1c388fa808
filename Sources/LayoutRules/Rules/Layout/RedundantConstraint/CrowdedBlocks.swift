// Blocks that say enough of one view for something in them to follow from the rest.

import AutoLayout
import MasonrySemantics

/// The blocks outside of the set-up that make three constraints of a view along one axis: fewer never follow from each other
/// without being the same.
struct CrowdedBlocks {
    private struct Place: Hashable {
        var block: BlockID
        var item: ItemID
        var axis: Axis
    }

    private var constraints: Set<MadeConstraintID> = []

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        let document = context.document
        guard document.tree.dialect != .masonry else { return }
        var counts: [Place: Int] = [:]
        func place(_ made: MadeConstraint) -> Place? {
            guard let axis = made.firstAttribute.axis, let chain = made.chain else { return nil }
            return Place(block: document[chain].block, item: made.firstItem, axis: axis)
        }
        for made in document.constraints {
            if let place = place(made) { counts[place, default: 0] += 1 }
        }
        guard counts.values.contains(where: { $0 > 2 }) else { return }
        var ofSetUp: Set<MadeConstraintID> = []
        for scenario in document.scenarios where scenario.name == nil { ofSetUp.formUnion(scenario.active) }
        for (index, made) in document.constraints.enumerated() {
            guard let place = place(made), counts[place, default: 0] > 2 else { continue }
            let id = MadeConstraintID(index)
            if !ofSetUp.contains(id) { constraints.insert(id) }
        }
    }

    /// Whether one of them makes anything in a scenario.
    func isRun(by scenario: Scenario?) -> Bool {
        guard !constraints.isEmpty, let scenario else { return false }
        return scenario.active.contains { constraints.contains($0) }
    }
}
