// The rule about view controllers as targets.

import MasonrySemantics
import SourceText

enum ControllerAsTarget: ProblemRule {
    static let id: RuleID = "controller-as-target"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A relation is made to a view controller"
    static let documentation = """
        # controller-as-target

        The target of a relation is a view controller, most often `self` in its own code.

        ## At run time
        Masonry asserts: `attempting to add unsupported attribute: ` and the controller's description.

        ## What to do
        Relate to the controller's view: `self.view`.

        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints { make.edges.equalTo(root) }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .controllerAsTarget(let text) = problem.kind else { return nil }
        let place = ChainPlace.target(of: problem, in: context)
        let name = context.source(place)
        return FindingDraft(place, "`\(name)` is a view controller, not a view; relate to its view. \(text).")
            .fixing("Relate to `\(name).view`", .safe, [TextEdit(TextRange(at: place.end), ".view")])
    }
}
