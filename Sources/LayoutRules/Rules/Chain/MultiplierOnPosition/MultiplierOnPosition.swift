// The rule about multipliers of left and top.

import AutoLayout
import MasonrySemantics
import SourceText

enum MultiplierOnPosition: Rule {
    static let id: RuleID = "multiplier-on-position"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A multiplier on the superview's own origin has no effect"
    static let documentation = """
        # multiplier-on-position

        A multiplier is applied to the superview's own left, leading or top.

        ## At run time
        No effect: in its own space the superview's left and top are 0, and 0 times anything is 0.

        ## What to do
        Relate to an attribute that carries a length: `right`, `bottom`, `centerX`, `centerY`, or the width or height of a guide.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.top.equalTo(root).multipliedBy(0.5)
            //                     ^^^^^^^^^^^^^^^^^ warning[multiplier-on-position]: no effect
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.top.equalTo(root.mas_bottom).multipliedBy(0.5)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.top.equalTo(root.mas_centerY)
        }
        ```
        """

    private static let origins: [LayoutAttribute: LayoutAttribute] = [
        .left: .right, .top: .bottom, .leading: .trailing,
    ]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withMultiplier).compactMap { chain in
            guard let step = chain.multiplierSteps.last?.step, let receiver = chain.receiver else { return nil }
            for id in chain.constraints {
                guard case .item(let target, let attribute) = context.document[id].target,
                    let far = origins[attribute], context.isSuperview(target, of: receiver),
                    context.document[id].multiplier != 1
                else { continue }
                let report = FindingDraft(
                    step.range,
                    "This has no effect: `\(attribute.name)` of the superview is 0 in its own space. Relate to `\(far.name)`."
                )
                return fix(report, chain, target, far, context)
            }
            return nil
        }
    }

    /// Names the far edge in the target, where the target is the view alone.
    private static func fix(
        _ report: FindingDraft, _ chain: Chain, _ target: ItemID, _ far: LayoutAttribute, _ context: RuleContext
    ) -> FindingDraft {
        guard chain.constraints.count == 1, let range = chain.relation?.step.argumentRange,
            context.source(range) == context.document.name(of: target)
        else { return report }
        let suffix = chain.library == .snapKit ? ".snp." + far.name : ".mas_" + far.name
        return report.fixing("Relate to `\(far.name)`", .unsafe, [TextEdit(TextRange(at: range.end), suffix)])
    }
}
