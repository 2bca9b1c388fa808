// The rule about names of constants that nothing defines.

import MasonrySemantics

enum UnknownName: ProblemRule {
    static let id: RuleID = "unknown-name"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "Nothing has this name"
    static let documentation = """
        # unknown-name

        A value names something that the file does not define: no constant, view, screen or state is called so, or it
        is not a function or property of the language. The statement's value is unknown, and nothing that depends on it
        is reported.

        ## What to do
        Define it (`let name = 16`), or correct the spelling; the nearest known name is offered as a fix.

        ## Bad
        ```masonry
        let padding = 16
        view root { view title }
        title.makeConstraints {
            make.edges.equalTo(root).insets(paddin)
            //                              ^^^^^^ error[unknown-name]: `paddin`
        }
        ```
        ## Fixed
        ```masonry
        let padding = 16
        view root { view title }
        title.makeConstraints {
            make.edges.equalTo(root).insets(padding)
        }
        ```
        ## Good
        ```masonry
        let padding = 16
        view root { view title }
        title.makeConstraints {
            make.edges.equalTo(root).inset(padding)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .unknownName(let name, let nearest) = problem.kind else { return nil }
        return Unresolved.report(
            problem.range, "Nothing here is called `\(name)`.", nearest: nearest,
            otherwise: "Define it with `let \(name) = …`.")
    }
}
