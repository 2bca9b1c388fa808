// A request of a browser, as far as the live page needs HTTP/1.1 (RFC 9112).

/// A whole request.
struct HTTPRequest: Sendable, Hashable {
    enum Method: String, Sendable, Hashable {
        case get = "GET"
        case post = "POST"
    }

    var method: Method
    /// The parts of the path between its slashes, decoded.
    var path: [String]
    /// The parameters behind `?`, decoded; of several of one name the last.
    var query: [String: String]
    /// By name in small letters.
    var headers: [String: String]
    var body: [UInt8] = []
}

/// Why a request is not taken: the connection is closed behind the answer.
struct HTTPRefusal: Error, Sendable, Hashable {
    var status: HTTPStatus

    init(_ status: HTTPStatus) { self.status = status }
}

/// The answers there are.
enum HTTPStatus: Int, Sendable, Hashable {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case lengthRequired = 411
    case contentTooLarge = 413
    case targetTooLong = 414
    case misdirected = 421
    case headersTooLarge = 431
    case notImplemented = 501
    case versionNotSupported = 505
}
