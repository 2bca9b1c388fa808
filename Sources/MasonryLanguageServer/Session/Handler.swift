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

/// Answers one kind of request piece by piece, so that other messages are not kept waiting.
protocol LongRequestHandler: RequestMessage {
    static func job(_ params: Params, id: RequestID, in session: Session) throws(ResponseError) -> any Job

    /// Says in the answer to `initialize` what this handler can do.
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities)
}

extension LongRequestHandler {
    static func job(json: JSONValue, id: RequestID, in session: Session) throws(ResponseError) -> any Job {
        let params: Params
        do { params = try Params(json: json) } catch { throw ResponseError(.invalidParams, error.description) }
        return try job(params, id: id, in: session)
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
