// The rule about stored constraints of a view that was remade.

import MasonrySemantics

enum StaleConstraintReference: Rule {
    static let id: RuleID = "stale-constraint-reference"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A stored constraint is used after a remake"
    static let documentation = """
        # stale-constraint-reference

        A stored `Constraint` is used after `remakeConstraints` replaced all constraints of its view.

        ## At run time
        Updating it changes nothing that is active; activating it brings the old constraint back next to the new one, usually a
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

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.continuing).compactMap { chain in
            guard chain.library == .snapKit, let original = chain.continues, chain.certainty == .certain,
                let step = chain.steps.first(where: { if case .handle = $0.kind { true } else { false } }),
                context.document.chains.indices.contains(original.index)
            else { return nil }
            let made = context.document[context.document[original].block]
            let remake = context.document.blocks.last { block in
                (block.kind == .remake || block.kind == .remove) && block.receiver == made.receiver
                    && block.state == nil && made.state == nil && block.certainty == .certain
                    && block.range.start > made.range.start && block.range.end <= chain.range.start
            }
            guard let remake else { return nil }
            let line = context.line(remake.headerRange)
            return FindingDraft(
                step.nameRange,
                "This stored constraint is no longer active: its view was remade on line \(line). Store the new one there."
            ).relating(remake.headerRange, "remade here")
        }
    }
}
