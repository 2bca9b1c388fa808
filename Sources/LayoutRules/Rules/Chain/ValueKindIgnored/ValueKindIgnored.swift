// The rule about values that do not suit the attributes they are given to.

import MasonrySemantics

enum ValueKindIgnored: ProblemRule {
    static let id: RuleID = "value-kind-ignored"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A value of this kind has no effect on these attributes"
    static let documentation = """
        # value-kind-ignored

        A value does not suit the attributes of the chain: a point for a size, a size for edges, `insets` on a width.

        ## At run time
        The value is ignored without a word: the constant stays 0.

        ## What to do
        Use the struct that belongs to the attributes: `CGSize` for size, `CGPoint` for center, `UIEdgeInsets` for edges.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.size.equalTo(CGPointMake(10, 20))
            //        ^^^^^^^ warning[value-kind-ignored]: no effect
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.size.equalTo(CGSizeMake(10, 20))
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .valueKindIgnored(let attribute, let value) = problem.kind else { return nil }
        if let attribute {
            return FindingDraft(
                problem.range,
                "This is \(value.phrase), which has no effect on `\(attribute.name)`: its constant stays as it was.")
        }
        return FindingDraft(
            problem.range,
            "This is \(value.phrase), which has no effect on these attributes, so the constant stays as it was.")
    }
}
