// The rule about names of views that the file does not declare.

import MasonrySemantics
import SourceText

enum UnknownView: ProblemRule {
    static let id: RuleID = "unknown-view"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "No view or guide has this name"
    static let documentation = """
        # unknown-view

        A block or a relation names a view or guide that the file does not declare. The chain it stands in makes no
        constraint, and the views of that chain are not reported as incomplete.

        ## What to do
        Declare it (`view name`), or correct the spelling; the nearest known name is offered as a fix.

        ## Bad
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.edges.equalTo(rooot)
            //                 ^^^^^ error[unknown-view]: no view or guide `rooot`
        }
        ```
        ## Fixed
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.edges.equalTo(root)
        }
        ```
        ## Good
        ```masonry
        view root { view title }
        title.makeConstraints {
            make.edges.equalTo(root)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .unknownView(let name, let nearest) = problem.kind else { return nil }
        return Unresolved.report(
            problem.range, "There is no view or guide `\(name)` here.", nearest: nearest,
            otherwise: "Declare it with `view \(name)`.")
    }
}

/// What all rules about unresolved names share: the nearest name in the message and as a fix.
enum Unresolved {
    static func report(_ range: TextRange, _ message: Phrase, nearest: String?, otherwise: Phrase? = nil)
        -> FindingDraft
    {
        guard let nearest else { return FindingDraft(range, .sentences([message, otherwise])) }
        return FindingDraft(range, .sentences([message, "Did you mean `\(nearest)`?"]))
            .fixing("Change to `\(nearest)`", .unsafe, [TextEdit(range, nearest)])
    }
}
