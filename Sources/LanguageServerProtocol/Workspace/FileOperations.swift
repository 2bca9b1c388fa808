// workspace/didRenameFiles and workspace/didDeleteFiles: the user has moved or deleted files in the editor.

import JSONRPC

package enum DidRenameFilesNotification: NotificationMessage {
    package static let method = "workspace/didRenameFiles"

    package struct Params: JSONDecodable {
        package var oldURIs: [DocumentURI]

        package init(json: JSONValue) throws(JSONShapeError) {
            let files: [JSONValue] = try json.required("files")
            var uris: [DocumentURI] = []
            for file in files { uris.append(try file.required("oldUri")) }
            oldURIs = uris
        }
    }
}

package enum DidDeleteFilesNotification: NotificationMessage {
    package static let method = "workspace/didDeleteFiles"

    package struct Params: JSONDecodable {
        package var uris: [DocumentURI]

        package init(json: JSONValue) throws(JSONShapeError) {
            let files: [JSONValue] = try json.required("files")
            var uris: [DocumentURI] = []
            for file in files { uris.append(try file.required("uri")) }
            self.uris = uris
        }
    }
}
