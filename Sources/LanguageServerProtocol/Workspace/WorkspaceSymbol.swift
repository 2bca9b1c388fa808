// workspace/symbol: names of the workspace that match what the user types.

import JSONRPC

package enum WorkspaceSymbolRequest: RequestMessage {
    package static let method = "workspace/symbol"
    package typealias Output = [SymbolInformation]

    package struct Params: JSONDecodable {
        package var query: String

        package init(json: JSONValue) throws(JSONShapeError) { query = try json.required("query") }
    }
}
