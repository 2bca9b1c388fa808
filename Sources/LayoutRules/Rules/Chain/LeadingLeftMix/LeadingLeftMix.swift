// The rule about mixed families of horizontal edges.

import MasonrySemantics

enum LeadingLeftMix: ProblemRule {
    static let id: RuleID = "leading-left-mix"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "Leading or trailing is mixed with left or right"
    static let documentation = """
        # leading-left-mix

        One side of the constraint follows the writing direction (leading, trailing), the other does not (left, right).

        ## At run time
        UIKit throws: `A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use
        leading/trailing for both or neither.`

        ## What to do
        Use one family on both sides; leading and trailing are right for text in any language.

        ## Bad
        ```masonry
        view root { view icon; view title }
        icon.makeConstraints { make.left.top.width.height.equalTo(root) }
        title.snp.makeConstraints { make in
            make.leading.equalTo(icon.snp.right)
            //                   ^^^^^^^^^^^^^^ error[leading-left-mix]: leading/trailing attribute and a right/left attribute
            make.top.trailing.height.equalTo(icon)
        }
        ```
        ## Good
        ```masonry
        view root { view icon; view title }
        icon.makeConstraints {
            make.leading.top.height.equalTo(root)
            make.width.equalTo(@40)
        }
        title.snp.makeConstraints { make in
            make.leading.equalTo(icon.snp.trailing)
            make.top.height.equalTo(icon)
            make.trailing.equalToSuperview()
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .leadingLeftMix(let text) = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.target(of: problem, in: context),
            .sentences(["One side follows the writing direction, the other does not.", .verbatim(text)]))
    }
}
