// textDocument/didOpen: from now on the client owns the text.

import JSONRPC

package enum DidOpenTextDocumentNotification: NotificationMessage {
    package static let method = "textDocument/didOpen"

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentItem

        package init(json: JSONValue) throws(JSONShapeError) { textDocument = try json.required("textDocument") }
    }
}
