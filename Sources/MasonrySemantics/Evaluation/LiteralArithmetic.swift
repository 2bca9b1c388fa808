// Quotients of literals in Swift: `5 / 2` is 2.5 where a `CGFloat` is asked for, and 2 where nothing says a type.

import MasonrySyntax

extension Evaluator {
    /// The quotient that an expression of integer literals alone has where it takes the type of a fraction; nil for all other
    /// expressions, and where no fraction is lost. Until somebody asks for an integer, it is a number that is one by its
    /// literals and has a fraction.
    mutating func fractionOfLiterals(_ id: ExpressionID) -> Double? {
        guard tree.dialect == .swift, case .binary = tree[id].kind, let value = literalValue(id, depth: 0),
            value != value.rounded(), value.magnitude < 1e9
        else { return nil }
        return value
    }

    private mutating func literalValue(_ id: ExpressionID, depth: Int) -> Double? {
        guard depth < 8 else { return nil }
        switch tree[id].kind {
        case .number(let number, isInteger: true): return number
        case .parenthesized(let inner): return literalValue(inner, depth: depth + 1)
        case .unary(.subtract, let inner): return literalValue(inner, depth: depth + 1).map { -$0 }
        case .binary(let operation, let left, let right):
            guard let one = literalValue(left, depth: depth + 1), let other = literalValue(right, depth: depth + 1)
            else { return nil }
            switch operation {
            case .add: return one + other
            case .subtract: return one - other
            case .multiply: return one * other
            case .divide: return other == 0 ? nil : one / other
            default: return nil
            }
        default: return nil
        }
    }
}

extension Value {
    /// The value where an integer is asked for, or nothing: what literals alone would be as a fraction loses it.
    var asInteger: Value {
        guard case .number(let number, isInteger: true) = self, number != number.rounded() else { return self }
        return .number(number.rounded(.towardZero), isInteger: true)
    }
}
