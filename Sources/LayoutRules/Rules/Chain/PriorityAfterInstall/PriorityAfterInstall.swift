// The rule about changes that Masonry refuses once a constraint is installed.

import MasonrySemantics

enum PriorityAfterInstall: ProblemRule {
    static let id: RuleID = "priority-after-install"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A priority or multiplier is changed after installing"
    static let documentation = """
        # priority-after-install

        `priority(…)` or `multipliedBy(…)` is called on a constraint that was kept from an earlier block.

        ## At run time
        Masonry asserts: `Cannot modify constraint priority after it has been installed` (or `…multiplier…`).

        ## What to do
        Set it in the block. To change it later, uninstall the constraint and make another, or use `mas_remakeConstraints`.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            self.w = make.width.mas_equalTo(100)
        }
        self.w.priority(500)
        //     ^^^^^^^^ error[priority-after-install]: Cannot modify constraint priority after it has been installed
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            self.w = make.width.mas_equalTo(100).priority(500)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .priorityAfterInstall(let text) = problem.kind else { return nil }
        return FindingDraft(
            problem.range, "\(text). Set it in the block, or uninstall the constraint and make another.")
    }
}
