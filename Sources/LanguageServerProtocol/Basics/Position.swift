// Places in a document as the protocol counts them.

import JSONRPC

/// A zero-based line and a zero-based character in the negotiated encoding.
package struct Position: Sendable, Hashable, Comparable, JSONDecodable, JSONEncodable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    package init(json: JSONValue) throws(JSONShapeError) {
        line = try json.required("line")
        character = try json.required("character")
    }

    package var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// The protocol's `Range`, named so that Swift's own stays usable beside it; `end` is exclusive.
package struct PositionRange: Sendable, Hashable, JSONDecodable, JSONEncodable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }

    package init(json: JSONValue) throws(JSONShapeError) {
        start = try json.required("start")
        end = try json.required("end")
    }

    package var json: JSONValue { ["start": start.json, "end": end.json] }
}

/// A range of a document.
package struct Location: Sendable, Hashable, JSONEncodable {
    package var uri: DocumentURI
    package var range: PositionRange

    package init(uri: DocumentURI, range: PositionRange) {
        self.uri = uri
        self.range = range
    }

    package var json: JSONValue { ["uri": uri.json, "range": range.json] }
}
