// The rule about constraints between the two axes.

import MasonrySemantics

enum CrossAxisPairing: ProblemRule {
    static let id: RuleID = "cross-axis-pairing"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A horizontal position is related to a vertical one"
    static let documentation = """
        # cross-axis-pairing

        One side of the constraint is a horizontal position, the other a vertical one: `top` to `left`, say.

        ## At run time
        UIKit's guide forbids it, but what happens differs between releases: the constraint may be refused with `Constraint
        improperly relates anchors of incompatible types`, or be installed and mean nothing sensible.

        ## What to do
        Relate positions of one axis.

        ## Bad
        ```masonry
        view root { view a; view b }
        a.makeConstraints { make.edges.equalTo(root) }
        b.makeConstraints {
            make.left.width.height.equalTo(a)
            make.top.equalTo(a.mas_left)
            //               ^^^^^^^^^^ warning[cross-axis-pairing]: the other axis
        }
        ```
        ## Good
        ```masonry
        view root { view a; view b }
        a.makeConstraints { make.edges.equalTo(root) }
        b.makeConstraints {
            make.left.width.height.equalTo(a)
            make.top.equalTo(a.mas_top)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .crossAxisPairing = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.target(of: problem, in: context),
            "This position is on the other axis from the attribute it is related to. Relate positions on the same axis."
        )
    }
}
