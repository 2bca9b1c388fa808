// The layouts as they are shown: in sources with what is usual where the file says nothing.

import AutoLayout
import MasonrySemantics

extension Analysis {
    /// As `solved`, entry by entry, with cells as high as their content and content views as large as their cells. No
    /// finding may rest on it.
    var shown: [SolvedScenario] {
        guard document.items.indices.contains(where: { document.items[$0].placement == .cell }) else { return solved }
        return solved.map(shown)
    }

    /// The same for one entry of `solved`.
    func shown(_ entry: SolvedScenario) -> SolvedScenario {
        let isAssumed = entry.lowered.items.contains { document[$0].placement == .cell }
        guard isAssumed, document.scenarios.indices.contains(entry.scenario),
            document.screens.indices.contains(entry.screen)
        else { return entry }
        let screen = document.screens[entry.screen].screen
        let lowered = document.lower(document.scenarios[entry.scenario], on: screen, for: .display)
        let engine = LayoutEngine(lowered.layout)
        return SolvedScenario(
            scenario: entry.scenario, screen: entry.screen, lowered: lowered, solution: engine.solution(),
            engine: engine)
    }
}
