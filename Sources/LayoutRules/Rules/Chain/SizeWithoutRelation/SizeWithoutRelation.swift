// The rule about bare size attributes in Masonry.

import MasonrySemantics

enum SizeWithoutRelation: ProblemRule {
    static let id: RuleID = "size-without-relation"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A bare size attribute means zero"
    static let documentation = """
        # size-without-relation

        A Masonry chain names `width` or `height` and nothing else.

        ## At run time
        Masonry makes the constraint `width == 0`, required. (A bare position, by contrast, means the superview's; and
        `make.width.offset(44)` is legal and means 44.)

        ## What to do
        Finish the statement.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width
        //  ^^^^^^^^^^ warning[size-without-relation]: 0
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.mas_equalTo(44)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .sizeWithoutRelation = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.chain(of: problem, in: context),
            "This chain has no relation and no constant, so Masonry makes the size 0, required. Add `mas_equalTo(…)`.")
    }
}
