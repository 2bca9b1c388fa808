// Solves all scenarios of a document on all screens, starting from what the version before has solved.

import AutoLayout
import MasonrySemantics

extension LayoutDocument {
    /// Puts every scenario on every screen, in order, in the place of what the version before has solved. A layout that
    /// was solved is not solved again, and one that differs only in numbers is solved from there; the result is the same
    /// as from an empty list.
    func solve(_ solved: inout [SolvedScenario]) {
        var count = 0
        for (scenario, record) in scenarios.enumerated() {
            guard let first = screens.first else { break }
            // A lowered scenario is the same on all screens, the screen aside.
            var lowered = lower(record, on: first.screen)
            // An engine that was rebuilt has these constraints already, on another screen.
            var rebuilt: LayoutEngine?
            for (screen, entry) in screens.enumerated() {
                lowered.layout.screen = entry.screen
                if count == solved.count {
                    solved.append(SolvedScenario(self, lowered, on: screen, of: scenario, from: &rebuilt))
                } else if solved[count].isStill(&lowered.layout) {
                    solved[count].lowered = lowered
                    solved[count].scenario = scenario
                    solved[count].screen = screen
                    solved[count].findRedundant(in: self)
                } else {
                    // Taken out, so that it is changed where it lies.
                    let before = solved[count].engine.take()
                    solved[count] = SolvedScenario(
                        self, lowered, on: screen, of: scenario, from: &rebuilt, before)
                }
                count += 1
            }
        }
        solved.removeLast(solved.count - count)
    }
}

extension SolvedScenario {
    /// Whether `layout` is the one that was solved. What of it is the same is then shared, so that comparing it on the
    /// next screen costs nothing.
    fileprivate func isStill(_ layout: inout Layout) -> Bool {
        guard let engine else { return false }
        layout.shareEqualParts(of: engine.layout)
        return engine.layout == layout
    }

    /// Solves a lowered scenario.
    /// - Parameters:
    ///   - rebuilt: an engine with the same constraints; the new one, if that had to be rebuilt.
    ///   - engine: one that has solved something similar, used where there is no `rebuilt`.
    fileprivate init(
        _ document: LayoutDocument, _ lowered: LoweredScenario, on screen: Int, of scenario: Int,
        from rebuilt: inout LayoutEngine?, _ engine: consuming LayoutEngine? = nil
    ) {
        var found: LayoutEngine
        if let rebuilt {
            found = rebuilt
            found.update(to: lowered.layout)
        } else if let engine {
            found = engine
            if found.update(to: lowered.layout) { rebuilt = found }
        } else {
            found = LayoutEngine(lowered.layout)
            rebuilt = found
        }
        self.init(
            scenario: scenario, screen: screen, lowered: lowered, solution: found.solution(), engine: found)
        findRedundant(in: document)
    }

    /// What the rule asks for on the first screen, here because it holds as long as the layout does.
    fileprivate mutating func findRedundant(in document: LayoutDocument) {
        guard document.tree.dialect == .masonry, screen == 0 else { return redundant = nil }
        if redundant == nil { redundant = engine?.redundantConstraints() }
    }
}
