// The rule about second relations in a Masonry chain.

import MasonrySemantics
import SourceText

enum RelationRedefined: ProblemRule {
    static let id: RuleID = "relation-redefined"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "A chain has two relations"
    static let documentation = """
        # relation-redefined

        A chain has a second relation that differs from the first, or that names a view again.

        ## At run time
        Masonry asserts: `Redefinition of constraint relation`. (The same relation again with a value is accepted and only
        changes the constant.)

        ## What to do
        Write two statements: `make.width.greaterThanOrEqualTo(@56); make.width.lessThanOrEqualTo(@160);`.

        ## Bad
        ```masonry
        view root { view a; view b; view c }
        c.makeConstraints {
            make.width.equalTo(a).equalTo(b)
            //                    ^^^^^^^ error[relation-redefined]: Redefinition of constraint relation
        }
        a.makeConstraints { make.edges.equalTo(root) }
        b.makeConstraints { make.edges.equalTo(root) }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.equalTo(root).priorityLow()
            make.width.mas_greaterThanOrEqualTo(56)
            make.width.mas_lessThanOrEqualTo(1600)
        }
        ```
        """

    /// A number behind a relation to a view was most likely meant as its offset.
    private static func offset(for problem: SemanticProblem, in context: RuleContext) -> TextEdit? {
        guard let id = problem.chain, context.document.chains.indices.contains(id.index) else { return nil }
        let steps = context.document[id].relationSteps
        guard steps.count == 2, case .relation(_, let first)? = steps.first?.kind, first.item != nil,
            let second = steps.last, case .relation(_, let value) = second.kind, value.number != nil,
            let argument = second.argumentRange
        else { return nil }
        let number = context.source(argument)
        let plain = number.hasPrefix("@") ? String(number.dropFirst()) : number
        return TextEdit(second.range, "offset(" + plain + ")")
    }

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .relationRedefined(let text) = problem.kind else { return nil }
        let report = FindingDraft(
            ChainPlace.relation(of: problem, in: context),
            .sentences([
                "\(text): this chain already has a relation.", "Write a second statement for the second relation.",
            ]))
        if let edit = offset(for: problem, in: context) {
            return report.fixing("Change to `\(edit.text)`", .unsafe, [edit])
        }
        return ChainSplit.fixRelation(report, chain: problem.chain, in: context)
    }
}
