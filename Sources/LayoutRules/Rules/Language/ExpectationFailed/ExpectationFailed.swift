// The rule about `expect` lines that do not hold.

import AutoLayout
import MasonrySemantics
import SourceText

enum ExpectationFailed: Rule {
    static let id: RuleID = "expectation-failed"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let title: Phrase = "An expectation does not hold"
    static let documentation = """
        # expectation-failed

        An `expect` line says something of the solved layout that is not so, on the screens and in the state it is
        about. Coordinates are the root's; half a point is tolerated unless the line says otherwise (`± 2`). An
        expectation about an attribute that the constraints leave free fails too: it could come out either way.

        ## What to do
        Correct the layout, or the expectation if that is what is wrong. What holds only on one screen or in one state says
        so: `on "Phone"`, `in expanded`.

        ## Bad
        ```masonry
        screen "Phone" 300 x 600
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root).offset(10)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        expect a.width == 120
        //<- error[expectation-failed]: 100 == 120
        expect a.frame == (10, 10, 100, 60)
        //<- error[expectation-failed]: (10, 10, 100, 50) == (10, 10, 100, 60)
        ```
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root).offset(10)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        expect a.frame == (10, 10, 100, 50)
        expect a.right <= root.right - 10 on "Phone"
        ```
        """

    /// One expectation that does not hold on one screen.
    private struct Failure {
        var entry: SolvedScenario
        var result: ExpectationResult
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.document.expectations.compactMap { expectation in
            var failures: [Failure] = []
            for entry in context.solved where context.document.applies(expectation, to: entry) {
                let result = expectation.evaluate(in: context.document, over: entry)
                if case .holds = result { continue }
                failures.append(Failure(entry: entry, result: result))
            }
            return report(expectation, failures, context)
        }
    }

    private static func report(_ expectation: Expectation, _ failures: [Failure], _ context: RuleContext)
        -> FindingDraft?
    {
        guard let first = failures.first else { return nil }
        let screen = context.screenName(first.entry.screen)
        let state = context.scenarioName(first.entry.scenario)
        let place: Phrase
        if let state { place = "on \(screen) in \(state)" } else { place = "on \(screen)" }
        let message: Phrase
        switch first.result {
        case .holds(let left, let right), .fails(let left, let right):
            let comparison = "\(text(left)) \(expectation.relation.symbol) \(text(right))"
            message = "This does not hold \(place): \(comparison)."
        case .undecidable(let reason): message = "This cannot be decided \(place): \(reason.phrase)."
        }
        let count = context.document.screens.count
        let isEverywhere = expectation.screen != nil || failures.count == count
        let more: Phrase? =
            failures.count > 1 && !isEverywhere ? "It fails on \(failures.count) of \(count) screens." : nil
        var report = FindingDraft(expectation.range, .sentences([message, more]))
        report.screen = isEverywhere && expectation.screen == nil ? nil : screen
        report.scenario = state
        return report
    }

    private static func text(_ values: [Double]) -> String {
        values.count == 1 ? values.map(\.inPoints).joined() : "(" + values.map(\.inPoints).joined(separator: ", ") + ")"
    }
}

extension Expectation.Relation {
    package var symbol: String {
        switch self {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        }
    }
}
