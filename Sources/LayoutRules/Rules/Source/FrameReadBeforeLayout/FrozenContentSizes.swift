// Sizes that labels and buttons have by themselves, kept in constraints.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Widths and heights of labels and buttons that come from their own frames after `sizeToFit`: without the constraint they would
/// be as large, and stay so with another text.
struct FrozenContentSizes {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The arguments with the names of the views, in order. Complexity: O(chains).
    func all() -> [(range: TextRange, name: String)] {
        let fitted = Set(context.events(named: "sizeToFit").compactMap { context.item(named: $0.event.receiver) })
        guard !fitted.isEmpty else { return [] }
        var found: [(range: TextRange, name: String)] = []
        for chain in context.document.chains where chain.continues == nil && !chain.isStored {
            guard let receiver = chain.receiver, fitted.contains(receiver), hasOwnSize(receiver),
                !chain.attributes.isEmpty, chain.attributes.allSatisfy({ $0.kind == .size }),
                !LayoutPasses.contains(context.document[chain.block].function ?? "")
            else { continue }
            for step in chain.relationSteps {
                guard let argument = step.argument, let range = step.argumentRange, context.document.isInText(range),
                    context.contains(argument, { isSize($0, of: receiver) })
                else { continue }
                found.append((range, context.document.name(of: receiver)))
            }
        }
        return found
    }

    private func hasOwnSize(_ item: ItemID) -> Bool {
        context.document.isLabel(item) || context.document.systemClass(of: item) == "UIButton"
    }

    /// `label.frame.width`, `label.bounds.size`, and `label.width` by a category.
    private func isSize(_ expression: Expression, of item: ItemID) -> Bool {
        if let base = context.frameBase(of: expression) { return context.item(named: base) == item }
        guard context.tree.dialect == .objectiveC, case .member(let base, let name, _) = expression.kind,
            name.word == .width || name.word == .height, !context.defines("MAS_SHORTHAND")
        else { return false }
        return context.item(named: base) == item
    }
}
