// The rule about the old priority updaters of SnapKit.

import MasonrySemantics

enum DeprecatedPriorityUpdaters: ProblemRule {
    static let id: RuleID = "deprecated-priority-updaters"
    static let severity = Severity.error
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A priority updater that does not work is called"
    static let documentation = """
        # deprecated-priority-updaters

        `updatePriorityHigh()`, `updatePriorityMedium()`, `updatePriorityLow()` or `updatePriorityRequired()` is called on a
        stored constraint.

        ## At run time
        SnapKit traps: `Must be implemented by Concrete subclass.` (`updatePriorityRequired()` does nothing.)

        ## What to do
        Use `update(priority:)`.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(100).priority(500).constraint
        }
        self.w.updatePriorityHigh()
        //     ^^^^^^^^^^^^^^^^^^ error[deprecated-priority-updaters]: Must be implemented by Concrete subclass.
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(100).priority(500).constraint
        }
        self.w.update(priority: 750)
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .deprecatedPriorityUpdater(let text) = problem.kind else { return nil }
        return FindingDraft(problem.range, "This call is not implemented; use `update(priority:)`. \(text)")
    }
}
