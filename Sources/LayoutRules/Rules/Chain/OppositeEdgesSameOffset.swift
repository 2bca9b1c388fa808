// The rule about one offset for opposite edges.

import AutoLayout
import MasonrySemantics
import SourceText

enum OppositeEdgesSameOffset: Rule {
    static let id: RuleID = "opposite-edges-same-offset"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Opposite edges are offset in one direction"
    static let documentation = """
        # opposite-edges-same-offset

        One chain gives both edges of an axis the same offset: `make.left.right.equalTo(root).offset(16)`.

        ## At run time
        Nothing is logged. The view keeps its size and is shifted: it leaves its superview on the right or at the bottom.

        ## What to do
        Use `inset`/`insets`, which act inwards on both sides. A deliberate shift reads better as two statements.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.left.right.equalTo(root).offset(16)
            //                            ^^^^^^^^^^ warning[opposite-edges-same-offset]: shifts
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.left.right.equalTo(root).inset(16)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.left.right.equalToSuperview().inset(16)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        context.chains(\.composite).compactMap { chain in
            guard let last = chain.constantSteps.last, [.offset, .mas_offset, .valueOffset].contains(last.word) else {
                return nil
            }
            for (near, far) in EdgePair.all {
                guard let pair = context.equalPair(near, far, of: chain), let constant = pair.near.constant,
                    constant != 0, pair.far.constant == constant, pair.near.target == .item(pair.item, near),
                    pair.far.target == .item(pair.item, far)
                else { continue }
                let report = Report(
                    last.step.range,
                    "This shifts both `\(near.name)` and `\(far.name)` by \(constant); it does not inset the view. Use `inset`."
                )
                guard constant > 0, last.word == .offset else { return report }
                return report.fixing("Change to `inset`", .unsafe, [TextEdit(last.step.nameRange, "inset")])
            }
            return nil
        }
    }
}
