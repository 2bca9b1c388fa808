// What the server can do, as told in the answer to initialize.

import JSONRPC

/// Members that are nil are not told.
package struct ServerCapabilities: Sendable, JSONEncodable {
    package var positionEncoding: PositionEncoding?
    package var hoverProvider: Bool?
    package var documentSymbolProvider: Bool?
    package var codeActionProvider: CodeActionOptions?

    package struct CodeActionOptions: Sendable, JSONEncodable {
        package var kinds: [String]

        package init(kinds: [String]) { self.kinds = kinds }

        package var json: JSONValue { ["codeActionKinds": kinds.json] }
    }

    package init() {}

    package var json: JSONValue {
        var object = JSONObject()
        object.append("positionEncoding", positionEncoding)
        // Open and close are told, changes are incremental, and saving makes no difference.
        object.append("textDocumentSync", ["openClose": true, "change": 2])
        object.append("hoverProvider", hoverProvider)
        object.append("documentSymbolProvider", documentSymbolProvider)
        object.append("codeActionProvider", codeActionProvider)
        return .object(object)
    }
}
