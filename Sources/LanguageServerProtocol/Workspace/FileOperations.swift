// workspace/didCreateFiles, didRenameFiles and didDeleteFiles: the user has made, moved or deleted files in the editor.

import JSONRPC

package enum DidCreateFilesNotification: NotificationMessage {
    package static let method = "workspace/didCreateFiles"
    package typealias Params = FilesParams
}

package enum DidRenameFilesNotification: NotificationMessage {
    package static let method = "workspace/didRenameFiles"

    package struct Params: JSONDecodable {
        package var oldURIs: [DocumentURI] = []
        package var newURIs: [DocumentURI] = []

        package init(json: JSONValue) throws(JSONShapeError) {
            let files: [JSONValue] = try json.required("files")
            for file in files {
                oldURIs.append(try file.required("oldUri"))
                newURIs.append(try file.required("newUri"))
            }
        }
    }
}

package enum DidDeleteFilesNotification: NotificationMessage {
    package static let method = "workspace/didDeleteFiles"
    package typealias Params = FilesParams
}

/// Files, each by its name.
package struct FilesParams: JSONDecodable {
    package var uris: [DocumentURI] = []

    package init(json: JSONValue) throws(JSONShapeError) {
        let files: [JSONValue] = try json.required("files")
        for file in files { uris.append(try file.required("uri")) }
    }
}
