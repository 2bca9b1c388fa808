// Text for people, in the kind that the client can show.

import JSONRPC

/// How a text is written.
package enum MarkupKind: String, Sendable, Hashable, JSONDecodable, JSONEncodable {
    case plaintext, markdown

    package init(json: JSONValue) throws(JSONShapeError) {
        guard let kind = MarkupKind(rawValue: try String(json: json)) else {
            throw JSONShapeError(message: "expected \"plaintext\" or \"markdown\"")
        }
        self = kind
    }

    package var json: JSONValue { .string(rawValue) }
}

/// A text and how it is written.
package struct MarkupContent: Sendable, Hashable, JSONEncodable {
    package var kind: MarkupKind
    package var value: String

    package init(kind: MarkupKind, value: String) {
        self.kind = kind
        self.value = value
    }

    package var json: JSONValue { ["kind": kind.json, "value": .string(value)] }
}
