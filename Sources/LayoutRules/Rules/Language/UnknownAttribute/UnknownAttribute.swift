// The rule about members of a chain that the library does not have.

import MasonrySemantics

enum UnknownAttribute: ProblemRule {
    static let id: RuleID = "unknown-attribute"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "The library has no such attribute or call"
    static let documentation = """
        # unknown-attribute

        A link of a chain, or the attribute of a view, is none that the library has: the code does not compile. The
        chain makes no constraint here, and its views are not reported as incomplete.

        ## What to do
        Correct the spelling; the nearest name is offered as a fix. Masonry and SnapKit differ: `insets` and `mas_`
        names are Masonry's, `equalToSuperview` and `horizontalEdges` are SnapKit's.

        ## Bad
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.lefft.equalTo(root)
            //   ^^^^^ error[unknown-attribute]: `lefft`
        }
        ```
        ## Good
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.left.right.top.bottom.equalTo(root)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .unknownAttribute(let name, let nearest) = problem.kind else { return nil }
        return Unresolved.report(
            problem.range, "There is no attribute or call `\(name)` in this library.", nearest: nearest)
    }
}
