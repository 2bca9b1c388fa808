// The rule about constraints between a size and a position.

import MasonrySemantics

enum SizePositionPairing: ProblemRule {
    static let id: RuleID = "size-position-pairing"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "A size is related to a position"
    static let documentation = """
        # size-position-pairing

        A width or height is related to a position, or a position to a width or height.

        ## At run time
        UIKit throws: `Invalid pairing of layout attributes`.

        ## What to do
        Relate sizes to sizes and positions to positions. To place a view at a fraction of another's width, relate its edge to
        that view's `right` with a multiplier.

        ## Bad
        ```masonry
        view root { view a; view card }
        card.makeConstraints { make.edges.equalTo(root) }
        a.makeConstraints {
            make.top.width.height.equalTo(card)
            make.left.equalTo(card.mas_width)
            //                ^^^^^^^^^^^^^^ error[size-position-pairing]: Invalid pairing of layout attributes
        }
        ```
        ## Good
        ```masonry
        view root { view a; view card }
        card.makeConstraints { make.edges.equalTo(root) }
        a.makeConstraints {
            make.left.top.equalTo(card)
            make.size.equalTo(card)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .sizePositionPairing(let text) = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.target(of: problem, in: context),
            "A size can only be related to a size, a position to a position. \(text)")
    }
}
