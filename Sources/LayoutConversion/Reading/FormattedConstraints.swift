// The constraints of visual formats: what they name is spelled as elsewhere, and their numbers as the metrics give them.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension UIKitReader {
    /// - Parameters:
    ///   - call: What makes them.
    ///   - made: In their order.
    ///   - statement: What makes them active.
    func formatted(
        _ call: ExpressionID, _ made: [MadeConstraintID], _ statement: TextRange
    ) throws(Reason) -> [ConstraintDraft] {
        let words = try metrics.words(in: call, count: made.count)
        var result: [ConstraintDraft] = []
        for (place, id) in made.enumerated() {
            var draft = try formatted(document[id], statement, tree[call].range)
            if words.indices.contains(place) { try give(&draft, words[place]) }
            result.append(draft)
        }
        return result
    }

    /// The numbers of a format that metrics give, in their words.
    private func give(_ draft: inout ConstraintDraft, _ words: FormatMetrics.Words) throws(Reason) {
        if let constant = words.constant {
            guard let number = expressions.number(constant) else {
                throw Reason(.inexpressible(tree[constant].range))
            }
            draft.constant = words.isNegated ? number.negated : number
        }
        if let priority = words.priority {
            guard let number = expressions.number(priority) else {
                throw Reason(.inexpressible(tree[priority].range))
            }
            draft.priority = number.literal == 1000 ? nil : number
        }
    }

    /// A constraint of a visual format.
    private func formatted(
        _ constraint: MadeConstraint, _ statement: TextRange, _ range: TextRange
    ) throws(Reason) -> ConstraintDraft {
        guard let constant = constraint.constant, let priority = constraint.priority else {
            throw Reason(.unknown(range))
        }
        func spelled(_ id: ItemID) throws(Reason) -> DraftItem {
            let function = index.function(around: statement)
            guard let text = spellings.spelling(of: id, in: function, before: statement.start, beside: "") else {
                throw Reason(.nameless(range))
            }
            return item(text, id)
        }
        var draft = ConstraintDraft(
            first: try spelled(constraint.firstItem), firstAttribute: constraint.firstAttribute,
            relation: constraint.relation, second: nil, multiplier: nil, constant: NumberWords(constant),
            priority: priority == 1000 ? nil : NumberWords(priority), range: range)
        switch constraint.target {
        case .unknown: throw Reason(.unknown(range))
        case .none: break
        case .item(let other, let attribute): draft.second = (try spelled(other), attribute)
        }
        return draft
    }
}
