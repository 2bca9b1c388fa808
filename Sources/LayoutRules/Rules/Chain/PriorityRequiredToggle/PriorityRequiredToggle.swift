// The rule about priorities that cannot be changed later.

import MasonrySemantics

enum PriorityRequiredToggle: ProblemRule {
    static let id: RuleID = "priority-required-toggle"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A priority change to or from required is ignored"
    static let documentation = """
        # priority-required-toggle

        `update(priority:)` changes a stored constraint from required to optional, or to required.

        ## At run time
        SnapKit ignores the call. (UIKit before iOS 13: `Mutating a priority from required to not on an installed constraint (or
        vice-versa) is not supported.`)

        ## What to do
        Make the constraint with priority 999 and change that; or activate and deactivate it.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.width.equalToSuperview()
            self.h = make.height.equalTo(100).constraint
        }
        self.h.update(priority: 250)
        //     ^^^^^^ warning[priority-required-toggle]: ignored
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.width.equalToSuperview()
            self.h = make.height.equalTo(100).priority(999).constraint
        }
        self.h.update(priority: 250)
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .priorityRequiredToggle = problem.kind, problem.certainty == .certain else { return nil }
        return FindingDraft(
            problem.range,
            "The change is ignored: a constraint cannot go from required to optional or back. Make it with priority 999."
        )
    }
}
