// $/cancelRequest: the client no longer wants an answer.

import JSONRPC

package enum CancelRequestNotification: NotificationMessage {
    package static let method = "$/cancelRequest"

    package struct Params: JSONDecodable {
        /// Nil for an identifier that no request can have.
        package var id: RequestID?

        package init(json: JSONValue) { id = json["id"].flatMap(RequestID.init(json:)) }
    }
}
