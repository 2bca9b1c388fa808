// The identifier that ties an answer to its request.

/// Chosen by whoever asks; the other side gives it back as it is.
package enum RequestID: Sendable, Hashable, JSONEncodable {
    case integer(Int)
    case string(String)

    /// Nil for a value that cannot identify a request.
    package init?(json: JSONValue) {
        if let value = json.integer {
            self = .integer(value)
        } else if let value = json.string {
            self = .string(value)
        } else {
            return nil
        }
    }

    package var json: JSONValue {
        switch self {
        case .integer(let value): return .integer(value)
        case .string(let value): return .string(value)
        }
    }
}
