// Numbers that are not known, as the source says them: linear in what it names.

import AutoLayout
import MasonrySyntax
import SourceText

/// An index into `LayoutDocument.quantities`.
package struct QuantityID: Hashable, Sendable {
    let storage: Int32

    init(_ index: Int) { storage = Int32(clamping: index + 1) }
    private init() { storage = 0 }

    /// Nothing is known of the value, not even what it is called.
    package static let nameless = QuantityID()

    /// nil for `nameless`.
    package var index: Int? { storage > 0 ? Int(storage) - 1 : nil }
}

/// A number that the source names and nothing tells, as an index into `LayoutDocument.unknownNumbers`.
package struct UnknownNumberID: Hashable, Comparable, Sendable {
    package let index: Int

    package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// What the source calls a number that is not known.
package struct UnknownNumber: Sendable, Hashable {
    /// In the words of the source; nil where they are too long to be shown.
    package var text: String?
    /// The expression.
    package var source: TextRange?
    /// The part of the expression that it is, where this names a structure: `left` of `contentInsets`.
    package var part: Word?
    /// The side of a view that it is, in a layout that shows the view as large as the screen.
    package var side: Side?
    /// What its class declares it as, of a stored `var` that other code may have given another value. For display alone.
    package var declared: Double?
    /// The largest by which code multiplies it, and at least 1.
    package var largestFactor = 1.0

    package struct Side: Sendable, Hashable {
        package var item: ItemID
        package var axis: Axis
    }
}

/// A constant and multiples of unknown numbers.
package struct LinearForm: Sendable, Hashable {
    package struct Term: Sendable, Hashable {
        package var unknown: UnknownNumberID
        package var factor: Double
    }

    package var constant: Double
    /// Each unknown once, in order.
    package var terms: [Term]

    init(constant: Double = 0, terms: [Term] = []) {
        self.constant = constant
        self.terms = terms
    }

    func scaled(by factor: Double) -> LinearForm {
        LinearForm(
            constant: constant * factor,
            terms: factor == 0 ? [] : terms.map { Term(unknown: $0.unknown, factor: $0.factor * factor) })
    }

    func adding(_ other: LinearForm) -> LinearForm {
        var factors: [UnknownNumberID: Double] = [:]
        for term in terms + other.terms { factors[term.unknown, default: 0] += term.factor }
        let sum = factors.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        return LinearForm(
            constant: constant + other.constant, terms: sum.map { Term(unknown: $0.key, factor: $0.value) })
    }

    /// The number with these values of the unknown ones.
    func value(_ unknown: (UnknownNumberID) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.factor * unknown($1.unknown) }
    }
}

/// A value of which the source says more than nothing.
package enum Quantity: Sendable, Hashable {
    case number(LinearForm)
    case size(width: LinearForm, height: LinearForm)
    case point(x: LinearForm, y: LinearForm)
    case insets(top: LinearForm, left: LinearForm, bottom: LinearForm, right: LinearForm)

    var number: LinearForm? { if case .number(let form) = self { form } else { nil } }

    /// The numbers that it is made of.
    var forms: [LinearForm] {
        switch self {
        case .number(let form): [form]
        case .size(let width, let height): [width, height]
        case .point(let x, let y): [x, y]
        case .insets(let top, let left, let bottom, let right): [top, left, bottom, right]
        }
    }

    /// Whether it is more than one number.
    var hasParts: Bool { number == nil }

    /// A side or coordinate of it by its name; nil for what it does not have.
    func part(_ word: Word?) -> LinearForm? {
        switch (self, word) {
        case (.size(let width, _), .width): width
        case (.size(_, let height), .height): height
        case (.point(let x, _), .x): x
        case (.point(_, let y), .y): y
        case (.insets(let top, _, _, _), .top): top
        case (.insets(_, let left, _, _), .left): left
        case (.insets(_, _, let bottom, _), .bottom): bottom
        case (.insets(_, _, _, let right), .right): right
        default: nil
        }
    }

    /// What it gives a constraint on an attribute; nil where it leaves the constant alone.
    func constant(for attribute: LayoutAttribute) -> LinearForm? {
        switch self {
        case .number(let form): form
        case .size(let width, let height):
            attribute == .width ? width : attribute == .height ? height : nil
        case .point(let x, let y): attribute.axis == .horizontal ? x : y
        case .insets(let top, let left, let bottom, let right):
            switch attribute {
            case .left, .leading, .leftMargin, .leadingMargin: left
            case .right, .trailing, .rightMargin, .trailingMargin: right.scaled(by: -1)
            case .top, .topMargin, .firstBaseline: top
            case .bottom, .bottomMargin, .lastBaseline: bottom.scaled(by: -1)
            case .width: left.adding(right).scaled(by: -1)
            case .height: top.adding(bottom).scaled(by: -1)
            default: nil
            }
        }
    }
}

extension LayoutDocument {
    /// The whole expression that an unknown number is, without white space; nil where it is not in the text.
    package func words(of unknown: UnknownNumberID) -> String? {
        guard unknownNumbers.indices.contains(unknown.index), let range = unknownNumbers[unknown.index].source,
            isInText(range)
        else { return nil }
        let words = String(tree.text[range].filter { !$0.isWhitespace })
        return unknownNumbers[unknown.index].part.map { "\(words).\($0.spelling)" } ?? words
    }

    /// The linear form of a number that is not known; nil where nothing of it is.
    package func form(of id: QuantityID) -> LinearForm? {
        guard let index = id.index, quantities.indices.contains(index) else { return nil }
        return quantities[index].number
    }
}
