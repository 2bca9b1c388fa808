// The hint about remakes that do not repeat what they remove.

import MasonrySemantics

enum RemakeDropsConstraints: Rule {
    static let id: RuleID = "remake-drops-constraints"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A remake leaves a view less determined than before"
    static let documentation = """
        # remake-drops-constraints

        A state remakes the constraints of a view and leaves something open that the base determines.

        ## At run time
        `remake` removes all constraints of the view, not only the one that changes: the others are gone.

        ## What to do
        Use `update` where only a constant changes, or repeat all of them. A hint that is off by default; the open attribute
        itself is reported as `ambiguous-position` or `ambiguous-size`.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.mas_equalTo(40)
        }
        state lower {
            a.remakeConstraints {
            //<- warning[ambiguous-position]: `a.y` is free
            //^^^^^^^^^^^^^^^^^ hint[remake-drops-constraints]: removes
                make.left.right.equalTo(root)
                make.height.mas_equalTo(80)
            }
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.mas_equalTo(40)
        }
        state lower {
            a.updateConstraints { make.height.mas_equalTo(80) }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        context.document.blocks.compactMap { block in
            guard block.kind == .remake, let state = block.state, let receiver = block.receiver,
                context.document.states.indices.contains(state)
            else { return nil }
            let name = context.document.states[state].name
            let own = context.freedoms.filter { $0.primary.item == receiver }
            guard own.contains(where: { context.scenarioName($0.scenario) == name }),
                !own.contains(where: { $0.scenario == 0 })
            else { return nil }
            return Report(
                block.headerRange,
                .sentences([
                    "This removes all constraints of `\(context.document.name(of: receiver))` and leaves something open.",
                    "Use `update`, or repeat them all.",
                ]))
        }
    }
}
