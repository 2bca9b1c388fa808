// The outcome of every `expect` line on every screen, passed ones included: a report of layout tests.

import AutoLayout
import LayoutRules
import MasonrySemantics
import SourceText

/// One `expect` line on one screen.
package struct ExpectationOutcome: Sendable, Hashable {
    /// The whole line.
    package var range: TextRange
    package var screen: String
    /// nil: the base.
    package var state: String?
    /// Why it failed, `80 == 64` or a reason; nil where it holds.
    package var failure: String?
}

extension Analysis {
    /// In written order, and for each line in the order of the screens.
    package func expectationOutcomes() -> [ExpectationOutcome] {
        document.expectations.flatMap { expectation in
            solved.filter { document.applies(expectation, to: $0) }.map { outcome(of: expectation, on: $0) }
        }
    }

    private func outcome(of expectation: Expectation, on entry: SolvedScenario) -> ExpectationOutcome {
        let language = configuration.language
        let failure: String?
        switch expectation.evaluate(in: document, over: entry) {
        case .holds: failure = nil
        case .fails(let left, let right):
            let comparison = "\(Self.text(left)) \(expectation.relation.symbol) \(Self.text(right))"
            failure = language.say("\(comparison) does not hold", "\(comparison) 不成立")
        case .undecidable(let reason):
            let why = reason.phrase.text(in: language)
            failure = language.say("cannot be decided: \(why)", "无法判定：\(why)")
        }
        let screens = document.screens
        return ExpectationOutcome(
            range: expectation.range,
            screen: screens.indices.contains(entry.screen) ? screens[entry.screen].screen.name : "",
            state: expectation.state.flatMap { document.states.indices.contains($0) ? document.states[$0].name : nil },
            failure: failure)
    }

    private static func text(_ values: [Double]) -> String {
        values.count == 1 ? values.map(\.inPoints).joined() : "(" + values.map(\.inPoints).joined(separator: ", ") + ")"
    }
}
