// The parameters of requests about a whole document, or a range of it.

import JSONRPC

/// A document; more members may stand beside it.
package struct TextDocumentParams: Sendable, Hashable, JSONDecodable {
    package var textDocument: TextDocumentIdentifier

    package init(json: JSONValue) throws(JSONShapeError) { textDocument = try json.required("textDocument") }
}

/// A range of a document; more members may stand beside it.
package struct TextDocumentRangeParams: Sendable, Hashable, JSONDecodable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange

    package init(json: JSONValue) throws(JSONShapeError) {
        textDocument = try json.required("textDocument")
        range = try json.required("range")
    }
}
