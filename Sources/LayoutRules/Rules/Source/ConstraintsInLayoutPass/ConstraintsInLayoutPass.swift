// The rule about constraints that each layout pass remakes.

import MasonrySemantics

enum ConstraintsInLayoutPass: Rule {
    static let id: RuleID = "constraints-in-layout-pass"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "Constraints are remade in every layout pass"
    static let documentation = """
        # constraints-in-layout-pass

        `layoutSubviews`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, or a method that one of them calls, remakes constraints each
        time it runs. Reported once per method. Those that are made beside the old ones are reported by `setup-runs-again`.

        ## At run time
        New constraints call for another pass, and that one remakes them again. Old releases of iOS logged `Auto Layout still
        required after executing -layoutSubviews.` With equal constraints only time is lost: at each step of scrolling and of
        each animation.

        ## What to do
        Make constraints once, where the view is set up; update constants here.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                label.snp.remakeConstraints { $0.edges.equalTo(self) }
                //        ^^^^^^^^^^^^^^^^^ information[constraints-in-layout-pass]: every layout pass
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

    /// Of what counts as one, those that run in each.
    private static let passes: Set<String> = ["layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.code.blocks.contains(where: { $0.kind == .remake }) else { return [] }
        let rhythms = MethodRhythm.all(in: context)
        var said: Set<Int> = []
        return context.code.blocks.compactMap { call in
            guard call.kind == .remake, !call.event.place.isConditional, !call.event.place.isCallback,
                let rhythm = rhythms[call.method], passes.contains(rhythm.name), rhythm.occasion == .layoutPass,
                said.insert(call.method).inserted
            else { return nil }
            return FindingDraft(
                call.event.nameRange,
                "These constraints are remade in every layout pass. Make them once, where the view is set up, and update here what changes."
            ).relating(rhythm.call, "`\(rhythm.name)` calls it here")
        }
    }
}
