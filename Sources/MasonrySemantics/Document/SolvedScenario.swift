// A scenario with its solution on one screen: what layout rules, hovers, expectations and pictures read.

import AutoLayout

/// One scenario on one screen, solved.
package struct SolvedScenario: Sendable {
    /// Index in `LayoutDocument.scenarios`.
    package var scenario: Int
    /// Index in `LayoutDocument.screens`.
    package var screen: Int
    package var lowered: LoweredScenario
    package var solution: LayoutSolution
    /// The engine that found the solution, for explanations and for the next version of the text.
    package var engine: LayoutEngine?
    /// The constraints whose removal would change nothing, where somebody will ask for them; else nil.
    package var redundant: [RedundantConstraint]?

    package init(
        scenario: Int, screen: Int, lowered: LoweredScenario, solution: LayoutSolution, engine: LayoutEngine? = nil
    ) {
        self.scenario = scenario
        self.screen = screen
        self.lowered = lowered
        self.solution = solution
        self.engine = engine
    }
}
