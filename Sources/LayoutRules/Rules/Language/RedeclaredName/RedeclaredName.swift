// The rule about names that are declared twice.

import MasonrySemantics

enum RedeclaredName: ProblemRule {
    static let id: RuleID = "redeclared-name"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let title: Phrase = "A name is declared twice"
    static let documentation = """
        # redeclared-name

        Two declarations of a file have one name, so that a block could mean either. The first one keeps the name.

        ## What to do
        Rename one of the two.

        ## Bad
        ```masonry
        view root {
            view title
            view title
            //   ^^^^^ error[redeclared-name]: `title`
        }
        title.makeConstraints { make.edges.equalTo(root) }
        ```
        ## Good
        ```masonry
        view root {
            view title
            view subtitle
        }
        title.makeConstraints { make.edges.equalTo(root) }
        subtitle.makeConstraints { make.edges.equalTo(title) }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .redeclaredName(let name, let first) = problem.kind else { return nil }
        return FindingDraft(
            problem.range, "`\(name)` is already declared on line \(context.line(first)); give this one another name."
        ).relating(first, "`\(name)` is declared here first")
    }
}
