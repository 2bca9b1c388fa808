// textDocument/references: all uses of a name.

import JSONRPC

package enum ReferencesRequest: RequestMessage {
    package static let method = "textDocument/references"
    package typealias Output = [Location]

    package struct Params: JSONDecodable {
        package var place: TextDocumentPositionParams
        package var includesDeclaration: Bool

        package init(json: JSONValue) throws(JSONShapeError) {
            place = try TextDocumentPositionParams(json: json)
            includesDeclaration = json["context"]?["includeDeclaration"]?.bool ?? true
        }
    }
}
