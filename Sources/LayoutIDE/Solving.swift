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
            var last: (engine: LayoutEngine?, isRebuilt: Bool) = (nil, false)
            for (screen, entry) in screens.enumerated() {
                lowered.layout.screen = entry.screen
                let known = previous.indices.contains(result.count) ? previous[result.count] : nil
                if let engine = known?.engine { lowered.layout.shareEqualParts(of: engine.layout) }
                if let known, let engine = known.engine, engine.layout == lowered.layout {
                    var same = known
                    same.scenario = scenario
                    same.screen = screen
                    same.lowered = lowered
                    result.append(same)
                    last = (engine, false)
                    continue
                }
                // An engine that was rebuilt has these constraints already, on another screen.
                var engine = last.isRebuilt ? last.engine : known?.engine ?? last.engine
                let isRebuilt = engine.update(to: lowered.layout)
                guard let engine else { continue }
                last = (engine, last.isRebuilt || isRebuilt)
                result.append(solved(lowered, by: engine, scenario, screen))
            }
        }
        return result
    }

    private func solved(
        _ lowered: ScenarioLayout, by engine: LayoutEngine, _ scenario: Int, _ screen: Int
    ) -> SolvedScenario {
        var result = SolvedScenario(
            scenario: scenario, screen: screen, lowered: lowered, solution: engine.solution(), engine: engine)
        // What the rule asks for, here because it holds as long as the layout does.
        if tree.dialect == .masonry, screen == 0 { result.redundant = engine.redundantConstraints() }
        return result
    }
}

extension LayoutEngine? {
    /// Makes it an engine for `layout` that takes over what it has solved. Returns whether that was nothing.
    fileprivate mutating func update(to layout: Layout) -> Bool {
        guard let isRebuilt = self?.update(to: layout) else {
            self = LayoutEngine(layout)
            return true
        }
        return isRebuilt
    }
}
