// Solves all scenarios of a document on all screens; here an incremental engine takes the place of the plain one.

import AutoLayout
import MasonrySemantics

extension LayoutDocument {
    /// Every scenario on every screen, in order. A layout that `previous` has solved is not solved again.
    func solve(reusing previous: [SolvedScenario]) -> [SolvedScenario] {
        var result: [SolvedScenario] = []
        result.reserveCapacity(scenarios.count * screens.count)
        for (scenario, record) in scenarios.enumerated() {
            for (screen, entry) in screens.enumerated() {
                let lowered = lower(record, on: entry.screen)
                let solution = known(lowered, at: result.count, in: previous) ?? lowered.layout.solve()
                result.append(
                    SolvedScenario(scenario: scenario, screen: screen, lowered: lowered, solution: solution))
            }
        }
        return result
    }

    /// The solution of the same layout at the same place of the version before.
    private func known(
        _ lowered: ScenarioLayout, at index: Int, in previous: [SolvedScenario]
    ) -> LayoutSolution? {
        guard previous.indices.contains(index), previous[index].lowered.layout == lowered.layout else { return nil }
        return previous[index].solution
    }
}
