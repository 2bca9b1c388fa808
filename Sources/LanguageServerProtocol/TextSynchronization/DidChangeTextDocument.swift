// textDocument/didChange: the text has another version.

import JSONRPC

package enum DidChangeTextDocumentNotification: NotificationMessage {
    package static let method = "textDocument/didChange"

    package struct Params: JSONDecodable {
        package var textDocument: VersionedTextDocumentIdentifier
        /// Each refers to the text that the one before it leaves.
        package var contentChanges: [ContentChange]

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            contentChanges = try json.required("contentChanges")
        }
    }

    package struct ContentChange: Sendable, Hashable, JSONDecodable {
        /// Nil means the whole text.
        package var range: PositionRange?
        package var text: String

        package init(json: JSONValue) throws(JSONShapeError) {
            range = try json.optional("range")
            text = try json.required("text")
        }
    }
}
