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
