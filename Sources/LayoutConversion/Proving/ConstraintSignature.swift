// What makes two constraints of two versions of a text the same: all but where and how they are written.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Where a place of the text before stands after edits. Complexity: O(log edits) a place.
struct PlaceMap: Sendable {
    /// In written order.
    private let edits: [TextEdit]
    /// For each edit how far what stands behind it has moved; one more than there are edits, for what stands before all.
    private var shifts = [0]

    /// - Parameter edits: In written order, not overlapping.
    init(_ edits: [TextEdit]) {
        self.edits = edits
        for edit in edits { shifts.append(shifts[shifts.count - 1] + edit.text.utf8.count - edit.range.length) }
    }

    /// Where what stands at `offset` is afterwards; what is replaced is at the beginning of what replaces it.
    func new(_ offset: TextOffset) -> TextOffset {
        let before = edits.partitionPoint { $0.range.start >= offset }
        if before > 0, offset < edits[before - 1].range.end {
            return TextOffset(edits[before - 1].range.start.utf8 + shifts[before - 1])
        }
        return TextOffset(offset.utf8 + shifts[before])
    }

    /// What stands in the place of each edit afterwards.
    var written: [TextRange] {
        zip(edits, shifts).map { edit, shift in
            let start = edit.range.start.utf8 + shift
            return TextRange(start, start + edit.text.utf8.count)
        }
    }

    /// From the beginning of what was the first byte to the end of what stands, or is inserted, before the last one's end.
    func new(_ range: TextRange) -> TextRange {
        let before = edits.partitionPoint { $0.range.start >= range.end }
        let start = new(range.start)
        return TextRange(start, max(start, TextOffset(range.end.utf8 + shifts[before])))
    }
}

/// A constraint without its place, in words that hold for both versions of a text.
struct ConstraintSignature: Hashable, Sendable {
    var first: String
    var relation: LayoutRelation
    var second: String?
    var multiplier: Double?
    /// The number, or a sum of what the source names; nil where it has no words.
    var constant: String?
    var priority: Double?
    /// What debugging calls it, as far as that is known.
    var identifier: String?
    /// Whether nothing switches it on.
    var isNeverActive = false

    /// For people who look into a proof that failed.
    var words: String {
        "\(first) \(relation.symbol) \(second ?? "") * \(multiplier.map { "\($0)" } ?? "?") + \(constant ?? "?") @ "
            + "\(priority.map { "\($0)" } ?? "?")" + (identifier.map { " \"\($0)\"" } ?? "")
            + (isNeverActive ? " (off)" : "")
    }

    /// Whether nothing of it is unknown: two that are not are never the same.
    var isKnown: Bool { second != "?" && multiplier != nil && constant != nil && priority != nil }
}

/// What is done to a constraint, in words that hold for both versions of a text.
struct ChangeSignature: Hashable, Sendable {
    var constraint: ConstraintSignature
    /// What it has afterwards; nil for what takes it away.
    var number: String?
    /// Whether all of it is known.
    var isKnown: Bool

    var words: String { "\(constraint.words) → \(number ?? "gone")" }
}

/// Makes signatures of one version of a text.
struct SignatureMaker: Sendable {
    private let document: LayoutDocument
    private var names: [String] = []

    /// - Parameter places: From this version to the one that places are told in, step by step.
    init(_ document: LayoutDocument, places: PlaceMap...) { self.init(document, places) }

    init(_ document: LayoutDocument, _ places: [PlaceMap]) {
        self.document = document
        self.places = places
        var counts: [String: Int] = [:]
        names.reserveCapacity(document.items.count)
        for item in document.items {
            var name = "\(item.owner ?? "")|\(item.className ?? "")|\(item.layout.kind)"
            if let declaration = item.declaration, document.isInText(declaration) {
                name += "|@\(places.reduce(declaration.start) { $1.new($0) }.utf8)"
            } else {
                name += "|\(item.name)"
            }
            // A guide goes by its view.
            if case .item(let parent) = item.parent, item.isGuide, names.indices.contains(parent.index) {
                name += "|" + names[parent.index]
            }
            counts[name, default: 0] += 1
            names.append(counts[name] == 1 ? name : "\(name)#\(counts[name] ?? 0)")
        }
    }

    private let places: [PlaceMap]

    /// A place of this version in the one that places are told in.
    func new(_ place: TextOffset) -> TextOffset { places.reduce(place) { $1.new($0) } }

    func name(of item: ItemID) -> String { names.indices.contains(item.index) ? names[item.index] : "" }

    func signature(_ id: MadeConstraintID) -> ConstraintSignature {
        let made = document[id]
        let isTurned = isTurned(made)
        var result = ConstraintSignature(
            first: side(made.firstItem, made.firstAttribute), relation: made.relation, second: nil,
            multiplier: made.multiplier, constant: number(made.constant, made.quantity, isNegative: isTurned),
            priority: made.priority, identifier: made.identifier)
        result.isNeverActive = document.neverActivated.contains(id)
        switch made.target {
        case .none: result.multiplier = 1
        case .unknown: result.second = "?"
        case .item(let item, let attribute):
            result.second = side(item, attribute)
            guard isTurned, let second = result.second else { break }
            (result.first, result.second) = (second, result.first)
            result.relation = made.relation.turned
        }
        return result
    }

    /// Whether a constraint is told from its other side: `a.left == b.left + 8` is `b.left == a.left - 8`.
    private func isTurned(_ made: MadeConstraint) -> Bool {
        guard made.multiplier == 1, case .item(let item, let attribute) = made.target else { return false }
        return side(item, attribute) < side(made.firstItem, made.firstAttribute)
    }

    func signature(_ change: LaterChange) -> ChangeSignature {
        let constraint = signature(change.constraint)
        switch change.kind {
        case .removed: return ChangeSignature(constraint: constraint, number: nil, isKnown: true)
        case .activated: return ChangeSignature(constraint: constraint, number: "on", isKnown: true)
        case .constant(let value, let quantity):
            let number = number(value, quantity, isNegative: isTurned(document[change.constraint]))
            return ChangeSignature(constraint: constraint, number: number ?? "?", isKnown: number != nil)
        case .priority(let value):
            return ChangeSignature(
                constraint: constraint, number: value.map { "@ \($0)" } ?? "@ ?", isKnown: value != nil)
        }
    }

    /// Margins are those of the guide.
    private func side(_ item: ItemID, _ attribute: LayoutAttribute) -> String {
        if document[item].layout.kind == .layoutMarginsGuide, case .item(let view) = document[item].parent,
            let margin = attribute.asMargin
        {
            return "\(names[view.index]).\(margin.name)"
        }
        return "\(names[item.index]).\(attribute.name)"
    }

    /// What `CGFloat(gap)` is made of: SnapKit makes one of whatever number it is given, anchors are given one. Integers that
    /// are divided stay integers in both; what would not is never printed so.
    private static func number(in words: String) -> String {
        let head = "CGFloat("
        guard words.hasPrefix(head), words.hasSuffix(")") else { return words }
        let inner = words.dropFirst(head.count).dropLast()
        var depth = 0
        for byte in inner.utf8 {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth < 0 { return words }
        }
        return number(in: String(inner))
    }

    private func number(_ value: Double?, _ quantity: QuantityID, isNegative: Bool) -> String? {
        let sign: Double = isNegative ? -1 : 1
        if let value { return NumberText.short(value == 0 ? 0 : sign * value) }
        guard let form = document.form(of: quantity) else { return nil }
        var terms: [String: Double] = [:]
        for term in form.terms {
            guard let text = document.words(of: term.unknown) ?? document.wordsElsewhere(of: term.unknown) else {
                return nil
            }
            terms[Self.number(in: text), default: 0] += sign * term.factor
        }
        let sum = terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        let number = NumberText.short(form.constant == 0 ? 0 : sign * form.constant)
        return (sum.map { "\(NumberText.short($0.value))*\($0.key)" } + [number]).joined(separator: " + ")
    }
}

extension LayoutDocument {
    /// What code of another file calls a number: that code is no part of either version of the text.
    fileprivate func wordsElsewhere(of unknown: UnknownNumberID) -> String? {
        guard unknownNumbers.indices.contains(unknown.index) else { return nil }
        let number = unknownNumbers[unknown.index]
        guard let source = number.source, !isInText(source) else { return nil }
        return number.text.map { "elsewhere \($0)" }
    }
}

extension LayoutAttribute {
    /// The attribute of a view that an attribute of its margins' guide is.
    fileprivate var asMargin: LayoutAttribute? {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: nil
        }
    }
}
