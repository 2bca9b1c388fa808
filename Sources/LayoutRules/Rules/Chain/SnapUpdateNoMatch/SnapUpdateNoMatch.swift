// The rule about SnapKit updates that match no constraint.

import MasonrySemantics

enum SnapUpdateNoMatch: ProblemRule {
    static let id: RuleID = "snap-update-no-match"
    static let severity = Severity.error
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "An update matches no constraint"
    static let documentation = """
        # snap-update-no-match

        `updateConstraints` describes a constraint that was not made before. Only the constant may differ: target, attributes,
        relation, multiplier and priority must be those of an existing one.

        ## At run time
        SnapKit traps: `Updated constraint could not find existing matching constraint to update: <…>`. (On a view that has no
        constraints at all, `updateConstraints` acts as `makeConstraints`.)

        ## What to do
        Repeat the chain as it was made and change only the constant; where more changes, use `remakeConstraints`.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.height.equalToSuperview()
            $0.width.equalToSuperview()
        }
        a.snp.updateConstraints {
            $0.width.equalToSuperview().multipliedBy(0.5)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[snap-update-no-match]: Updated constraint could not find existing
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.height.equalToSuperview()
            $0.width.equalToSuperview()
        }
        a.snp.updateConstraints {
            $0.width.equalToSuperview().offset(-20)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .snapUpdateNoMatch(let text) = problem.kind, problem.certainty == .certain else { return nil }
        let report = FindingDraft(
            ChainPlace.chain(of: problem, in: context),
            .sentences([
                "\(text).",
                "Only the constant may differ from a constraint made before; repeat that chain, or use `remakeConstraints`.",
            ]))
        guard let edit = ChainPlace.remake(for: problem, in: context) else { return report }
        return report.fixing("Use `remakeConstraints` for this block", .unsafe, [edit])
    }
}
