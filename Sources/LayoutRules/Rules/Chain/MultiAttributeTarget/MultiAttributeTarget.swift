// The rule about composite targets in SnapKit.

import MasonrySemantics
import SourceText

enum MultiAttributeTarget: ProblemRule {
    static let id: RuleID = "multi-attribute-target"
    static let severity = Severity.error
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "The target has several attributes that differ from the receiver's"
    static let documentation = """
        # multi-attribute-target

        The right side of a relation names several attributes that are not those of the left side. (Margins and edges, and
        directional pairs, are allowed to differ.)

        ## At run time
        SnapKit traps: `Cannot constraint to multiple non identical attributes.`

        ## What to do
        Relate to the view itself, or to one attribute.

        ## Bad
        ```masonry
        view root { view photo; view badge }
        photo.snp.makeConstraints { $0.edges.equalToSuperview() }
        badge.snp.makeConstraints {
            $0.left.top.equalTo(photo.snp.edges)
            //                  ^^^^^^^^^^^^^^^ error[multi-attribute-target]: Cannot constraint to multiple non identical
            $0.size.equalTo(40)
        }
        ```
        ## Fixed
        ```masonry
        view root { view photo; view badge }
        photo.snp.makeConstraints { $0.edges.equalToSuperview() }
        badge.snp.makeConstraints {
            $0.left.top.equalTo(photo)
            $0.size.equalTo(40)
        }
        ```
        ## Good
        ```masonry
        view root { view photo; view badge }
        photo.snp.makeConstraints { $0.edges.equalTo(root.snp.edges) }
        badge.snp.makeConstraints {
            $0.left.top.equalTo(photo)
            $0.size.equalTo(40)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .multiAttributeTarget(let text) = problem.kind else { return nil }
        let place = ChainPlace.target(of: problem, in: context)
        let report = FindingDraft(
            place, "\(text) The two sides name different attributes; relate to the view itself, or to one attribute.")
        guard let (view, range) = ChainPlace.targetView(of: problem, in: context) else { return report }
        return report.fixing("Relate to `\(view)` itself", .unsafe, [TextEdit(range, view)])
    }
}
