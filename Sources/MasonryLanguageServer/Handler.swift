// What a handler of one method looks like.

import JSONRPC
import LanguageServerProtocol

/// Answers one kind of request, at once.
protocol RequestHandler: RequestMessage {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output

    /// Says in the answer to `initialize` what this handler can do.
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities)
}

extension RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {}

    static func answer(json: JSONValue, in session: Session) throws(ResponseError) -> JSONValue {
        let params: Params
        do { params = try Params(json: json) } catch { throw ResponseError(.invalidParams, error.description) }
        return try answer(params, in: session).json
    }
}

/// Takes note of one kind of notification.
protocol NotificationHandler: NotificationMessage {
    static func receive(_ params: Params, in session: Session)
}

extension NotificationHandler {
    static func receive(json: JSONValue, in session: Session) throws(JSONShapeError) {
        receive(try Params(json: json), in: session)
    }
}
