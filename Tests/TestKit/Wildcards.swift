// Compares what a server said with what a transcript expects of it.

import JSONRPC

extension JSONValue {
    /// Where `self` is not what `pattern` asks for; nil if it is.
    package func mismatch(with pattern: JSONValue, at path: String = "message") -> String? {
        switch (pattern, self) {
        case (.string("<any>"), _): return nil
        case (.string("<string>"), .string), (.string("<integer>"), .integer): return nil
        case (.string(let pattern), .string(let text)) where pattern.contains("<any>"):
            return Self.matches(text, pattern.split(separator: "<any>", omittingEmptySubsequences: false))
                ? nil : "\(path): \"\(text)\" is not like \"\(pattern)\""
        case (.object(let pattern), .object(let object)):
            return Self.mismatch(of: object, with: pattern, at: path)
        case (.array(let pattern), .array(let elements)):
            return Self.mismatch(of: elements, with: pattern, at: path)
        default:
            if self == pattern { return nil }
            return "\(path): \(prettyPrinted) instead of \(pattern.prettyPrinted)"
        }
    }

    /// `self` with what still fits taken from `pattern`, so that a refreshed transcript keeps its wildcards.
    package func keepingWildcards(of pattern: JSONValue) -> JSONValue {
        if mismatch(with: pattern) == nil { return pattern }
        switch (pattern, self) {
        case (.object(let pattern), .object(let object)):
            return .object(
                JSONObject(
                    object.members.map { member in
                        .init(
                            key: member.key,
                            value: pattern[member.key].map(member.value.keepingWildcards) ?? member.value)
                    }))
        case (.array(let pattern), .array(let elements)):
            let kept = zip(elements, pattern).map { $0.keepingWildcards(of: $1) }
            return .array(kept + elements.dropFirst(kept.count))
        default: return self
        }
    }

    private static func mismatch(of object: JSONObject, with pattern: JSONObject, at path: String) -> String? {
        for member in pattern.members where member.key != "..." {
            guard let value = object[member.key] else { return "\(path): \(member.key) is missing" }
            if let problem = value.mismatch(with: member.value, at: "\(path).\(member.key)") { return problem }
        }
        guard pattern["..."] == nil else { return nil }
        let surplus = object.members.first { pattern[$0.key] == nil }
        return surplus.map { "\(path): \($0.key) is unexpected: \($0.value.prettyPrinted)" }
    }

    private static func mismatch(of elements: [JSONValue], with pattern: [JSONValue], at path: String) -> String? {
        let isOpen = pattern.last == .string("...")
        let expected = isOpen ? pattern.dropLast() : pattern[...]
        guard isOpen ? elements.count >= expected.count : elements.count == expected.count else {
            return "\(path): \(elements.count) elements instead of \(expected.count): "
                + JSONValue.array(elements).prettyPrinted
        }
        for (index, pair) in zip(elements, expected).enumerated() {
            if let problem = pair.0.mismatch(with: pair.1, at: "\(path)[\(index)]") { return problem }
        }
        return nil
    }

    /// Whether the pieces occur in order, the first at the beginning and the last at the end.
    private static func matches(_ text: String, _ pieces: [Substring]) -> Bool {
        guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last) && rest.count >= (pieces.count > 1 ? last.count : 0)
    }
}
