// `mas_distributeViewsAlongAxis:` as the constraints that it makes.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Reads distributions.
struct DistributionReader: Sendable {
    let document: LayoutDocument
    let index: SourceIndex
    let expressions: SourceExpressions
    let spellings: ItemSpellings

    /// What a distribution is, statement by statement: one for each view.
    struct Content: Sendable {
        var statements: [DraftStatement] = []
        var views: [DraftItem] = []
        /// With the semicolon.
        var range: TextRange
    }

    private var tree: SyntaxTree { document.tree }

    /// - Parameter blocks: What the call made, a block for each view in their order.
    func content(_ blocks: [ConstraintBlock]) throws(Reason) -> Content {
        guard let first = blocks.first, let id = index.call(at: first.range), index.statement(of: first.range) != nil,
            case .message(let receiver, let arguments) = tree[id].kind
        else { throw Reason(.used) }
        var end = first.range.end.utf8
        if end < tree.text.length, tree.text.bytes[end] == UInt8(ascii: ";") { end += 1 }
        var result = Content(range: TextRange(first.range.start.utf8, end))
        var written: [ExpressionID] = []
        if case .array(let elements) = tree[expressions.unboxed(receiver)].kind { written = elements }
        var items: [ItemID] = []
        for block in blocks {
            guard let item = block.receiver, !items.contains(item) else { throw Reason(.unknown(first.range)) }
            let place = items.count
            items.append(item)
            let named = place < written.count && expressions.isPath(written[place]) ? text(written[place]) : nil
            guard let text = named ?? spelling(of: item, first.range) else { throw Reason(.nameless(first.range)) }
            result.views.append(DraftItem(text: text, item: item, isGuide: false))
        }
        guard written.isEmpty || written.count == items.count else { throw Reason(.unknown(first.range)) }
        for (place, block) in blocks.enumerated() {
            var statement = DraftStatement(drafts: [], range: first.range)
            if place == 0 { statement.comments = index.comments(in: result.range).map { tree.text[$0.range] } }
            for chain in block.chains.map({ document[$0] }) {
                for made in chain.constraints {
                    statement.drafts.append(
                        try draft(made, place, result.views, Numbers(arguments, tree), block.range))
                }
            }
            guard !statement.drafts.isEmpty else { throw Reason(.unknown(first.range)) }
            result.statements.append(statement)
        }
        return result
    }

    private func text(_ id: ExpressionID) -> String? { expressions.view(id) }

    private func spelling(of item: ItemID, _ range: TextRange) -> String? {
        spellings.spelling(of: item, in: index.function(around: range), before: range.start, beside: "")
    }

    /// The numbers of a call.
    private struct Numbers {
        var length: ExpressionID?
        var lead: ExpressionID?
        var tail: ExpressionID?

        init(_ arguments: [Argument], _ tree: SyntaxTree) {
            for argument in arguments {
                switch argument.label.map({ tree.string($0) }) {
                case "withFixedSpacing", "withFixedItemLength": length = argument.value
                case "leadSpacing": lead = argument.value
                case "tailSpacing": tail = argument.value
                default: break
                }
            }
        }
    }

    private func draft(
        _ id: MadeConstraintID, _ place: Int, _ views: [DraftItem], _ numbers: Numbers, _ range: TextRange
    ) throws(Reason) -> ConstraintDraft {
        let made = document[id]
        guard made.firstItem == views[place].item, made.relation == .equal, made.priority == 1000 else {
            throw Reason(.unknown(range))
        }
        func words(_ id: ExpressionID?) throws(Reason) -> NumberWords {
            guard let id, let words = expressions.number(id) else { throw Reason(.inexpressible(range)) }
            return words
        }
        var draft = ConstraintDraft(
            first: views[place], firstAttribute: made.firstAttribute, relation: .equal, second: nil, multiplier: nil,
            constant: .zero, priority: nil, range: range, made: id)
        guard case .item(let second, let attribute) = made.target else {
            draft.constant = try words(numbers.length)
            return draft
        }
        if place > 0, second == views[place - 1].item {
            draft.second = (views[place - 1], attribute)
            if made.firstAttribute.kind != .size { draft.constant = try words(numbers.length) }
            return draft
        }
        guard let text = spelling(of: second, range) else { throw Reason(.nameless(range)) }
        draft.second = (DraftItem(text: text, item: second, isGuide: document[second].isGuide), attribute)
        guard place > 0 else {
            draft.constant = try words(numbers.lead)
            return draft
        }
        guard place < views.count - 1 else {
            draft.constant = try words(numbers.tail).negated
            return draft
        }
        // Items of a fixed length stand at equal shares of what is left.
        guard let constant = made.constant else { throw Reason(.inexpressible(range)) }
        draft.multiplier = NumberWords(text: "\(place).0 / \(views.count - 1)", isCompound: true)
        draft.constant = NumberWords(constant)
        return draft
    }
}
