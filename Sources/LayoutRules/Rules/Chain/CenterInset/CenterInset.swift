// The rule about insets on centres in SnapKit.

import AutoLayout
import MasonrySemantics
import SourceText

enum CenterInset: Rule {
    static let id: RuleID = "center-inset"
    static let severity = Severity.information
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "An inset on a center hardly moves it"
    static let documentation = """
        # center-inset

        `inset` is given to a center.

        ## At run time
        Since 5.0 an inset moves a center by half the difference of its two sides: with one number, by nothing.

        ## What to do
        Use `offset`.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.size.equalTo(40)
            $0.center.equalToSuperview().inset(5)
            //                           ^^^^^^^^ information[center-inset]: does not move
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.size.equalTo(40)
            $0.center.equalToSuperview().offset(5)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.size.equalTo(40)
            $0.center.equalToSuperview().offset(5)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withInset).compactMap { chain in
            guard chain.library == .snapKit, let last = chain.constantSteps.last, last.word == .inset,
                let inset = last.value.number, inset != 0, !chain.attributes.isEmpty,
                chain.attributes.allSatisfy({ $0 == .centerX || $0 == .centerY }),
                chain.constraints.allSatisfy({ context.isRelatedToCenter($0) })
            else { return nil }
            return FindingDraft(
                last.step.range, "An inset that is the same on all sides does not move a center. Use `offset`."
            )
            .fixing("Change to `offset`", .unsafe, [TextEdit(last.step.nameRange, "offset")])
        }
    }
}

extension RuleContext {
    /// The target's attribute decides what an inset means (ConstraintInsetTarget.swift): to an edge it
    /// moves the centre.
    fileprivate func isRelatedToCenter(_ id: MadeConstraintID) -> Bool {
        switch document[id].target {
        case .item(_, let attribute): attribute == .centerX || attribute == .centerY
        case .none: true
        case .unknown: false
        }
    }
}
