// The rule about constraints between views of separate trees.

import MasonrySemantics

enum NoCommonSuperview: ProblemRule {
    static let id: RuleID = "no-common-superview"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "The two views are in different trees"
    static let documentation = """
        # no-common-superview

        A constraint relates views that have no common superview: one of them, or a container of it, was never added.

        ## At run time
        Masonry asserts: `couldn't find a common superview for … and …`. SnapKit leaves it to UIKit: `Unable to activate
        constraint with anchors … because they have no common ancestor.  Does the constraint or its anchors reference items in
        different view hierarchies?  That's illegal.`

        ## What to do
        Add the missing container to the tree first, or relate to a view of the same tree.

        ## Bad
        ```masonry
        view root { view a }
        view panel { view b }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.equalTo(b)
            //                 ^ error[no-common-superview]: couldn't find a common superview for
        }
        b.makeConstraints { make.edges.equalTo(panel) }
        ```
        ## Good
        ```masonry
        view root {
            view a
            view panel { view b }
        }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.equalTo(b)
        }
        panel.makeConstraints { make.edges.equalTo(root) }
        b.makeConstraints { make.edges.equalTo(panel) }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report? {
        guard case .noCommonSuperview(let text) = problem.kind else { return nil }
        return Report(
            ChainPlace.target(of: problem, in: context),
            "\(text). The two are in separate trees here; add the missing container, or relate to a view of the same tree."
        )
    }
}
