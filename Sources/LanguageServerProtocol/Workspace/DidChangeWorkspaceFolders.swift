// workspace/didChangeWorkspaceFolders: folders were added to the workspace or taken from it.

import JSONRPC

package enum DidChangeWorkspaceFoldersNotification: NotificationMessage {
    package static let method = "workspace/didChangeWorkspaceFolders"

    package struct Params: JSONDecodable {
        package var added: [WorkspaceFolder]
        package var removed: [WorkspaceFolder]

        package init(json: JSONValue) throws(JSONShapeError) {
            let event: JSONValue = try json.required("event")
            added = try event.required("added")
            removed = try event.required("removed")
        }
    }
}
