// The rule about SnapKit chains that go on after their constraint was read.

import MasonrySemantics

enum ChainAfterConstraint: ProblemRule {
    static let id: RuleID = "chain-after-constraint"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A call comes after the constraint was built"
    static let documentation = """
        # chain-after-constraint

        A chain is changed after its `.constraint` was read.

        ## At run time
        Reading `.constraint` builds the constraint at once; later calls of that chain change nothing.

        ## What to do
        Read `.constraint` last.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.top.width.height.equalToSuperview()
            let e = make.left.equalTo(1)
            let c = e.constraint
            e.offset(50)
            //^^^^^^ warning[chain-after-constraint]: no effect
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.top.width.height.equalToSuperview()
            let c = make.left.equalToSuperview().offset(50).constraint
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .chainAfterConstraint = problem.kind else { return nil }
        return FindingDraft(
            problem.range, "This has no effect: the constraint was built when `.constraint` was read. Read it last."
        ).markedUnnecessary()
    }
}
