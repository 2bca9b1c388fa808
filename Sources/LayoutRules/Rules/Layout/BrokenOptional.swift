// The rule about optional constraints that do not hold.

import AutoLayout
import MasonrySemantics

enum BrokenOptional: Rule {
    static let id: RuleID = "broken-optional"
    static let severity = Severity.information
    static let library = RuleLibrary.layout
    static let title: Phrase = "An optional constraint does not hold"
    static let documentation = """
        # broken-optional

        A constraint with a priority below 1000 does not hold in the solution, because constraints of higher priority
        forbid it, or because others of the same priority outweigh it.

        ## At run time
        Nothing is logged: this is what priorities are for. It is worth knowing when the constraint was meant to win.

        ## What to do
        Nothing, if it is a fallback. Otherwise raise its priority, or lower that of the constraints in its way. Such a
        constraint still pulls: the attribute comes as near to it as the higher ones allow.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.bottom.left.equalTo(root)
            make.width.mas_equalTo(100)
            make.width.mas_equalTo(150).priorityHigh()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[broken-optional]: off by 50
        }
        ```
        ## Good
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.bottom.left.equalTo(root)
            make.width.mas_lessThanOrEqualTo(200)
            make.width.mas_equalTo(150).priorityHigh()
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        var failures: [MadeConstraintID: Failure] = [:]
        var order: [MadeConstraintID] = []
        for entry in context.solved {
            for (index, violation) in entry.solution.violations.enumerated() where violation > 0.001 {
                guard entry.lowered.constraints.indices.contains(index),
                    entry.lowered.layout.constraints.indices.contains(index),
                    !entry.lowered.layout.constraints[index].priority.isRequired
                else { continue }
                let id = entry.lowered.constraints[index]
                guard context.document.items(of: id).allSatisfy(context.reliability.isReliable) else { continue }
                if failures[id] == nil { order.append(id) }
                failures[id, default: Failure(scenario: entry.scenario)].add(entry, violation)
            }
        }
        return order.compactMap { id in failures[id].map { report(id, $0, context) } }
    }

    /// Where one constraint does not hold, and by how much.
    private struct Failure {
        var scenario: Int
        var screens: [Int] = []
        var least = Double.infinity
        var most = 0.0

        init(scenario: Int) { self.scenario = scenario }

        mutating func add(_ entry: SolvedScenario, _ violation: Double) {
            guard entry.scenario == scenario else { return }
            screens.append(entry.screen)
            least = min(least, violation)
            most = max(most, violation)
        }
    }

    private static func report(_ id: MadeConstraintID, _ failure: Failure, _ context: RuleContext) -> Report {
        let text = context.document.text(of: id, in: context.scenario(failure.scenario))
        let amount: Phrase =
            failure.most - failure.least < 0.001
            ? "`\(text)` does not hold: it is off by \(failure.most) pt."
            : "`\(text)` does not hold: it is off by \(failure.least) to \(failure.most) pt."
        let isEverywhere = failure.screens.count == context.document.screens.count
        let names = failure.screens.map(context.screenName)
        let screens: Phrase? = isEverywhere ? nil : "This is so on \(.codeList(names)), not on the other screens."
        let advice: Phrase = "Constraints of a priority at least as high forbid it; raise this one if it should win."
        var report = Report(context.place(of: id), .sentences([amount, screens, advice]))
        report.scenario = context.scenarioName(failure.scenario)
        report.screen = isEverywhere ? nil : names.joined(separator: ", ")
        return report
    }
}
