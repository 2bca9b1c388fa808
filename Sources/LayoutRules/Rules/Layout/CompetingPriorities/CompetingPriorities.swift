// The rule about optional constraints of equal priority that exclude each other.

import MasonrySemantics
import SourceText

enum CompetingPriorities: Rule {
    static let id: RuleID = "competing-priorities"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "Optional constraints of the same priority conflict"
    static let documentation = """
        # competing-priorities

        Optional constraints of the same priority cannot all hold, and nothing of higher priority decides between them.

        ## At run time
        Nothing is logged. The result is arbitrary: any value between the two is as good as any other, and which one comes out
        may change with the order of the constraints or with the release.

        ## What to do
        Raise the one that should win; one point is enough.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.width.mas_equalTo(100).priorityLow()
            make.width.mas_equalTo(200).priorityLow()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[competing-priorities]: arbitrary
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.width.mas_equalTo(100).priorityLow()
            make.width.mas_equalTo(200).priority(251)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.width.mas_equalTo(100).priorityLow()
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var seen: Set<[MadeConstraintID]> = []
        return context.optionalFailures.compactMap { failure in
            guard !failure.competitors.isEmpty else { return nil }
            let members = (failure.competitors + [failure.constraint]).sorted()
            guard seen.insert(members).inserted else { return nil }
            return report(failure, members, context)
        }
    }

    private static func report(
        _ failure: OptionalFailure, _ members: [MadeConstraintID], _ context: RuleContext
    ) -> FindingDraft {
        // The last written one is where the choice is made.
        let last = members.last ?? failure.constraint
        let text = context.document.text(of: last, in: context.scenario(failure.scenario))
        let others = members.filter { $0 != last }
        let lines = others.prefix(4).map { context.textWithLine($0, in: failure.scenario) }
        var report = FindingDraft(
            context.place(of: last),
            .sentences([
                "`\(text)` and \(.list(lines)) have the same priority and conflict, so the result is arbitrary.",
                "Raise the priority of the one that should win.",
            ]))
        report.scenario = context.scenarioName(failure.scenario)
        for other in others {
            let text = context.document.text(of: other, in: context.scenario(failure.scenario))
            report.relate(context.place(of: other), "`\(text)` pulls the other way")
        }
        return raising(last, report, context)
    }

    /// A fix that lets the last one win by a point.
    private static func raising(_ id: MadeConstraintID, _ report: FindingDraft, _ context: RuleContext) -> FindingDraft
    {
        guard let chain = context.document[id].chain, let priority = context.document[id].priority, priority < 999,
            let step = context.document[chain].steps.last(where: { step in
                if case .priority = step.kind { true } else { false }
            })
        else { return report }
        let raised = (priority + 1).inPoints
        return report.fixing("Raise this one to \(raised)", .unsafe, [TextEdit(step.range, "priority(\(raised))")])
    }
}
