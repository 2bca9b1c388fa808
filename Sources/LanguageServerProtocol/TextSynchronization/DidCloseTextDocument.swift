// textDocument/didClose: the text on disk counts again.

import JSONRPC

package enum DidCloseTextDocumentNotification: NotificationMessage {
    package static let method = "textDocument/didClose"

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier

        package init(json: JSONValue) throws(JSONShapeError) { textDocument = try json.required("textDocument") }
    }
}
