// The rule about values of a kind that cannot stand where they stand.

import MasonrySemantics

enum WrongValueType: ProblemRule {
    static let id: RuleID = "wrong-value-type"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let title: Phrase = "A value of the wrong kind"
    static let documentation = """
        # wrong-value-type

        A value is of a kind that has no meaning at its place: a name where a number belongs, two numbers where four
        belong, a view in arithmetic. What it was to set keeps its default, and nothing that depends on it is reported.

        ## What to do
        Write a value of the kind that belongs there.

        ## Bad
        ```masonry
        view root {
            view title { hugging: "high", 251 }
            //                    ^^^^^^ error[wrong-value-type]: a number
        }
        title.makeConstraints { make.edges.equalTo(root) }
        ```
        ## Good
        ```masonry
        view root {
            view title { hugging: 251, 251 }
        }
        title.makeConstraints { make.edges.equalTo(root) }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .wrongValueType(let expected, let found) = problem.kind else { return nil }
        // That rule says more about it.
        guard !SwiftPointOffset.check(context).contains(where: { $0.range == problem.range }) else { return nil }
        return FindingDraft(problem.range, "Expected \(expected.phrase), but this is \(found.phrase).")
    }
}
