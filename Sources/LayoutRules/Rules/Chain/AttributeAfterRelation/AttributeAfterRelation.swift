// The rule about attributes behind a relation in Masonry.

import MasonrySemantics

enum AttributeAfterRelation: ProblemRule {
    static let id: RuleID = "attribute-after-relation"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "An attribute comes after the relation"
    static let documentation = """
        # attribute-after-relation

        An attribute comes after a relation in one chain.

        ## At run time
        Masonry asserts: `Attributes should be chained before defining the constraint relation`. With assertions off, the
        attribute is added and the relation, the constant and the target so far are lost for it.

        ## What to do
        Begin a new statement for the second attribute. (SnapKit's types do not let such a chain compile.)

        ## Bad
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.right.equalTo(root).width.offset(-16)
            //                       ^^^^^ error[attribute-after-relation]: Attributes should be chained before defining the
        }
        ```
        ## Good
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.top.bottom.equalTo(root)
            make.right.equalTo(root)
            make.width.equalTo(root).offset(-16)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .attributeAfterRelation(let text) = problem.kind else { return nil }
        let name = context.source(problem.range)
        let report = FindingDraft(
            problem.range,
            .sentences([
                "\(text): `\(name)` comes after the relation, which does not apply to it.",
                "Begin a new statement with `\(name)`.",
            ]))
        return ChainSplit.fix(report, at: problem.range, chain: problem.chain, in: context)
    }
}
