// Bars that a layout measures while it is made.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The constraints of a controller's own views whose numbers come from the frames of bars: `statusBarFrame.height + 44`,
/// `navigationController?.navigationBar.frame.maxY`.
struct MeasuredBars {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// By the class of the controller. Complexity: O(chains).
    func places() -> [String: Set<TextRange>] {
        guard ["statusBarFrame", "navigationBar", "tabBar"].contains(where: { context.tree.names.find($0) != nil })
        else { return [:] }
        var places: [String: Set<TextRange>] = [:]
        for chain in context.document.chains where chain.continues == nil && !chain.isStored {
            guard let receiver = chain.receiver, let root = context.document.superview(of: receiver),
                context.document[root].placement == .controllerView, let owner = context.document[root].owner,
                chain.attributes.contains(where: { $0 == .top || $0 == .bottom }),
                context.document.isInText(chain.range),
                !LayoutPasses.contains(context.document[chain.block].function ?? ""),
                chain.steps.contains(where: { $0.argumentRange.map(measures) ?? false })
            else { continue }
            places[owner, default: []].insert(chain.range)
        }
        return places
    }

    private func measures(_ range: TextRange) -> Bool {
        let words = Set(context.identifiers(in: range))
        // A view of the program's own may be called `navigationBar`: the system's is asked of its controller.
        return words.contains("statusBarFrame")
            || words.isDisjoint(with: ["snp", "mas_bottom", "mas_top"])
                && words.contains(where: { $0.hasSuffix("avigationController") || $0.hasSuffix("abBarController") })
                && !words.isDisjoint(with: ["navigationBar", "tabBar"])
                && !words.isDisjoint(with: ["frame", "bounds", "height", "bottom"])
    }
}
