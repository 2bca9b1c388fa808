// Quotients of integers that lose their fraction.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// `9/16` as the host language computes it.
struct IntegerDivision {
    var dividend: Int
    var dividendRange: TextRange
    /// Whether the dividend is written as a number, not as a name.
    var dividendIsLiteral: Bool
    var quotient: Int
}

extension RuleContext {
    /// The division that `expression` is, if both sides are integers and a fraction is lost.
    func integerDivision(_ expression: ExpressionID) -> IntegerDivision? {
        switch tree[expression].kind {
        case .parenthesized(let inner), .boxed(let inner): return integerDivision(inner)
        case .binary(.divide, let left, let right):
            guard let dividend = integer(left), let divisor = integer(right), divisor != 0 else { return nil }
            let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
            guard remainder != 0 else { return nil }
            var isLiteral = false
            if case .number = tree[left].kind { isLiteral = true }
            return IntegerDivision(
                dividend: dividend, dividendRange: tree[left].range, dividendIsLiteral: isLiteral, quotient: quotient)
        default: return nil
        }
    }

    /// The value of an integer literal or of a constant that is an integer.
    private func integer(_ expression: ExpressionID) -> Int? {
        switch tree[expression].kind {
        case .number(let number, true): return Self.integer(number)
        case .parenthesized(let inner): return integer(inner)
        case .name:
            guard let reference = document.references(in: tree[expression].range).first,
                case .constant(let id) = reference.symbol, document.constants.indices.contains(id.index),
                case .number(let number, true) = document.constants[id.index].value
            else { return nil }
            return Self.integer(number)
        default: return nil
        }
    }

    private static func integer(_ number: Double) -> Int? {
        guard number.magnitude < 1e9 else { return nil }
        return Int(exactly: number)
    }
}
