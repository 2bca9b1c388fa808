// The rule about relations to nil in Masonry.

import MasonrySemantics

enum NilRelationTarget: ProblemRule {
    static let id: RuleID = "nil-relation-target"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A relation is made to nil"
    static let documentation = """
        # nil-relation-target

        The argument of a relation is `nil`, or the literal `0` where an object is expected, which is the same.

        ## At run time
        Masonry asserts: `attempting to add unsupported attribute: (null)`. With assertions off it acts as if there were no
        target: positions relate to the superview, sizes become 0.

        ## What to do
        For the number write `mas_equalTo(0)` or `@0`; for a view, create it before the block runs.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.equalTo(nil)
            //                  ^^^ error[nil-relation-target]: attempting to add unsupported attribute: (null)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.equalTo(@40)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report? {
        guard case .nilRelationTarget(let text) = problem.kind else { return nil }
        return Report(
            problem.range,
            "\(text): the target of this relation is nil. Use `mas_equalTo(…)` for a number, or a view that exists here."
        )
    }
}
