// The rule about optional constraints that do not hold.

import AutoLayout
import MasonrySemantics

enum BrokenOptional: Rule {
    static let id: RuleID = "broken-optional"
    static let severity = Severity.information
    static let library = RuleLibrary.layout
    static let title: Phrase = "An optional constraint is not satisfied"
    static let documentation = """
        # broken-optional

        A constraint with a priority below 1000 is not satisfied in the solution, because constraints of higher priority
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

    private static let minimum = RuleOption(
        "minimum", .number(default: 0, range: 0...100_000),
        help: "Constraints that are off by less than this many points are not reported.")
    static let options = [minimum]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        // In sources it is how fallbacks are written, and proves no mistake.
        guard context.tree.dialect == .masonry else { return [] }
        // Where constraints of one priority compete, that rule says it.
        let minimum = context.number(minimum, of: id)
        return context.optionalFailures.filter { $0.competitors.isEmpty && $0.most >= minimum }.map {
            report($0, context)
        }
    }

    private static func report(_ failure: OptionalFailure, _ context: RuleContext) -> FindingDraft {
        let text = context.document.text(of: failure.constraint, in: context.scenario(failure.scenario))
        let amount: Phrase =
            failure.most - failure.least < 0.001
            ? "`\(text)` is not satisfied: it is off by \(failure.most) pt."
            : "`\(text)` is not satisfied: it is off by \(failure.least) to \(failure.most) pt."
        let isEverywhere = failure.screens.count == context.document.screens.count
        let names = failure.screens.map(context.screenName)
        let screens: Phrase? = isEverywhere ? nil : "This happens on \(.codeList(names)), but not on the other screens."
        var report = FindingDraft(
            context.place(of: failure.constraint), .sentences([amount, forbidden(by: failure, context), screens]))
        report.scenario = context.scenarioName(failure.scenario)
        report.screen = isEverywhere ? nil : names.joined(separator: ", ")
        for other in failure.forbiddenBy {
            let text = context.document.text(of: other, in: context.scenario(failure.scenario))
            report.relate(context.place(of: other), "`\(text)` forbids it")
        }
        return report
    }

    private static func forbidden(by failure: OptionalFailure, _ context: RuleContext) -> Phrase {
        var parts = failure.forbiddenBy.prefix(4).map { context.textWithLine($0, in: failure.scenario) }
        if failure.forbiddenBy.count > 4 { parts.append("\(failure.forbiddenBy.count - 4) more") }
        guard !parts.isEmpty else { return "Constraints of higher priority prevent it." }
        return parts.count == 1 ? "\(.list(parts)) forbids it." : "\(.list(parts)) forbid it."
    }
}
