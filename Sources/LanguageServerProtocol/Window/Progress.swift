// $/progress: how far long work has come, and results in parts.

import JSONRPC

/// Chosen by the side that wants to be told.
package enum ProgressToken: Sendable, Hashable, JSONDecodable, JSONEncodable {
    case integer(Int)
    case string(String)

    package init(json: JSONValue) throws(JSONShapeError) {
        if let value = json.integer {
            self = .integer(value)
        } else {
            self = .string(try String(json: json))
        }
    }

    package var json: JSONValue {
        switch self {
        case .integer(let value): return .integer(value)
        case .string(let value): return .string(value)
        }
    }
}

package struct ProgressParams: Sendable, JSONEncodable {
    package static let method = "$/progress"

    package var token: ProgressToken
    package var value: JSONValue

    package init(token: ProgressToken, value: JSONValue) {
        self.token = token
        self.value = value
    }

    package var json: JSONValue { ["token": token.json, "value": value] }
}

/// The client's user wants the work no longer.
package enum CancelProgressNotification: NotificationMessage {
    package static let method = "window/workDoneProgress/cancel"

    package struct Params: JSONDecodable {
        package var token: ProgressToken

        package init(json: JSONValue) throws(JSONShapeError) { token = try json.required("token") }
    }
}

/// Asks the client to show the progress of work that it did not ask for.
package struct CreateProgressParams: Sendable, JSONEncodable {
    package static let method = "window/workDoneProgress/create"

    package var token: ProgressToken

    package init(token: ProgressToken) { self.token = token }

    package var json: JSONValue { ["token": token.json] }
}

/// The course of long work.
package enum WorkDoneProgress: Sendable, JSONEncodable {
    case begin(title: String, isCancellable: Bool)
    case report(message: String, percentage: Int)
    case end

    package var json: JSONValue {
        switch self {
        case .begin(let title, let isCancellable):
            return [
                "kind": "begin", "title": .string(title), "cancellable": .bool(isCancellable), "percentage": 0,
            ]
        case .report(let message, let percentage):
            return ["kind": "report", "message": .string(message), "percentage": .integer(percentage)]
        case .end: return ["kind": "end"]
        }
    }
}
