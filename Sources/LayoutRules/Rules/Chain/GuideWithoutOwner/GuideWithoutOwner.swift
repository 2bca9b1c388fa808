// The rule about layout guides that were not added to a view.

import MasonrySemantics

enum GuideWithoutOwner: ProblemRule {
    static let id: RuleID = "guide-without-owner"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "A layout guide has no owning view"
    static let documentation = """
        # guide-without-owner

        A layout guide is constrained before `addLayoutGuide` gave it an owning view.

        ## At run time
        UIKit throws: `Unable to activate constraint with anchors … because they have no common ancestor.  Does the constraint or
        its anchors reference items in different view hierarchies?  That's illegal.`

        ## What to do
        Call `addLayoutGuide` first; in a `.masonry` file, write `guide name` inside the owning view.

        ## Good
        ```masonry
        view root {
            guide column
            view a
        }
        column.snp.makeConstraints { $0.edges.equalToSuperview() }
        a.snp.makeConstraints { $0.edges.equalTo(column) }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .guideWithoutOwner(let text) = problem.kind else { return nil }
        return FindingDraft(problem.range, "The guide has no owning view yet; call `addLayoutGuide` first. \(text)")
    }
}
