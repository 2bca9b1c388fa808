// The rule about assertions and exceptions that have no rule of their own.

import MasonrySemantics

enum LibraryException: ProblemRule {
    static let id: RuleID = "library-exception"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "The library throws"
    static let documentation = """
        # library-exception

        The library or UIKit asserts or throws here, for a reason that has no rule of its own; the message is its text.

        Nothing is installed from this statement on, neither in this block nor after it, and the application stops. With
        assertions off the statement is dropped.

        ## What to do
        Correct the statement: the message says what is not accepted.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.width.height.equalTo(root)
            make.left.equalTo(root).multipliedBy(0)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[library-exception]: A multiplier of 0
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.width.height.equalTo(root)
            make.left.equalTo(root)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .exception(let text) = problem.kind else { return nil }
        let sentence = text.hasSuffix(".") ? text : text + "."
        return FindingDraft(problem.range, .sentences([.verbatim(sentence), "The app crashes here."]))
    }
}
