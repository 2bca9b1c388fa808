// The rule about attributes behind the relation of several attributes in Masonry.

import MasonrySemantics

enum AttributeAfterRelationComposite: ProblemRule {
    static let id: RuleID = "attribute-after-relation-composite"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "An attribute after a relation joins a group of constraints"
    static let documentation = """
        # attribute-after-relation-composite

        An attribute comes after the relation of a chain that already has several attributes (or `edges`, `size`, `center`).

        ## At run time
        No assertion: the chain is one group, and every later relation and constant applies to **all** of its members.
        `make.left.right.equalTo(root).height.mas_equalTo(44)` moves left and right by 44 as well.

        ## What to do
        Begin a new statement for the attribute.

        ## Bad
        ```masonry
        view root { view bar }
        bar.makeConstraints {
            make.top.equalTo(root)
            make.left.right.equalTo(root).height.mas_equalTo(44)
            //                            ^^^^^^ warning[attribute-after-relation-composite]: all
        }
        ```
        ## Good
        ```masonry
        view root { view bar }
        bar.makeConstraints {
            make.top.left.right.equalTo(root)
            make.height.mas_equalTo(44)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .attributeAfterRelationComposite = problem.kind else { return nil }
        let name = context.source(problem.range)
        let report = FindingDraft(
            problem.range,
            .sentences([
                "`\(name)` joins the attributes before it: later relations and constants silently apply to all of them.",
                "Begin a new statement with `\(name)`.",
            ]))
        return ChainSplit.fix(report, at: problem.range, chain: problem.chain, in: context)
    }
}
