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

    /// That the subject of a `switch` is a constant.
    mutating func conditionWords(_ subject: ExpressionID, equals constant: String) -> String? {
        guard isInClass, constant.utf8.count <= Self.longestCondition else { return nil }
        return spelling(subject).map { "\($0) == \(constant)" }
    }

    /// What a callback is handed to, `shrink.rx.tap.bind`: the state behind it is called so. nil where that is long.
    mutating func callbackWords(_ call: Invocation) -> String? {
        let (start, end) = (call.range.start.utf8, call.nameRange.end.utf8)
        guard isInClass, start < end, end - start <= 4 * Self.longestCondition else { return nil }
        // Swift breaks such lines before a dot; in a message white space stands between words.
        let text = tree.text[TextRange(start, end)].drop { $0 == "[" }
        let words = LayoutDocument.plainSpelling(call.isMessage ? String(text) : text.filter { !$0.isWhitespace })
        let isPlain = words.utf8.count <= Self.longestCondition && !words.contains { $0.isNewline || "({".contains($0) }
        return isPlain ? words : nil
    }

    private mutating func spelling(_ id: ExpressionID) -> String? {
        let text = tree.text[tree[id].range]
        guard !text.isEmpty, text.utf8.count <= Self.longestCondition,
            text.utf8.allSatisfy({ $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\t") })
        else { return nil }
        return LayoutDocument.plainSpelling(text)
    }
}
