// $/setTrace: how much the client wants to hear about the server's work.

import JSONRPC

package enum SetTraceNotification: NotificationMessage {
    package static let method = "$/setTrace"

    package struct Params: JSONDecodable {
        package var value: TraceValue

        package init(json: JSONValue) throws(JSONShapeError) { value = try json.required("value") }
    }
}
