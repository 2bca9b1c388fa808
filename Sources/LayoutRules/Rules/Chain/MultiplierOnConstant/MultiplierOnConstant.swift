// The rule about multipliers after a number.

import AutoLayout
import MasonrySemantics
import SourceText

enum MultiplierOnConstant: Rule {
    static let id: RuleID = "multiplier-on-constant"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A multiplier on a number multiplies nothing"
    static let documentation = """
        # multiplier-on-constant

        A size is related to a number and has a multiplier: `make.width.equalTo(320).multipliedBy(0.5)`.

        ## At run time
        The multiplier belongs to the second item, and there is none: the width stays 320.

        ## What to do
        Multiply the number itself, or relate to a view.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.height.equalToSuperview()
            $0.width.equalTo(320).multipliedBy(0.5)
            //                    ^^^^^^^^^^^^^^^^^ warning[multiplier-on-constant]: no effect
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.height.equalToSuperview()
            $0.width.equalTo(160)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.left.top.height.equalToSuperview()
            $0.width.equalToSuperview().multipliedBy(0.5)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withMultiplier).compactMap { chain in
            guard let relation = chain.relation, relation.value.isConstant, let step = chain.multiplierSteps.last,
                !chain.attributes.isEmpty, chain.attributes.allSatisfy({ $0.kind == .size })
            else { return nil }
            let report = FindingDraft(
                step.step.range,
                "This has no effect: a multiplier applies to a view's attribute, not to a number. Multiply the number itself."
            )
            guard let number = relation.value.number, let factor = step.value.number, chain.multiplierSteps.count == 1,
                let argument = relation.step.argumentRange, Double(context.source(argument)) == number
            else { return report }
            return report.fixing(
                "Change to \(number * factor)", .unsafe,
                [
                    TextEdit(argument, (number * factor).inPoints),
                    TextEdit(context.removal(of: step.step, in: chain), ""),
                ])
        }
    }
}
