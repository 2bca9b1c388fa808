// Sizes that labels have by themselves, kept in constraints.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Widths and heights of labels that are those of their own frames after `sizeToFit`: without the constraint they would be as
/// large, and stay so with another text.
struct FrozenContentSizes {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The arguments with the names of the views, in order. Complexity: O(chains).
    func all() -> [(range: TextRange, name: String)] {
        let fitted = Set(context.events(named: "sizeToFit").compactMap { context.item(named: $0.event.receiver) })
        guard !fitted.isEmpty else { return [] }
        var found: [(range: TextRange, name: String)] = []
        for chain in context.document.chains where chain.continues == nil && !chain.isStored {
            guard let receiver = chain.receiver, fitted.contains(receiver), context.document.isLabel(receiver),
                !chain.attributes.isEmpty, chain.attributes.allSatisfy({ $0.kind == .size }),
                !LayoutPasses.contains(context.document[chain.block].function ?? "")
            else { continue }
            for step in chain.relationSteps {
                guard let argument = step.argument, let range = step.argumentRange, context.document.isInText(range),
                    isSize(argument, of: receiver)
                else { continue }
                found.append((range, context.document.name(of: receiver)))
            }
        }
        return found
    }

    /// `label.frame.width`, `label.bounds.size`, and `label.width` by a category; with a number added it is another size.
    private func isSize(_ id: ExpressionID, of item: ItemID, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        if let base = context.frameBase(of: context.tree[id]) { return context.item(named: base) == item }
        switch context.tree[id].kind {
        case .boxed(let inner), .parenthesized(let inner): return isSize(inner, of: item, depth: depth + 1)
        case .member(let base, let name, _) where ["width", "height", "size"].contains(context.tree.string(name)):
            let isOfCategory =
                context.tree.dialect == .objectiveC && !context.defines("MAS_SHORTHAND")
                && context.item(named: base) == item
            return isOfCategory || isSize(base, of: item, depth: depth + 1)
        default: return false
        }
    }
}
