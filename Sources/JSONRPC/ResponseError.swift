// What a request is answered with when it fails.

/// The number of an error, from JSON-RPC 2.0 and the Language Server Protocol.
package struct ErrorCode: Sendable, Hashable {
    package let rawValue: Int

    package init(_ rawValue: Int) { self.rawValue = rawValue }

    package static let parseError = ErrorCode(-32700)
    package static let invalidRequest = ErrorCode(-32600)
    package static let methodNotFound = ErrorCode(-32601)
    package static let invalidParams = ErrorCode(-32602)
    package static let internalError = ErrorCode(-32603)
    package static let serverNotInitialized = ErrorCode(-32002)
    package static let requestFailed = ErrorCode(-32803)
    package static let contentModified = ErrorCode(-32801)
    package static let requestCancelled = ErrorCode(-32800)
}

/// The error of a response.
package struct ResponseError: Error, Sendable, Hashable, JSONEncodable {
    package var code: ErrorCode
    package var message: String
    package var data: JSONValue?

    package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// An answer of the other side; nil if it is not an error object.
    package init?(json: JSONValue) {
        guard let code = json["code"]?.integer else { return nil }
        self.init(ErrorCode(code), json["message"]?.string ?? "", data: json["data"])
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("code", code.rawValue)
        object.append("message", message)
        object.append("data", data)
        return .object(object)
    }
}
