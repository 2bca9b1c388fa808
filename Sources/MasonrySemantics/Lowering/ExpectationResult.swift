// Deciding an `expect` line on a solved scenario.

import AutoLayout

/// What came of an expectation on one screen.
package enum ExpectationResult: Sendable, Equatable {
    case holds(left: [Double], right: [Double])
    case fails(left: [Double], right: [Double])
    /// An attribute in it is not determined; the reason names it.
    case undecidable(UndeterminedReason)
}

extension LayoutDocument {
    /// Whether `expectation` asks about this scenario on this screen.
    package func applies(_ expectation: Expectation, to solved: SolvedScenario) -> Bool {
        if let screen = expectation.screen, screen != solved.screen { return false }
        // The base comes first, then the states in their order.
        return solved.scenario == (expectation.state ?? -1) + 1
    }
}

extension Expectation {
    /// Compares both sides in the coordinates of the root.
    package func evaluate(in document: LayoutDocument, over solved: SolvedScenario) -> ExpectationResult {
        let reader = SolutionReader(document: document, solved: solved)
        switch (reader.values(of: left), reader.values(of: right)) {
        case (.undetermined(let reason), _), (_, .undetermined(let reason)):
            return .undecidable(reason)
        case (.values(let left), .values(let right)):
            let holds = left.count == right.count && zip(left, right).allSatisfy { compare($0, $1) }
            return holds ? .holds(left: left, right: right) : .fails(left: left, right: right)
        }
    }

    private func compare(_ left: Double, _ right: Double) -> Bool {
        switch relation {
        case .equal: abs(left - right) <= tolerance
        case .notEqual: abs(left - right) > tolerance
        case .less: left < right + tolerance
        case .lessOrEqual: left <= right + tolerance
        case .greater: left > right - tolerance
        case .greaterOrEqual: left >= right - tolerance
        }
    }
}
