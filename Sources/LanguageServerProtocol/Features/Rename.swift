// textDocument/prepareRename and textDocument/rename: another name in all its uses.

import JSONRPC

package enum PrepareRenameRequest: RequestMessage {
    package static let method = "textDocument/prepareRename"
    package typealias Params = TextDocumentPositionParams

    package struct Output: Sendable, JSONEncodable {
        package var range: PositionRange
        package var placeholder: String

        package init(range: PositionRange, placeholder: String) {
            self.range = range
            self.placeholder = placeholder
        }

        package var json: JSONValue { ["range": range.json, "placeholder": .string(placeholder)] }
    }
}

package enum RenameRequest: RequestMessage {
    package static let method = "textDocument/rename"
    package typealias Output = WorkspaceEdit

    package struct Params: JSONDecodable {
        package var place: TextDocumentPositionParams
        package var newName: String

        package init(json: JSONValue) throws(JSONShapeError) {
            place = try TextDocumentPositionParams(json: json)
            newName = try json.required("newName")
        }
    }
}
