// workspace/executeCommand and workspace/applyEdit.

import JSONRPC

package enum ExecuteCommandRequest: RequestMessage {
    package static let method = "workspace/executeCommand"
    package typealias Output = NoResult

    package struct Params: JSONDecodable {
        package var command: String
        package var arguments: [JSONValue]
        package var workDoneToken: ProgressToken?

        package init(json: JSONValue) throws(JSONShapeError) {
            command = try json.required("command")
            arguments = try json.optional("arguments") ?? []
            workDoneToken = try json.optional("workDoneToken")
        }
    }
}

/// The parameters of the server's request `workspace/applyEdit`.
package struct ApplyEditParams: Sendable, JSONEncodable {
    package static let method = "workspace/applyEdit"

    /// Shown where the client lists what can be undone.
    package var label: String
    package var edit: WorkspaceEdit

    package init(label: String, edit: WorkspaceEdit) {
        self.label = label
        self.edit = edit
    }

    package var json: JSONValue { ["label": .string(label), "edit": edit.json] }
}
