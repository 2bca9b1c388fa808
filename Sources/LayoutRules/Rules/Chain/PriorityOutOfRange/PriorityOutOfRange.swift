// The rule about priorities that UIKit does not accept.

import MasonrySemantics
import SourceText

enum PriorityOutOfRange: ProblemRule {
    static let id: RuleID = "priority-out-of-range"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A priority is outside the range that UIKit accepts"
    static let documentation = """
        # priority-out-of-range

        A priority is 0, negative or above 1000.

        ## At run time
        UIKit throws: `It's illegal to set priority:…  Priorities must be greater than 0 and less or equal to
        NSLayoutPriorityRequired, which is 1000.000000.`

        ## What to do
        Use 1 … 1000; 1000 is required, 750 high, 250 low.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root).priority(1001)
            //                                ^^^^ error[priority-out-of-range]: 1001
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root).priority(1000)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root).priority(999)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .priorityOutOfRange(let priority) = problem.kind else { return nil }
        let place = ChainPlace.argument(at: problem.range, of: problem, in: context)
        let nearest = priority > 1000 ? "1000" : "1"
        return FindingDraft(
            place,
            .sentences([
                "It's illegal to set priority:\(priority).",
                "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
                "Use a priority from 1 to 1000.",
            ])
        ).fixing("Change to \(nearest)", .unsafe, [TextEdit(place, nearest)])
    }
}
