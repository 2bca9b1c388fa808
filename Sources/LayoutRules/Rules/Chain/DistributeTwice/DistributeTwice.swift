// The rule about repeated distribution.

import AutoLayout
import MasonrySemantics
import SourceText

enum DistributeTwice: Rule {
    static let id: RuleID = "distribute-twice"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "Views are distributed a second time"
    static let documentation = """
        # distribute-twice

        `mas_distributeViewsAlongAxis…` is called again on views that it has distributed, without a remake between.

        ## At run time
        It only makes constraints: the old chain stays next to the new one, and the two contradict each other.

        ## What to do
        Call `mas_remakeConstraints` on the views first, or change the constraints that were made.

        ## Bad
        ```masonry
        view root { view a; view b }
        [@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedItemLength:50 leadSpacing:0 tailSpacing:0];
        [@[a, b] mas_makeConstraints:^(MASConstraintMaker *make) { make.top.bottom.equalTo(root); }];
        [@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedItemLength:60 leadSpacing:0 tailSpacing:0];
         //<- warning[distribute-twice]: line 2
        //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsatisfiable]: Unable to simultaneously satisfy constraints.
        //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsatisfiable]: Unable to simultaneously satisfy constraints.
        ```
        ## Good
        ```masonry
        view root { view a; view b }
        [@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:20 leadSpacing:0 tailSpacing:0];
        [@[a, b] mas_makeConstraints:^(MASConstraintMaker *make) { make.top.bottom.equalTo(root); }];
        ```
        """

    private struct Key: Hashable {
        var item: ItemID
        var axis: Axis
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var first: [Key: TextRange] = [:]
        var reports: [FindingDraft] = []
        let blocks = context.document.blocks
        for index in blocks.indices where blocks[index].state == nil && blocks[index].certainty == .certain {
            guard let receiver = blocks[index].receiver else { continue }
            let kind = blocks[index].kind
            if !first.isEmpty, kind == .remake || kind == .remove {
                for axis in Axis.allCases { first[Key(item: receiver, axis: axis)] = nil }
            }
            guard let axis = blocks[index].distributionAxis else { continue }
            let range = blocks[index].receiverRange
            let key = Key(item: receiver, axis: axis)
            guard let earlier = first[key] else {
                first[key] = range
                continue
            }
            guard earlier != range, reports.last?.range != range else { continue }
            let line = context.line(earlier)
            reports.append(
                FindingDraft(
                    range,
                    "These views were distributed on line \(line), and those constraints stay. Remake them first."
                ).relating(earlier, "distributed here first"))
        }
        return reports
    }
}
