// The rule about constraints whose removal would change nothing.

import AutoLayout
import MasonrySemantics

enum RedundantConstraint: Rule {
    static let id: RuleID = "redundant-constraint"
    static let severity = Severity.information
    static let library = RuleLibrary.layout
    static let title: Phrase = "A constraint follows from others"
    static let documentation = """
        # redundant-constraint

        A constraint says only what others already say together; taking it away would change nothing on any screen.

        ## At run time
        Nothing is logged, and the layout is right. It costs a little, and the next change of one of the others makes a conflict
        of it.

        ## What to do
        Remove it, or keep it where it makes the code clearer.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.right.equalTo(root)
            make.width.equalTo(root)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^ information[redundant-constraint]: follows
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.right.equalTo(root)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.right.equalTo(root)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        var seen: Set<MadeConstraintID> = []
        var reports: [Report] = []
        for entry in context.solved where entry.screen == 0 {
            for redundant in entry.engine?.redundantConstraints() ?? [] where redundant.kind == .implied {
                let index = redundant.constraint.index
                guard entry.lowered.constraints.indices.contains(index) else { continue }
                let id = entry.lowered.constraints[index]
                guard context.document.items(of: id).allSatisfy(context.reliability.isReliable),
                    seen.insert(id).inserted
                else { continue }
                reports.append(report(id, redundant, entry, context))
            }
        }
        return reports
    }

    private static func report(
        _ id: MadeConstraintID, _ redundant: AutoLayout.RedundantConstraint, _ entry: SolvedScenario,
        _ context: RuleContext
    ) -> Report {
        var sources: [MadeConstraintID] = []
        for case .constraint(let other) in redundant.impliedBy
        where entry.lowered.constraints.indices.contains(other.index) {
            sources.append(entry.lowered.constraints[other.index])
        }
        let text = context.document.text(of: id, in: context.scenario(entry.scenario))
        var parts = sources.prefix(4).map { context.textWithLine($0, in: entry.scenario) }
        if sources.count > 4 { parts.append("\(sources.count - 4) more") }
        let message: Phrase =
            parts.isEmpty
            ? "`\(text)` always holds and adds nothing." : "`\(text)` follows from \(.list(parts)) and adds nothing."
        var report = Report(context.place(of: id), message)
        report.scenario = context.scenarioName(entry.scenario)
        for other in sources {
            let text = context.document.text(of: other, in: context.scenario(entry.scenario))
            report = report.relating(context.place(of: other), "it follows from `\(text)`")
        }
        guard let chain = context.document[id].chain, context.document[chain].constraints.count == 1 else { return report }
        return report.markedUnnecessary()
            .fixing("Remove this constraint", .unsafe, [context.removal(ofStatement: context.document[chain].range)])
    }
}
