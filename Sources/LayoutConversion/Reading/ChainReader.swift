// From an evaluated chain to the constraints it makes, each number in the words of the source.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Reads chains of both libraries.
struct ChainReader: Sendable {
    let document: LayoutDocument
    let expressions: SourceExpressions

    /// The steps of a chain that say something, each the last of its kind.
    private struct Parts {
        /// Masonry takes a value behind a view: `equalTo(a).mas_equalTo(8)`.
        var relations: [(value: Value, argument: ExpressionID?)] = []
        var constant: (word: Word, value: Value, argument: ExpressionID?)?
        var multiplier: (word: Word, argument: ExpressionID?)?
        var identifier: ExpressionID?
    }

    /// The constraints of a chain on `receiver`; `name` spells views that the chain does not. Of a chain that changes what
    /// others made these are the changed ones, with their new constants, and those that it makes because it found none.
    func drafts(
        of chain: Chain, on receiver: DraftItem, naming name: (ItemID) -> String?
    ) throws(Reason) -> (drafts: [ConstraintDraft], hasIdentifier: Bool) {
        if chain.isStopped { throw Reason(.stops) }
        switch chain.unknown {
        case nil, .number: break
        case .receiver(let range), .target(let range), .attribute(let range), .controlFlow(let range):
            throw Reason(.unknown(range))
        }
        let parts = try parts(of: chain)
        var drafts: [ConstraintDraft] = []
        let isUpdate = document[chain.block].kind == .update
        let new = Set(chain.constraints)
        for id in isUpdate ? Array(chain.updated) + Array(chain.constraints) : Array(chain.constraints) {
            let made = document[id]
            guard made.firstItem == receiver.item else { throw Reason(.unknown(chain.range)) }
            drafts.append(
                ConstraintDraft(
                    first: receiver, firstAttribute: made.firstAttribute, relation: made.relation,
                    second: try second(of: made, parts, chain, name),
                    multiplier: try multiplier(of: made, parts, chain), constant: try constant(of: made, parts, chain),
                    priority: try priority(of: made, chain), range: chain.range, made: id))
            drafts[drafts.count - 1].isNew = isUpdate && new.contains(id)
            drafts[drafts.count - 1].identifier = identifier(of: made, parts, isAlone: chain.constraints.count == 1)
        }
        // In SnapKit a chain without a relation makes nothing, which a rule says; it is not for a conversion to hide it.
        guard !drafts.isEmpty else { throw Reason(.unknown(chain.range)) }
        return (drafts, parts.identifier != nil && drafts.contains { $0.identifier == nil })
    }

    private func parts(of chain: Chain) throws(Reason) -> Parts {
        var parts = Parts()
        for step in chain.steps {
            switch step.kind {
            case .attributes, .filler, .priority: break
            case .relation(_, let value): parts.relations.append((value, step.argument))
            case .constant(let word, let value): parts.constant = (word, value, step.argument)
            case .multiplier(let word, _):
                guard parts.multiplier == nil else { throw Reason(.inexpressible(step.range)) }
                parts.multiplier = (word, step.argument)
            case .identifier: parts.identifier = step.argument
            case .handle(.constraint): break
            // What other statements do to what is kept is read where they stand.
            case .handle where !chain.range.contains(step.range): break
            case .handle: throw Reason(.kept(step.range))
            case .unknown: throw Reason(.unknown(step.range))
            }
        }
        return parts
    }

    /// What a constraint is called, as a string: of a chain that makes several Masonry numbers them.
    private func identifier(of made: MadeConstraint, _ parts: Parts, isAlone: Bool) -> String? {
        guard let argument = parts.identifier else { return nil }
        if made.library == .snapKit || isAlone, let text = expressions.string(argument) { return text }
        guard made.library == .masonry, expressions.string(argument) != nil, let text = made.identifier,
            text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
        else { return nil }
        return expressions.isInSwift ? "\"\(text)\"" : "@\"\(text)\""
    }

    // MARK: The other side

    private func second(
        of made: MadeConstraint, _ parts: Parts, _ chain: Chain, _ name: (ItemID) -> String?
    ) throws(Reason) -> (item: DraftItem, attribute: LayoutAttribute)? {
        switch made.target {
        case .none: return nil
        case .unknown: throw Reason(.unknown(chain.range))
        case .item(let item, let attribute):
            let written = written(item, parts)
            guard let text = written ?? name(item) else { throw Reason(.nameless(chain.range)) }
            return (
                DraftItem(
                    text: text, item: item, isGuide: document[item].isGuide,
                    isImplicit: written == nil && isImplicit(parts)),
                attribute
            )
        }
    }

    /// What a number among the views of a list gives: `equalTo(@[title, @12])`.
    private func constant(
        of made: MadeConstraint, amid values: [Value], _ argument: ExpressionID
    ) throws(Reason) -> NumberWords {
        guard case .none = made.target else { return .zero }
        let range = document.tree[argument].range
        guard case .array(let elements) = document.tree[argument].kind, elements.count == values.count else {
            throw Reason(.inexpressible(range))
        }
        let numbers = zip(elements, values).filter { _, value in
            switch value {
            case .item, .attributes, .array: false
            default: true
            }
        }
        // Of several the one that it is must be told by its value.
        let own = numbers.count == 1 ? numbers : numbers.filter { $0.1.number != nil && $0.1.number == made.constant }
        guard let element = own.first?.0, let words = expressions.number(element) else {
            throw Reason(.inexpressible(range))
        }
        return words
    }

    /// Whether the chain names no other view: its relation is to the superview or to a number.
    private func isImplicit(_ parts: Parts) -> Bool {
        parts.relations.allSatisfy { relation in
            guard relation.argument != nil else { return true }
            switch relation.value {
            case .item, .attributes, .array: return false
            default: return true
            }
        }
    }

    /// The spelling of an item in the chain's relation.
    private func written(_ item: ItemID, _ parts: Parts) -> String? {
        for (value, argument) in parts.relations {
            if let argument, let text = written(item, value, argument) { return text }
        }
        return nil
    }

    private func written(_ item: ItemID, _ value: Value, _ argument: ExpressionID) -> String? {
        switch value {
        case .attributes(item, let list) where !list.isEmpty && !expressions.isAttribute(argument):
            // A property that gives attributes of a view is no view.
            return nil
        case .item(item), .attributes(item, _):
            guard let text = expressions.view(argument), !text.contains("\n") else { return nil }
            return text
        case .array(let values):
            guard case .array(let elements) = document.tree[argument].kind, elements.count == values.count else {
                return nil
            }
            for (element, value) in zip(elements, values) {
                if let text = written(item, value, element) { return text }
            }
            return nil
        default: return nil
        }
    }

    // MARK: Numbers

    private func multiplier(of made: MadeConstraint, _ parts: Parts, _ chain: Chain) throws(Reason) -> NumberWords? {
        guard let (word, argument) = parts.multiplier, made.target != .none else { return nil }
        guard made.multiplier != nil, let argument, let words = expressions.number(argument) else {
            throw Reason(.unknown(argument.map { document.tree[$0].range } ?? chain.range))
        }
        if word == .dividedBy { return words.reciprocal }
        return words.literal == 1 ? nil : words
    }

    private func priority(of made: MadeConstraint, _ chain: Chain) throws(Reason) -> NumberWords? {
        guard let priority = made.priority else { throw Reason(.unknown(chain.range)) }
        return priority == 1000 ? nil : NumberWords(priority)
    }

    private func isComposite(_ chain: Chain) -> Bool {
        let attributes = Set(chain.constraints.map { document[$0].firstAttribute })
        return attributes.isSuperset(of: [.width, .height]) || attributes.isSuperset(of: [.centerX, .centerY])
            || attributes.count > 2
    }

    private func constant(of made: MadeConstraint, _ parts: Parts, _ chain: Chain) throws(Reason) -> NumberWords {
        // SnapKit asks the attribute on the right what a value means, Masonry the one on the left.
        var attribute = made.firstAttribute
        if made.library == .snapKit, case .item(_, let second) = made.target { attribute = second }
        if let (word, value, argument) = parts.constant {
            guard let argument else { throw Reason(.inexpressible(chain.range)) }
            let reader = ConstantReader(
                document: document, expressions: expressions, library: made.library, attribute: attribute,
                isComposite: isComposite(chain))
            if let words = try reader.words(value, argument, in: word) { return words }
            if made.library == .snapKit { return .zero }
        }
        guard let (value, argument) = parts.relations.last, let argument else { return .zero }
        if case .array(let values) = value { return try constant(of: made, amid: values, argument) }
        switch value {
        case .item, .attributes: return .zero
        default:
            let reader = ConstantReader(
                document: document, expressions: expressions, library: made.library, attribute: attribute,
                isComposite: isComposite(chain))
            return try reader.words(value, argument, in: nil) ?? .zero
        }
    }
}

/// Reads the constant that a value gives one attribute.
private struct ConstantReader {
    let document: LayoutDocument
    let expressions: SourceExpressions
    let library: Library
    let attribute: LayoutAttribute
    /// Whether the chain is about a size, a centre or all edges, which a structure may be given to.
    let isComposite: Bool

    private enum Shape { case number, insets, directionalInsets, size, point }

    /// nil where the value leaves the constant as it is.
    ///
    /// - Parameter word: The step that it is given to; nil for a relation.
    func words(_ value: Value, _ argument: ExpressionID, in word: Word?) throws(Reason) -> NumberWords? {
        let range = document.tree[argument].range
        switch try shape(of: value, argument, in: word) {
        case .number:
            guard let number = expressions.number(argument) else { throw Reason(.inexpressible(range)) }
            guard word == .inset || word == .setInset else { return number }
            return inset(all: number)
        case .insets: return try insets(argument, near: "left", far: "right", positions: (1, 3))
        case .directionalInsets: return try insets(argument, near: "leading", far: "trailing", positions: (1, 3))
        case .size:
            switch attribute {
            case .width: return try part("width", 0, argument)
            case .height: return try part("height", 1, argument)
            default: return nil
            }
        case .point:
            return try part(attribute.axis == .horizontal ? "x" : "y", attribute.axis == .horizontal ? 0 : 1, argument)
        }
    }

    private func shape(of value: Value, _ argument: ExpressionID, in word: Word?) throws(Reason) -> Shape {
        let range = document.tree[argument].range
        switch value {
        case .number, .boolean: return .number
        case .insets: return .insets
        case .directionalInsets: return .directionalInsets
        case .size: return .size
        case .point: return .point
        case .unknown(let id):
            guard let index = id.index, document.quantities.indices.contains(index) else {
                throw Reason(.unknown(range))
            }
            switch document.quantities[index] {
            case .insets: return .insets
            case .size: return .size
            case .point: return .point
            case .number:
                switch word {
                case .offset: return .number
                case .insets, .sizeOffset, .centerOffset: throw Reason(.kindOfNumber(range))
                default:
                    // What stands in an attribute's place may be a structure with one number for each.
                    let isOneNumber = word != .inset && !isComposite
                    guard isOneNumber || expressions.isCertainlyNumber(argument) else {
                        throw Reason(.kindOfNumber(range))
                    }
                    return .number
                }
            }
        default: throw Reason(.unknown(range))
        }
    }

    private func part(_ label: String, _ position: Int, _ argument: ExpressionID) throws(Reason) -> NumberWords {
        guard let words = expressions.part(label, position, of: argument) else {
            throw Reason(.inexpressible(document.tree[argument].range))
        }
        return words
    }

    /// An inset of one number on all sides.
    private func inset(all number: NumberWords) -> NumberWords? {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin, .firstBaseline: return number
        case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin, .lastBaseline:
            return number.negated
        case .width, .height: return library == .snapKit ? number.doubled.negated : nil
        default: return library == .snapKit ? .zero : nil
        }
    }

    private func insets(
        _ argument: ExpressionID, near: String, far: String, positions: (Int, Int)
    ) throws(Reason) -> NumberWords? {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return try part(near, positions.0, argument)
        case .right, .trailing, .rightMargin, .trailingMargin: return try part(far, positions.1, argument).negated
        case .top, .topMargin, .firstBaseline: return try part("top", 0, argument)
        case .bottom, .bottomMargin, .lastBaseline: return try part("bottom", 2, argument).negated
        case .width where library == .snapKit:
            return try part(near, positions.0, argument).adding(try part(far, positions.1, argument)).negated
        case .height where library == .snapKit:
            return try part("top", 0, argument).adding(try part("bottom", 2, argument)).negated
        default:
            guard library == .snapKit else { return nil }
            throw Reason(.inexpressible(document.tree[argument].range))
        }
    }
}

extension DocumentItem {
    /// Whether it is a layout guide.
    var isGuide: Bool { layout.kind != .view && layout.kind != .scrollView }
}
