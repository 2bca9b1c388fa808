// The rule about multipliers that integer division rounds.

import AutoLayout
import MasonrySemantics
import SourceText

enum IntegerDivisionMultiplier: Rule {
    static let id: RuleID = "integer-division-multiplier"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A multiplier is an integer division"
    static let documentation = """
        # integer-division-multiplier

        A multiplier is the quotient of two integers that do not divide evenly: `.multipliedBy(9/16)`.

        ## At run time
        The host language divides integers and drops the fraction: 9/16 is 0, 16/9 is 1. A size becomes 0 without a message; on a
        position UIKit throws `A multiplier of 0 or a nil second item together with a location for the first attribute creates
        an illegal constraint of a location equal to a constant.`

        ## What to do
        Write one of them with a decimal point: `9.0/16.0`.

        ## Bad
        ```masonry
        view root { view video }
        video.snp.makeConstraints {
        //<- warning[zero-size]: no size
            $0.left.top.width.equalToSuperview()
            $0.height.equalTo(video.snp.width).multipliedBy(9/16)
            //                                              ^^^^ warning[integer-division-multiplier]: 9/16 is 0
        }
        ```
        ## Fixed
        ```masonry
        view root { view video }
        video.snp.makeConstraints {
            $0.left.top.width.equalToSuperview()
            $0.height.equalTo(video.snp.width).multipliedBy(9.0/16)
        }
        ```
        ## Good
        ```masonry
        view root { view video }
        video.snp.makeConstraints {
            $0.left.top.width.equalToSuperview()
            $0.height.equalTo(video.snp.width).multipliedBy(9.0/16.0)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withMultiplier).compactMap { chain in
            // Without a second item nothing is multiplied.
            let made = chain.constraints.map { context.document[$0] }
            if !made.isEmpty, made.allSatisfy({ $0.target == .none }) { return nil }
            for (step, _, _) in chain.multiplierSteps {
                guard let argument = step.argument, let range = step.argumentRange,
                    let division = context.integerDivision(argument)
                else { continue }
                let text = context.source(range)
                let report = FindingDraft(
                    range,
                    "\(text) is \(division.quotient): integer division drops the fraction. Write `\(division.dividend).0`."
                )
                guard division.dividendIsLiteral else { return report }
                return report.fixing(
                    "Divide decimals", .safe, [TextEdit(TextRange(at: division.dividendRange.end), ".0")])
            }
            return nil
        }
    }
}
