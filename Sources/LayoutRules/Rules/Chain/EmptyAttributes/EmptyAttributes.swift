// The rule about empty attribute masks.

import MasonrySemantics

enum EmptyAttributes: ProblemRule {
    static let id: RuleID = "empty-attributes"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "No attribute is passed to attributes(…)"
    static let documentation = """
        # empty-attributes

        `make.attributes(…)` is called with a mask that holds none of Masonry's attributes, such as 0.

        ## At run time
        Masonry asserts: `You didn't pass any attribute to make.attributes(...)`.

        ## What to do
        Name at least one attribute.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.attributes(0).equalTo(root)
            //   ^^^^^^^^^^ error[empty-attributes]: You didn't pass any attribute to make.attributes(...)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.attributes(MASAttributeTop | MASAttributeLeft).equalTo(root)
            make.size.equalTo(root)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .emptyAttributes(let text) = problem.kind else { return nil }
        return FindingDraft(
            problem.range,
            "\(text). The mask holds no attribute; use `MASAttributeTop | MASAttributeLeft` and the like.")
    }
}
