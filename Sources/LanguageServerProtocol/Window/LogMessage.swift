// window/logMessage: a line for the client's log.

import JSONRPC

package struct LogMessageParams: Sendable, JSONEncodable {
    package static let method = "window/logMessage"

    package enum Kind: Int, Sendable {
        case error = 1
        case warning, info, log
    }

    package var kind: Kind
    package var message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    package var json: JSONValue { ["type": .integer(kind.rawValue), "message": .string(message)] }
}
