// Optional constraints that do not hold, each once, with what forbids them.

import AutoLayout
import MasonrySemantics

/// One optional constraint and the screens on which it does not hold.
struct OptionalFailure: Sendable {
    var constraint: MadeConstraintID
    var scenario: Int
    var screens: [Int] = []
    var least = Double.infinity
    var most = 0.0
    /// The written constraints that forbid it on the first of the screens.
    var forbiddenBy: [MadeConstraintID] = []
    /// Those of its own priority that pull the other way; empty where higher ones forbid it.
    var competitors: [MadeConstraintID] = []

    /// An explanation costs a solve; a file with more failures than this has the others without one.
    private static let explanationLimit = 48
    /// How many constraints those solves may have together: in a large layout only the first failures are explained.
    private static let explainedConstraints = 48_000

    static func all(
        in solved: [SolvedScenario], of document: LayoutDocument, reliability: Reliability
    ) -> [OptionalFailure] {
        var failures: [OptionalFailure] = []
        var indices: [MadeConstraintID: Int] = [:]
        var constraintsLeft = explainedConstraints
        for index in solved.indices where solved[index].solution.violations.contains(where: { $0 > 0.001 }) {
            let entry = solved[index]
            for (index, violation) in entry.solution.violations.enumerated() where violation > 0.001 {
                guard entry.lowered.constraints.indices.contains(index),
                    entry.lowered.layout.constraints.indices.contains(index),
                    !entry.lowered.layout.constraints[index].priority.isRequired
                else { continue }
                let id = entry.lowered.constraints[index]
                guard document.items(of: id).allSatisfy(reliability.isReliable) else { continue }
                if let known = indices[id] {
                    failures[known].add(entry, violation)
                    continue
                }
                var failure = OptionalFailure(constraint: id, scenario: entry.scenario)
                failure.add(entry, violation)
                if failures.count < explanationLimit, constraintsLeft > 0 {
                    failure.explain(ConstraintID(index), entry)
                    constraintsLeft -= entry.lowered.layout.constraints.count
                }
                indices[id] = failures.count
                failures.append(failure)
            }
        }
        return failures
    }

    private init(constraint: MadeConstraintID, scenario: Int) {
        self.constraint = constraint
        self.scenario = scenario
    }

    private mutating func add(_ entry: SolvedScenario, _ violation: Double) {
        guard entry.scenario == scenario else { return }
        screens.append(entry.screen)
        least = min(least, violation)
        most = max(most, violation)
    }

    private mutating func explain(_ id: ConstraintID, _ entry: SolvedScenario) {
        guard let engine = entry.engine, let broken = engine.explainBroken(id) else { return }
        let layout = entry.lowered.layout
        for case .constraint(let other) in broken.forbiddenBy
        where entry.lowered.constraints.indices.contains(other.index) {
            let made = entry.lowered.constraints[other.index]
            forbiddenBy.append(made)
            if broken.kind == .samePriority,
                layout.constraints[other.index].priority == layout.constraints[id.index].priority
            {
                competitors.append(made)
            }
        }
    }
}
