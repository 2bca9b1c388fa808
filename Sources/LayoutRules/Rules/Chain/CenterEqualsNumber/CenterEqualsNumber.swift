// The rule about centres and numbers in SnapKit.

import AutoLayout
import MasonrySemantics
import SourceText

enum CenterEqualsNumber: Rule {
    static let id: RuleID = "center-equals-number"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "A center is related to a number"
    static let documentation = """
        # center-equals-number

        `centerX`, `centerY` or `center` is related to a number, to center a view.

        ## At run time
        In UIKit, SnapKit relates the center to the superview's **left** (or top) plus the number: `centerX.equalTo(0)` puts the
        center on the left edge. (AppKit and Masonry relate it to the superview's center.)

        ## What to do
        Use `equalToSuperview()`, with an offset where one is wanted.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.top.equalToSuperview()
            $0.size.equalTo(40)
            $0.centerX.equalTo(0)
        //  ^^^^^^^^^^^^^^^^^^^^^ warning[center-equals-number]: left
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.top.equalToSuperview()
            $0.size.equalTo(40)
            $0.centerX.equalToSuperview()
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints {
            $0.top.equalToSuperview()
            $0.size.equalTo(40)
            $0.centerX.equalToSuperview().offset(8)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.snapKitRelations).compactMap { chain in
            guard chain.library == .snapKit, let relation = chain.relation, let number = relation.value.number,
                relation.relation == .equal,
                let centre = chain.attributes.first(where: { $0 == .centerX || $0 == .centerY })
            else { return nil }
            let edge: Phrase = centre == .centerX ? "left edge" : "top edge"
            var report = FindingDraft(
                chain.range,
                "This puts the center \(number) pt from the superview's \(edge), not from its center. Use `equalToSuperview()`."
            )
            if number != 0 { report.severity = .information }
            guard context.source(relation.step.nameRange) == "equalTo" else { return report }
            let offset = number == 0 || !chain.constantSteps.isEmpty ? "" : ".offset(\(number.inPoints))"
            return report.fixing(
                "Relate to the superview's center", .unsafe,
                [TextEdit(relation.step.range, "equalToSuperview()" + offset)])
        }
    }
}
