// JSON for readers: short values on a line, long ones over several.

import JSONRPC

extension JSONValue {
    package var prettyPrinted: String { pretty(indent: 0, used: 0) }

    private func pretty(indent: Int, used: Int) -> String {
        let line = oneLine
        if indent + used + line.utf8.count <= 118, !line.contains("\n") { return line }
        let inner = String(repeating: " ", count: indent + 2)
        let outer = String(repeating: " ", count: indent)
        switch self {
        case .array(let elements) where elements.count > 8 && elements.allSatisfy({ $0.number != nil }):
            return "[\n" + Self.filled(elements.map(\.oneLine), indent: inner) + "\n\(outer)]"
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + $0.pretty(indent: indent + 2, used: 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
        case .object(let object) where !object.members.isEmpty:
            let lines = object.members.map { member in
                let key = JSONValue.string(member.key).oneLine + ": "
                return inner + key + member.value.pretty(indent: indent + 2, used: key.utf8.count + 1)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        default: return line
        }
    }

    /// Numbers, as many on a line as it holds.
    private static func filled(_ words: [String], indent: String) -> String {
        var lines: [String] = []
        var line = indent
        for (index, word) in words.enumerated() {
            let piece = index < words.count - 1 ? word + "," : word
            if line.utf8.count + piece.utf8.count > 117 {
                lines.append(line)
                line = indent
            }
            line += line == indent ? piece : " " + piece
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// With a space after each comma and colon.
    private var oneLine: String {
        switch self {
        case .array(let elements): return "[" + elements.map(\.oneLine).joined(separator: ", ") + "]"
        case .object(let object):
            let members = object.members.map { JSONValue.string($0.key).oneLine + ": " + $0.value.oneLine }
            return "{" + members.joined(separator: ", ") + "}"
        default: return String(decoding: serialized(), as: UTF8.self)
        }
    }
}
