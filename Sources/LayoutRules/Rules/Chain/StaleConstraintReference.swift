// The rule about stored constraints of a view that was remade.

import MasonrySemantics

enum StaleConstraintReference: ProblemRule {
    static let id: RuleID = "stale-constraint-reference"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A stored constraint is used after a remake"
    static let documentation = """
        # stale-constraint-reference

        A stored `Constraint` is used after `remakeConstraints` replaced all constraints of its view.

        ## At run time
        Updating it changes nothing that is active; activating it brings the old constraint back next to the new one, mostly a
        conflict.

        ## What to do
        Store the constraint again in the remake.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(100).constraint
        }
        a.snp.remakeConstraints { make in
            make.left.top.height.equalToSuperview()
            make.width.equalTo(200)
        }
        self.w.update(offset: 120)
        //     ^^^^^^ warning[stale-constraint-reference]: remade
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(100).constraint
        }
        a.snp.remakeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.w = make.width.equalTo(200).constraint
        }
        self.w.update(offset: 120)
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report? {
        guard case .staleConstraintReference = problem.kind, problem.certainty == .certain else { return nil }
        return Report(
            problem.range,
            "The view was remade since this constraint was stored, so it is not the active one. Store it again there.")
    }
}
