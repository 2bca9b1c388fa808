// The rule about constants that are set twice.

import MasonrySemantics

enum OffsetOverridesConstant: ProblemRule {
    static let id: RuleID = "offset-overrides-constant"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let readsNumbers = true
    static let title: Phrase = "An offset replaces the number before it"
    static let documentation = """
        # offset-overrides-constant

        A number target is followed by `offset`, `inset` or `insets`, or a chain sets its constant twice.

        ## At run time
        The later number **replaces** the earlier one; they are not added. `make.width.equalTo(48).offset(-8)` makes
        `width == -8`, which contradicts `width >= 0`.

        ## What to do
        Write one number.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.right.bottom.equalTo(root)
            make.left.mas_equalTo(12).offset(4)
            //                        ^^^^^^^^^ warning[offset-overrides-constant]: replaces 12
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.right.bottom.equalTo(root)
            make.left.mas_equalTo(4)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.right.bottom.equalTo(root)
            make.left.mas_equalTo(16)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .offsetOverridesConstant(let old, let new) = problem.kind else { return nil }
        let place = ChainPlace.lastConstant(of: problem, in: context)
        let report = FindingDraft(
            place.range, "This \(new) replaces \(old), which is lost; the two are not added. Write one number.")
        guard let edits = place.keepingLast(new) else { return report }
        return report.fixing("Keep only \(new)", .safe, edits)
    }
}
