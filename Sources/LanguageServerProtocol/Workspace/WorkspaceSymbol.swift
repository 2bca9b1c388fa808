// workspace/symbol: names of the workspace that match what the user types, in parts if the client wants them so.

import JSONRPC

package enum WorkspaceSymbolRequest: RequestMessage {
    package static let method = "workspace/symbol"
    package typealias Output = [SymbolInformation]

    package struct Params: JSONDecodable {
        package var query: String
        package var partialResultToken: ProgressToken?
        package var workDoneToken: ProgressToken?

        package init(json: JSONValue) throws(JSONShapeError) {
            query = try json.required("query")
            partialResultToken = try json.optional("partialResultToken")
            workDoneToken = try json.optional("workDoneToken")
        }
    }
}
