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

    static func check(_ context: RuleContext) -> [Report] {
        context.document.expectations.compactMap { expectation in
            let entries = context.solved.filter { concerns($0, expectation, in: context.document) }
            var failures: [(entry: SolvedScenario, verdict: Verdict)] = []
            for entry in entries {
                let verdict = ExpectationReading(entry: entry).verdict(of: expectation)
                if verdict != .holds { failures.append((entry, verdict)) }
            }
            guard let first = failures.first else { return nil }
            return report(expectation, first.entry, first.verdict, failures.count, of: entries.count, context)
        }
    }

    private static func concerns(
        _ entry: SolvedScenario, _ expectation: Expectation, in document: LayoutDocument
    ) -> Bool {
        guard document.scenarios.indices.contains(entry.scenario) else { return false }
        if let screen = expectation.screen, screen != entry.screen { return false }
        let scenario = document.scenarios[entry.scenario]
        guard let state = expectation.state else { return scenario.name == nil }
        return document.states.indices.contains(state) && scenario.name == document.states[state].name
    }

    private static func report(
        _ expectation: Expectation, _ entry: SolvedScenario, _ verdict: Verdict, _ failed: Int, of count: Int,
        _ context: RuleContext
    ) -> Report {
        let screen = context.screenName(entry.screen)
        let place: Phrase
        switch context.scenarioName(entry.scenario) {
        case let state?: place = "on \(screen) in \(state)"
        case nil: place = "on \(screen)"
        }
        let more: Phrase? = failed > 1 ? "It fails on \(failed) of \(count) screens." : nil
        let message: Phrase
        switch verdict {
        case .holds, .fails: message = "This does not hold \(place): \(verdict.comparison)."
        case .ambiguous(let item, let attribute):
            let name = context.document.name(of: item) + "." + attribute.name
            message = "This cannot be decided \(place): the constraints leave `\(name)` free."
        case .undecidable: message = "This cannot be decided \(place): something in it is not known."
        }
        var report = Report(expectation.range, .sentences([message, more]))
        report.screen = failed == context.document.screens.count ? nil : screen
        report.scenario = context.scenarioName(entry.scenario)
        return report
    }
}
