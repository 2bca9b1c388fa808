// workspace/didChangeWatchedFiles: files of interest were made, changed or deleted.

import JSONRPC

package enum DidChangeWatchedFilesNotification: NotificationMessage {
    package static let method = "workspace/didChangeWatchedFiles"

    package struct Params: JSONDecodable {
        package var changes: [Change]

        package init(json: JSONValue) throws(JSONShapeError) { changes = try json.required("changes") }
    }

    package struct Change: Sendable, Hashable, JSONDecodable {
        package enum Kind: Int, Sendable, Hashable {
            case created = 1
            case changed, deleted
        }

        package var uri: DocumentURI
        package var kind: Kind

        package init(json: JSONValue) throws(JSONShapeError) {
            uri = try json.required("uri")
            guard let kind = Kind(rawValue: try json.required("type")) else {
                throw JSONShapeError(path: ["type"], message: "expected 1, 2 or 3")
            }
            self.kind = kind
        }
    }
}
