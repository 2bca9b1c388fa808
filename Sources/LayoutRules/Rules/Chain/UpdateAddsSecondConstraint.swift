// The rule about Masonry updates that match no constraint.

import MasonrySemantics

enum UpdateAddsSecondConstraint: ProblemRule {
    static let id: RuleID = "update-adds-second-constraint"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "An update adds a second constraint"
    static let documentation = """
        # update-adds-second-constraint

        `mas_updateConstraints` describes a constraint that differs from the one made before in more than its constant.

        ## At run time
        Masonry finds no match and **adds** a second constraint; the first stays. Most often the two contradict each other. It is
        only information where the second relates to another view and nothing shows that it contradicts the first.

        ## What to do
        Use `mas_remakeConstraints`, or keep the `MASConstraint` and uninstall it first.

        ## Bad
        ```masonry
        view root { view panel; view card }
        panel.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.height.mas_equalTo(100)
        }
        card.makeConstraints {
            make.left.top.right.equalTo(root)
            make.bottom.equalTo(root)
        }
        card.updateConstraints {
            make.bottom.equalTo(panel.mas_top)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[update-adds-second-constraint]: adds
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsatisfiable]:
        }
        ```
        ## Good
        ```masonry
        view root { view panel; view card }
        panel.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.height.mas_equalTo(100)
        }
        card.makeConstraints {
            make.left.top.right.equalTo(root)
            make.bottom.equalTo(root)
        }
        card.remakeConstraints {
            make.left.top.right.equalTo(root)
            make.bottom.equalTo(panel.mas_top)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report? {
        guard case .updateAddsSecondConstraint(let existing, let added) = problem.kind, problem.certainty == .certain
        else { return nil }
        // A constraint to another view may be meant as one more; that both cannot hold, the solver says.
        let isAnother = context.document[existing].targetItem != context.document[added].targetItem
        let (old, new) = (context.document.text(of: existing), context.document.text(of: added))
        let line = context.lineText(context.document[existing].range)
        var report = Report(
            ChainPlace.chain(of: problem, in: context),
            .sentences([
                "No constraint matches, so this update adds `\(new)` next to `\(old)` (\(line)), which stays.",
                "Use `mas_remakeConstraints`, or uninstall the old one.",
            ])
        ).relating(context.place(of: existing), "`\(old)` stays")
        if isAnother, !context.conflicts.contains(where: { $0.members.contains(added) }) {
            report.severity = .information
        }
        guard let edit = ChainPlace.remake(for: problem, in: context) else { return report }
        return report.fixing("Use `remakeConstraints` for this block", .unsafe, [edit])
    }
}
