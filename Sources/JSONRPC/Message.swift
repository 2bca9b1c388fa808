// The three kinds of message, to and from JSON.

/// A message of JSON-RPC 2.0.
package enum Message: Sendable, Hashable {
    case request(RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    case response(RequestID?, Result<JSONValue, ResponseError>)
}

/// A JSON value that is no message, with the answer it gets.
package struct InvalidMessage: Error, Sendable, Hashable {
    /// Of the request, where it could be read.
    package var id: RequestID?
    package var error: ResponseError
}

extension Message {
    /// - Throws: the error reply that the value deserves. Batches are invalid: the Language Server Protocol has none.
    package init(json: JSONValue) throws(InvalidMessage) {
        guard case .object(let object) = json else {
            throw InvalidMessage(id: nil, error: ResponseError(.invalidRequest, "A message must be an object"))
        }
        let id = object["id"].flatMap(RequestID.init(json:))
        func invalid(_ message: String) -> InvalidMessage {
            InvalidMessage(id: id, error: ResponseError(.invalidRequest, message))
        }
        guard object["jsonrpc"]?.string == "2.0" else { throw invalid("\"jsonrpc\" must be \"2.0\"") }
        if let method = object["method"] {
            guard let method = method.string else { throw invalid("\"method\" must be a string") }
            if let id {
                self = .request(id, method: method, params: object["params"])
            } else if object["id"] == nil {
                self = .notification(method: method, params: object["params"])
            } else {
                throw invalid("\"id\" must be an integer or a string")
            }
        } else if let error = object["error"].flatMap(ResponseError.init(json:)) {
            self = .response(id, .failure(error))
        } else if let result = object["result"] {
            self = .response(id, .success(result))
        } else {
            throw invalid("A message needs a \"method\", a \"result\" or an \"error\"")
        }
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("jsonrpc", "2.0")
        switch self {
        case .request(let id, let method, let params):
            object.append("id", id)
            object.append("method", method)
            object.append("params", params)
        case .notification(let method, let params):
            object.append("method", method)
            object.append("params", params)
        case .response(let id, let result):
            object.append("id", id?.json ?? .null)
            switch result {
            case .success(let value): object.append("result", value)
            case .failure(let error): object.append("error", error)
            }
        }
        return .object(object)
    }
}
