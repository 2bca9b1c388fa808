// The rule about SnapKit chains without a relation.

import MasonrySemantics

enum MissingRelation: ProblemRule {
    static let id: RuleID = "missing-relation"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A chain without a relation is dropped"
    static let documentation = """
        # missing-relation

        A SnapKit chain names attributes but no relation.

        ## At run time
        SnapKit skips it without a word: no constraint is made. (The compiler warns of an unused expression.)

        ## What to do
        Finish the statement.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.width.equalToSuperview()
            $0.height
        //  ^^^^^^^^^ warning[missing-relation]: no constraint
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.width.equalToSuperview()
            $0.height.equalTo(44)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .missingRelation = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.chain(of: problem, in: context),
            "This chain has no relation, so SnapKit makes no constraint from it. Add `equalTo(…)` or `equalToSuperview()`."
        )
    }
}
