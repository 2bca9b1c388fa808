// The hint about constraints that each layout pass makes again.

import MasonrySemantics

enum ConstraintsInLayoutPass: Rule {
    static let id: RuleID = "constraints-in-layout-pass"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Constraints are made in every layout pass"
    static let documentation = """
        # constraints-in-layout-pass

        `layoutSubviews`, `viewWillLayoutSubviews` or `viewDidLayoutSubviews` makes or remakes constraints each time it runs.

        ## At run time
        New constraints call for another pass. A block that makes adds the same constraints at each pass; one that remakes
        replaces them. Old releases of iOS logged `Auto Layout still required after executing -layoutSubviews.` A hint that
        is off by default: with equal constraints only time is lost.

        ## What to do
        Make constraints once, where the view is set up; update constants here.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                label.snp.remakeConstraints { $0.edges.equalTo(self) }
                //        ^^^^^^^^^^^^^^^^^ hint[constraints-in-layout-pass]: every layout pass
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalTo(self) }
            }
        }
        ```
        """

    /// Whether UIKit calls a method in each layout pass: views and controllers have others.
    private static func isPass(_ name: String, of role: CodeType.Role) -> Bool {
        switch name {
        case "layoutSubviews": role != .controller
        case "viewWillLayoutSubviews", "viewDidLayoutSubviews": role != .view && role != .cell
        default: false
        }
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.blocks.compactMap { call in
            let method = context.code.method(of: call)
            guard call.kind != .update, !call.event.place.isConditional, !call.event.place.isCallback,
                isPass(method.name, of: context.code.type(of: method).role)
            else { return nil }
            return FindingDraft(
                call.event.nameRange,
                "These constraints are made again in every layout pass. Make them once, where the view is set up."
            )
        }
    }
}
