// One layout with other numbers, solved from where it was solved before.

import AutoLayout
import MasonrySemantics

/// One layout solved with one set of numbers after the other, each from where the one before ended.
struct VaryingLayout: Sendable {
    private var engine: LayoutEngine?

    mutating func solution(_ layout: Layout) -> LayoutSolution {
        updated(to: layout) { $0.solutionWithoutRepairs() }
    }

    /// The frames alone.
    /// - Parameter keepingBroken: whether the constraints that the last layout broke stay broken.
    mutating func frames(_ layout: Layout, keepingBroken: Bool = false) -> LayoutFrames {
        updated(to: layout, keepingBroken: keepingBroken) { $0.foundFrames() }
    }

    private mutating func updated<Answer>(
        to layout: Layout, keepingBroken: Bool = false, _ answer: (LayoutEngine) -> Answer
    ) -> Answer {
        // Taken out, so that it is changed where it lies.
        var current: LayoutEngine
        if let before = engine.take() {
            current = before
            current.keepsBrokenConstraints = keepingBroken
            current.update(to: layout)
        } else {
            current = LayoutEngine(layout)
        }
        defer { engine = current }
        return answer(current)
    }
}

extension SolvedScenario {
    /// Where required constraints conflict, which of them gives way is for the system to choose: the same with the last but
    /// one broken in the place of the last. nil where none conflict.
    var withAnotherBroken: SolvedScenario? {
        guard !solution.conflicts.isEmpty else { return nil }
        var layout = lowered.layout
        for conflict in solution.conflicts {
            let members = conflict.members.compactMap { source -> ConstraintID? in
                if case .constraint(let id) = source { id } else { nil }
            }
            guard let other = members.last(where: { $0 != conflict.broken }),
                layout.constraints.indices.contains(other.index)
            else { continue }
            // Too weak to have a say, and still in its place.
            layout.constraints[other.index].priority = 1
        }
        return SolvedScenario(
            scenario: scenario, screen: screen, lowered: lowered,
            solution: LayoutEngine(layout).solutionWithoutRepairs())
    }
}
