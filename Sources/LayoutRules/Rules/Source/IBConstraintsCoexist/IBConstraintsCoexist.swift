// The hint about views from a nib that get constraints in code.

import MasonrySemantics

enum IBConstraintsCoexist: Rule {
    static let id: RuleID = "ib-constraints-coexist"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Constraints from a nib stay active beside those made in code"
    static let documentation = """
        # ib-constraints-coexist

        Constraints are made or remade on an outlet.

        ## At run time
        Both libraries remove only what they made themselves. The constraints of the nib or storyboard stay, and may contradict the
        new ones. A hint that is off by default: the nib may have none for this view.

        ## What to do
        Mark the nib's constraints as removed at build time, or change them through outlets.

        ## Bad
        ```swift
        class CardView: UIView {
            @IBOutlet weak var badge: UIView!
            func move() {
                badge.snp.remakeConstraints { $0.height.equalTo(8) }
                //        ^^^^^^^^^^^^^^^^^ hint[ib-constraints-coexist]: outlet
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func move() {
                badge.snp.remakeConstraints { $0.height.equalTo(8) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.blocks.compactMap { call in
            let type = context.code.type(of: context.code.method(of: call))
            guard call.kind != .update, let path = call.path,
                type.members.contains(where: { $0.isOutlet && $0.name == path })
            else { return nil }
            return FindingDraft(
                call.event.nameRange,
                "`\(path)` is an outlet: the constraints from its nib stay active beside these. Mark them “Remove at build time” there."
            )
        }
    }
}
