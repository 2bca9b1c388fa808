// The rule about two edges tied to one.

import AutoLayout
import MasonrySemantics

enum CompositeToSingleEdge: Rule {
    static let id: RuleID = "composite-to-single-edge"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Both edges of an axis are related to one edge"
    static let documentation = """
        # composite-to-single-edge

        One chain pins both edges of an axis to one named attribute: `make.left.right.equalTo(card.snp.left)`.

        ## At run time
        Nothing is logged. Both edges lie on the same line, so the view has no width (or height).

        ## What to do
        Relate to the view: each edge then goes to the same edge of it.

        ## Bad
        ```masonry
        view root { view card; view line }
        card.snp.makeConstraints { $0.edges.equalToSuperview() }
        line.snp.makeConstraints {
        //<- warning[zero-size]: no size
            $0.top.height.equalTo(card)
            $0.left.right.equalTo(card.snp.left)
            //                    ^^^^^^^^^^^^^ warning[composite-to-single-edge]: `left` and `right`
        }
        ```
        ## Good
        ```masonry
        view root { view card; view line }
        card.snp.makeConstraints { $0.edges.equalToSuperview() }
        line.snp.makeConstraints {
            $0.top.height.equalTo(card)
            $0.left.right.equalTo(card)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.composite).compactMap { chain in
            // A guide without a size is how code marks a place.
            if let receiver = chain.receiver, context.document[receiver].layout.kind == .guide { return nil }
            for (near, far) in EdgePair.all {
                guard let pair = context.equalPair(near, far, of: chain), pair.near.target == pair.far.target,
                    let relation = chain.relation
                else { continue }
                return FindingDraft(
                    relation.step.argumentRange ?? relation.step.nameRange,
                    "`\(near.name)` and `\(far.name)` are both pinned to this one edge, which leaves no room between them. Relate to the view instead."
                )
            }
            return nil
        }
    }
}
