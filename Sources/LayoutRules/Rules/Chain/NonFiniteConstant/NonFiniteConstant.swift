// The rule about divisions by zero in constraints.

import MasonrySemantics

enum NonFiniteConstant: ProblemRule {
    static let id: RuleID = "non-finite-constant"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "A constant or multiplier is not finite"
    static let documentation = """
        # non-finite-constant

        A constant or multiplier is infinite or not a number: by a division by zero, or as `NAN`, `INFINITY`, `CGFloat.nan`.

        ## At run time
        UIKit throws: `NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan …` or `Multiplier is not finite!
        That's illegal.  multiplier:inf`.

        ## What to do
        Guard the divisor; leave a constraint out, or deactivate it, where it is not to limit anything.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            make.width.equalToSuperview().dividedBy(0)
            //                                      ^ error[non-finite-constant]: is not finite
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            make.width.equalToSuperview().dividedBy(2)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .nonFiniteConstant(let text) = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.argument(at: problem.range, of: problem, in: context),
            "\(text). Use a finite number, and do not divide by anything that can be 0.")
    }
}
