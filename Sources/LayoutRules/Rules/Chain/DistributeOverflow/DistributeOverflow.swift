// The rule about distribution with a fixed item length.

import AutoLayout
import MasonrySemantics
import SourceText

enum DistributeOverflow: Rule {
    static let id: RuleID = "distribute-overflow"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "Distributed views of fixed size overlap"
    static let documentation = """
        # distribute-overflow

        `mas_distributeViewsAlongAxis:withFixedItemLength:…` is given a length of which not all fit between the two ends.

        ## At run time
        Nothing is logged: the spacing becomes negative, and the views overlap.

        ## What to do
        Use a smaller length, or `withFixedSpacing`.

        ## Bad
        ```masonry
        screen "Phone" 300 x 600
        view root { view a; view b; view c }
        [@[a, b, c] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedItemLength:120 leadSpacing:10 tailSpacing:10];
         //<- warning[distribute-overflow]: overlap
        [@[a, b, c] mas_makeConstraints:^(MASConstraintMaker *make) { make.top.bottom.equalTo(root); }];
        ```
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root { view a; view b; view c }
        [@[a, b, c] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedItemLength:80 leadSpacing:10 tailSpacing:10];
        [@[a, b, c] mas_makeConstraints:^(MASConstraintMaker *make) { make.top.bottom.equalTo(root); }];
        ```
        """

    /// The views of one call.
    private struct Distribution {
        /// Of the list of views.
        var range: TextRange
        /// Of the whole call.
        var call: TextRange
        var axis: Axis
        var items: [ItemID] = []
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var distributions: [Distribution] = []
        let blocks = context.document.blocks
        for index in blocks.indices where blocks[index].state == nil {
            guard let axis = blocks[index].distributionAxis, let receiver = blocks[index].receiver else { continue }
            let range = blocks[index].receiverRange
            if distributions.last?.range != range {
                distributions.append(
                    Distribution(range: range, call: blocks[index].range, axis: axis))
            }
            distributions[distributions.count - 1].items.append(receiver)
        }
        return distributions.compactMap { report($0, context) }
    }

    private static func report(_ distribution: Distribution, _ context: RuleContext) -> FindingDraft? {
        for entry in context.solved where context.scenarioName(entry.scenario) == nil {
            guard stands(distribution, in: entry, context), let second = overlap(distribution, entry, context) else {
                continue
            }
            let names = distribution.items[(second - 1)...second].map(context.document.name)
            let screen = context.screenName(entry.screen)
            return FindingDraft(
                distribution.range,
                "\(.codeList(names)) overlap on \(screen): they do not all fit at this length. Use a smaller length, or a fixed spacing."
            )
        }
        return nil
    }

    /// Whether what the distribution makes is active in a scenario.
    private static func stands(_ distribution: Distribution, in entry: SolvedScenario, _ context: RuleContext) -> Bool {
        let active = entry.lowered.constraints
        return distribution.items.allSatisfy { item in
            active.contains { id in
                let made = context.document[id]
                return made.firstItem == item && distribution.call.start <= made.range.start
                    && made.range.end <= distribution.call.end
            }
        }
    }

    /// The first view that begins before the one before it ends.
    private static func overlap(_ distribution: Distribution, _ entry: SolvedScenario, _ context: RuleContext) -> Int? {
        var end: Double?
        for (number, item) in distribution.items.enumerated() {
            guard context.reliability.isReliable(item), let index = entry.lowered.itemIndices[item],
                entry.solution.absoluteFrames.indices.contains(index), entry.solution.isSolved(ItemID(index))
            else { return nil }
            let frame = entry.solution.absoluteFrames[index]
            let isHorizontal = distribution.axis == .horizontal
            if let end, (isHorizontal ? frame.x : frame.y) < end - 0.01 { return number }
            end = isHorizontal ? frame.x + frame.width : frame.y + frame.height
        }
        return nil
    }
}
