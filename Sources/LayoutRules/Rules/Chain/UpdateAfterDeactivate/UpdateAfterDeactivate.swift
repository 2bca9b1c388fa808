// The rule about SnapKit updates of deactivated constraints.

import MasonrySemantics

enum UpdateAfterDeactivate: ProblemRule {
    static let id: RuleID = "update-after-deactivate"
    static let severity = Severity.error
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "An update looks for a constraint that was deactivated"
    static let documentation = """
        # update-after-deactivate

        `updateConstraints` describes a constraint that was deactivated before.

        ## At run time
        A deactivated constraint leaves the view's set, so SnapKit traps: `Updated constraint could not find existing matching
        constraint to update: <…>`.

        ## What to do
        Change the stored constraint itself: `constraint.update(offset: 20)`.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(100).constraint
        }
        self.w.deactivate()
        a.snp.updateConstraints { make in
            make.width.equalTo(120)
        //  ^^^^^^^^^^^^^^^^^^^^^^^ error[update-after-deactivate]: Updated constraint could not find existing matching
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(100).constraint
        }
        self.w.update(offset: 120)
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .updateAfterDeactivate(let text) = problem.kind, problem.certainty == .certain else { return nil }
        return FindingDraft(
            ChainPlace.chain(of: problem, in: context),
            "The constraint was deactivated before, so nothing matches: \(text). Change the stored one with `update(offset:)`."
        )
    }
}
