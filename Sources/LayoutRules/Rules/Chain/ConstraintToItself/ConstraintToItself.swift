// The rule about constraints of an attribute to itself.

import MasonrySemantics

enum ConstraintToItself: ProblemRule {
    static let id: RuleID = "constraint-to-itself"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is related to itself"
    static let documentation = """
        # constraint-to-itself

        Receiver and target are the same view and the attributes are the same: `x == x`.

        ## At run time
        Nothing is logged. Without a constant and a multiplier it says nothing; with a multiplier other than 1 only 0 fits; with
        a constant it can never hold. (`width` to `height` of one view is an aspect ratio and fine.)

        ## What to do
        Relate to the view that was meant, most often the superview.

        ## Bad
        ```masonry
        view root { view ring }
        ring.makeConstraints {
            make.left.top.width.equalTo(root)
            make.height.equalTo(ring)
            //                  ^^^^ warning[constraint-to-itself]: `ring`
        }
        ```
        ## Good
        ```masonry
        view root { view ring }
        ring.makeConstraints {
            make.left.top.width.equalTo(root)
            make.height.equalTo(ring.mas_width)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .constraintToItself = problem.kind else { return nil }
        let place = ChainPlace.target(of: problem, in: context)
        let chain = problem.chain.map { context.document[$0] }
        guard !mayBeOtherThanRoot(chain, context) else { return nil }
        let name = chain?.receiver.map { context.document.name(of: $0) } ?? context.source(place)
        return FindingDraft(
            place,
            "`\(name)` is related to itself by the same attribute, which has no effect or cannot be satisfied. Name the view you mean."
        )
    }

    /// Whether a variable of an Objective-C controller is called `view`: without `self.` that is meant, and no property.
    private static func mayBeOtherThanRoot(_ chain: Chain?, _ context: RuleContext) -> Bool {
        guard context.tree.dialect == .objectiveC, let chain else { return false }
        let block = context.document[chain.block]
        return context.source(block.receiverRange) == "view"
            && context.code.facts.types.contains { $0.name == block.owner && $0.members.contains { $0.name == "view" } }
    }
}
