// The call whose parentheses surround a place.

import MasonrySyntax
import SourceText

/// A place between the parentheses of a call.
struct CallPlace {
    var callee: String
    /// The token of the callee's name.
    var token: Int
    /// The token of the opening parenthesis.
    var parenthesis: Int
    /// How many commas stand between the parenthesis and the place.
    var argument: Int
    /// The first token of the argument the place is in; nil for an empty one.
    var firstToken: Int?
}

extension TokenWalk {
    /// The innermost call around the place before the token `index`. Array literals on the way are looked through;
    /// braces, messages and statement ends are not.
    func call(around index: Int) -> CallPlace? {
        var commas = 0
        var depth = 0
        var first: Int?
        var cursor = previous(index)
        for _ in 0..<4096 {
            guard let current = cursor else { return nil }
            if isMark(current, ")") || isMark(current, "]") || isMark(current, "}") {
                depth += 1
            } else if isMark(current, "(") || isMark(current, "[") || isMark(current, "{") {
                if depth == 0, isMark(current, "(") {
                    guard let callee = previous(current), isIdentifier(callee) else {
                        // A parenthesized expression belongs to the call around it.
                        commas = 0
                        first = current
                        cursor = previous(current)
                        continue
                    }
                    return CallPlace(
                        callee: spelling(callee), token: callee, parenthesis: current, argument: commas,
                        firstToken: first)
                }
                if depth == 0 {
                    guard isMark(current, "["), isArrayLiteral(current) else { return nil }
                    commas = 0
                }
                depth = max(0, depth - 1)
            } else if depth == 0, isMark(current, ";") {
                return nil
            } else if depth == 0, isMark(current, ",") {
                commas += 1
            }
            if depth == 0, commas == 0 { first = current }
            cursor = previous(current)
        }
        return nil
    }

    /// Whether the bracket at `index` opens an array rather than a message or an index.
    private func isArrayLiteral(_ index: Int) -> Bool {
        guard let before = previous(index) else { return false }
        return isMark(before, "@") || isMark(before, "(") || isMark(before, ",") || isMark(before, "[")
    }
}
