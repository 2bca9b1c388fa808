// A number in the words of the source, with what is needed to change its sign.

import MasonrySyntax
import SourceText

/// An expression for a number.
struct NumberWords: Hashable, Sendable {
    /// As it is written.
    var text: String
    /// Its value, if it is a literal.
    var literal: Double?
    /// Whether it needs parentheses behind a sign or beside an operator.
    var isCompound = false
    /// What one is divided by, where it was written so.
    var divisor: String?

    static let zero = NumberWords(text: "0", literal: 0)

    var isZero: Bool { literal == 0 }

    /// Whether it is the same whenever it is read: `1 / 3.0`.
    var isFixed: Bool {
        literal != nil
            || text.utf8.allSatisfy { (40...57).contains($0) || $0 == UInt8(ascii: " ") }
                && text.utf8.contains { (48...57).contains($0) }
    }

    init(text: String, literal: Double? = nil, isCompound: Bool = false) {
        self.text = text
        self.literal = literal
        self.isCompound = isCompound
    }

    /// The same with the other sign: `8` and `-8`, `gap` and `-gap`, `a + b` and `-(a + b)`.
    var negated: NumberWords {
        if isZero { return self }
        if text.hasPrefix("-"), !isCompound {
            return NumberWords(text: String(text.dropFirst()), literal: literal.map { -$0 })
        }
        return NumberWords(text: "-" + operand, literal: literal.map { -$0 })
    }

    /// Beside an operator.
    var operand: String { isCompound || text.hasPrefix("-") ? "(\(text))" : text }

    /// Twice the number.
    var doubled: NumberWords {
        if let literal { return NumberWords(literal * 2) }
        return NumberWords(text: "2 * \(operand)", isCompound: true)
    }

    /// One divided by the number.
    var reciprocal: NumberWords {
        var result = NumberWords(text: "1.0 / \(operand)", isCompound: true)
        result.divisor = text
        return result
    }

    /// The sum with another.
    func adding(_ other: NumberWords) -> NumberWords {
        if isZero { return other }
        if other.isZero { return self }
        if let literal, let more = other.literal { return NumberWords(literal + more) }
        return NumberWords(text: "\(text) + \(other.operand)", isCompound: true)
    }

    /// A literal.
    init(_ value: Double) {
        let whole = Int(exactly: value.rounded())
        let text = whole.flatMap { Double($0) == value ? String($0) : nil } ?? String(value)
        self.init(text: text, literal: value)
    }
}
