// The rule about arrays with members that are no views.

import MasonrySemantics

enum ArrayOfNonViews: ProblemRule {
    static let id: RuleID = "array-of-non-views"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "An array of views holds something else"
    static let documentation = """
        # array-of-non-views

        An array on which constraints are made, or whose members are distributed, holds something that is no view.

        ## At run time
        Masonry asserts: `All objects in the array must be views`. Views of separate trees cannot be distributed: `Can't
        constrain views that do not share a common superview. Make sure that all the views in this array have been added into
        the same view hierarchy.`

        ## What to do
        Put only views into the array. Views to distribute need a common superview.

        ## Bad
        ```masonry
        view root { view a }
        [@[a, @1] mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(root); }];
        //<- error[array-of-non-views]: All objects in the array must be views
        ```
        ## Good
        ```masonry
        view root { view a; view b }
        [@[a, b] mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(root); }];
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .arrayOfNonViews(let text) = problem.kind else { return nil }
        return FindingDraft(problem.range, "\(text). Put only views of one tree into the array.")
    }
}
