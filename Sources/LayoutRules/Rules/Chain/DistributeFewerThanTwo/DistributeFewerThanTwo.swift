// The rule about distributing one view.

import MasonrySemantics

enum DistributeFewerThanTwo: ProblemRule {
    static let id: RuleID = "distribute-fewer-than-two"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "Fewer than two views are distributed"
    static let documentation = """
        # distribute-fewer-than-two

        `mas_distributeViewsAlongAxis…` is called on an array of fewer than two views.

        ## At run time
        Masonry asserts: `views to distribute need to bigger than one`.

        ## What to do
        Distribute two views or more; constrain a single one by itself.

        ## Bad
        ```masonry
        view root { view a }
        [@[a] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:10 leadSpacing:0 tailSpacing:0];
        //<- error[distribute-fewer-than-two]: views to distribute need to bigger than one
        ```
        ## Good
        ```masonry
        view root { view a; view b }
        [@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:10 leadSpacing:0 tailSpacing:0];
        [@[a, b] mas_makeConstraints:^(MASConstraintMaker *make) { make.top.bottom.equalTo(root); }];
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .distributeFewerThanTwo(let text) = problem.kind else { return nil }
        return FindingDraft(problem.range, "\(text): distribute at least two views, or make plain constraints for one.")
    }
}
