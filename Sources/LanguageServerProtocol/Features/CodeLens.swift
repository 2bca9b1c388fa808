// textDocument/codeLens: a line of text above a declaration.

import JSONRPC

package enum CodeLensRequest: RequestMessage {
    package static let method = "textDocument/codeLens"
    package typealias Params = TextDocumentParams
    package typealias Output = [Lens]

    package struct Lens: Sendable, Hashable, JSONEncodable {
        package var range: PositionRange
        package var command: Command

        package init(range: PositionRange, command: Command) {
            self.range = range
            self.command = command
        }

        package var json: JSONValue { ["range": range.json, "command": command.json] }
    }
}

/// Something that can be done, or with an empty name only be read.
package struct Command: Sendable, Hashable, JSONEncodable {
    package var title: String
    package var command: String
    package var arguments: [JSONValue]

    package init(title: String, command: String, arguments: [JSONValue] = []) {
        self.title = title
        self.command = command
        self.arguments = arguments
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("title", title)
        object.append("command", command)
        if !arguments.isEmpty { object.append("arguments", arguments) }
        return .object(object)
    }
}
