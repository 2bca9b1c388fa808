// The rule about values that a Masonry relation does not accept.

import MasonrySemantics

enum UnsupportedRelationTarget: ProblemRule {
    static let id: RuleID = "unsupported-relation-target"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A relation cannot be made to this value"
    static let documentation = """
        # unsupported-relation-target

        The argument of a relation is none that Masonry can relate to: a constraint (`make.height`), a string, a rectangle.

        ## At run time
        Masonry asserts: `attempting to add unsupported attribute: ` and the value.

        ## What to do
        Relate to a view, one of its attributes (`a.mas_height`), a number, a `CGSize`, `CGPoint` or `UIEdgeInsets`, or an array
        of these.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.height.mas_equalTo(50)
            make.width.equalTo(@"44")
            //                 ^^^^^ error[unsupported-relation-target]: attempting to add unsupported attribute: 44
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.height.mas_equalTo(50)
            make.width.equalTo(a.mas_height)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report? {
        guard case .unsupportedRelationTarget(let text) = problem.kind else { return nil }
        return Report(
            problem.range,
            "\(text). A relation takes a view, an attribute, a number, point, size or insets, or an array of these.")
    }
}
