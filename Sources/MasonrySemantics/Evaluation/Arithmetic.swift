// Arithmetic as the host languages do it: integers stay integers.

import AutoLayout
import MasonrySyntax

/// Operators on values; whatever is not known or not a number gives unknown.
enum Arithmetic {
    static func unary(_ operation: Operator, _ value: Value) -> Value {
        switch (operation, value) {
        case (.subtract, .number(let number, let isInteger)): .number(-number, isInteger: isInteger)
        case (.add, .number): value
        case (.not, .boolean(let flag)): .boolean(!flag)
        case (.not, .number(let number, _)): .boolean(number == 0)
        default: .unknown
        }
    }

    static func binary(_ operation: Operator, _ left: Value, _ right: Value) -> Value {
        if case .boolean(let one) = left, case .boolean(let other) = right {
            return logical(operation, one, other)
        }
        if case .string(let one) = left, case .string(let other) = right { return ofTexts(operation, one, other) }
        guard case .number(let one, let isFirstInteger) = left, case .number(let other, let isSecondInteger) = right
        else { return .unknown }
        let isInteger = isFirstInteger && isSecondInteger
        switch operation {
        case .add: return .number(one + other, isInteger: isInteger)
        case .subtract: return .number(one - other, isInteger: isInteger)
        case .multiply: return .number(one * other, isInteger: isInteger)
        case .divide:
            guard isInteger else { return .number(one / other, isInteger: false) }
            return other == 0 ? .unknown : .number((one / other).rounded(.towardZero), isInteger: true)
        case .remainder:
            return other == 0 ? .unknown : .number(one.truncatingRemainder(dividingBy: other), isInteger: isInteger)
        case .equal: return .boolean(one == other)
        case .notEqual: return .boolean(one != other)
        case .less: return .boolean(one < other)
        case .lessOrEqual: return .boolean(one <= other)
        case .greater: return .boolean(one > other)
        case .greaterOrEqual: return .boolean(one >= other)
        default: return bitwise(operation, one, other)
        }
    }

    /// Of what stands between the quotes: literals over several lines are not joined, and escapes not compared. What a text
    /// adds to itself doubles each time, so there is a bound.
    private static func ofTexts(_ operation: Operator, _ one: String, _ other: String) -> Value {
        func hold(_ byte: UInt8) -> Bool { one.utf8.contains(byte) || other.utf8.contains(byte) }
        guard one.utf8.count + other.utf8.count <= WrittenText.longest else { return .unknown }
        return switch operation {
        case .add where !hold(UInt8(ascii: "\n")): .string(one + other)
        case .equal where !hold(UInt8(ascii: "\\")): .boolean(one == other)
        case .notEqual where !hold(UInt8(ascii: "\\")): .boolean(one != other)
        default: .unknown
        }
    }

    private static func logical(_ operation: Operator, _ one: Bool, _ other: Bool) -> Value {
        switch operation {
        case .and: .boolean(one && other)
        case .or: .boolean(one || other)
        case .equal: .boolean(one == other)
        case .notEqual: .boolean(one != other)
        default: .unknown
        }
    }

    private static func bitwise(_ operation: Operator, _ one: Double, _ other: Double) -> Value {
        guard let first = Int32(exactly: one), let second = Int32(exactly: other) else { return .unknown }
        let result: Int32
        switch operation {
        case .bitAnd: result = first & second
        case .bitOr: result = first | second
        case .bitXor: result = first ^ second
        case .shiftLeft where (0..<31).contains(second): result = first << second
        case .shiftRight where (0..<31).contains(second): result = first >> second
        default: return .unknown
        }
        return .number(Double(result), isInteger: true)
    }
}
