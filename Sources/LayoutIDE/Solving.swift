// Solves all scenarios of a document on all screens, starting from what the version before has solved.

import AutoLayout
import MasonrySemantics

extension LayoutDocument {
    /// Every scenario on every screen, in order. A layout that `previous` has solved is not solved again, and one that
    /// differs only in numbers is solved from there; the result is the same as without `previous`.
    func solve(reusing previous: [SolvedScenario]) -> [SolvedScenario] {
        var result: [SolvedScenario] = []
        result.reserveCapacity(scenarios.count * screens.count)
        for (scenario, record) in scenarios.enumerated() {
            guard let first = screens.first else { break }
            // A lowered scenario is the same on all screens, the screen aside.
            var lowered = lower(record, on: first.screen)
            var last: LayoutEngine?
            for (screen, entry) in screens.enumerated() {
                lowered.layout.screen = entry.screen
                let known = previous.indices.contains(result.count) ? previous[result.count] : nil
                let solved: SolvedScenario
                if let known, let engine = known.engine, engine.layout == lowered.layout {
                    solved = SolvedScenario(
                        scenario: scenario, screen: screen, lowered: lowered, solution: known.solution, engine: engine)
                } else {
                    let engine = (known?.engine ?? last).updated(to: lowered.layout)
                    solved = SolvedScenario(
                        scenario: scenario, screen: screen, lowered: lowered, solution: engine.solution(),
                        engine: engine)
                }
                last = solved.engine
                result.append(solved)
            }
        }
        return result
    }
}

extension LayoutEngine? {
    /// An engine for `layout` that takes over what this one has solved.
    fileprivate func updated(to layout: Layout) -> LayoutEngine {
        guard var engine = self else { return LayoutEngine(layout) }
        engine.update(to: layout)
        return engine
    }
}
