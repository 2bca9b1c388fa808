// Conditions as the source says them, for the names of scenarios.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// What is longer is no name.
    private static let longestCondition = 48

    /// A condition, or that it does not hold, on one line; nil where it has no short spelling.
    mutating func conditionWords(_ condition: ExpressionID?, holds: Bool, depth level: Int = 0) -> String? {
        guard isInClass, let condition, level < 8 else { return nil }
        switch tree[condition].kind {
        case .parenthesized(let inner): return conditionWords(inner, holds: holds, depth: level + 1)
        case .unary(.not, let operand): return conditionWords(operand, holds: !holds, depth: level + 1)
        case .binary(let operation, let left, let right) where operation == .equal || operation == .notEqual:
            guard var left = spelling(left), var right = spelling(right) else { return nil }
            if left.hasPrefix("."), !right.hasPrefix(".") { swap(&left, &right) }
            return left + ((operation == .equal) == holds ? " == " : " != ") + right
        case .name, .member, .call, .message, .index:
            return spelling(condition).map { holds ? $0 : "!" + $0 }
        default: return spelling(condition).map { holds ? $0 : "!(\($0))" }
        }
    }

    private mutating func spelling(_ id: ExpressionID) -> String? {
        let text = tree.text[tree[id].range]
        guard !text.isEmpty, text.utf8.count <= Self.longestCondition,
            text.utf8.allSatisfy({ $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\t") })
        else { return nil }
        return LayoutDocument.plainSpelling(text)
    }
}
