// The rule about second relations in a Masonry chain.

import MasonrySemantics

enum RelationRedefined: ProblemRule {
    static let id: RuleID = "relation-redefined"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
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

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report? {
        guard case .relationRedefined(let text) = problem.kind else { return nil }
        let report = Report(
            ChainPlace.relation(of: problem, in: context),
            .sentences([
                "\(text): this chain already has a relation.", "Write a second statement for the second relation.",
            ]))
        return ChainSplit.fixRelation(report, chain: problem.chain, in: context)
    }
}
