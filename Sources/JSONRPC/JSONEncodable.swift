// From a typed value to JSON, with absent members left out.

/// A type that can be written as JSON.
package protocol JSONEncodable {
    var json: JSONValue { get }
}

extension JSONObject {
    /// Adds a member; nil adds nothing, as the protocol asks for optional members.
    package mutating func append<Value: JSONEncodable>(_ key: String, _ value: Value?) {
        if let value { append(key, value.json) }
    }
}

extension JSONValue: JSONEncodable {
    package var json: JSONValue { self }
}

extension String: JSONEncodable {
    package var json: JSONValue { .string(self) }
}

extension Int: JSONEncodable {
    package var json: JSONValue { .integer(self) }
}

extension UInt32: JSONEncodable {
    package var json: JSONValue { .integer(Int(self)) }
}

extension Bool: JSONEncodable {
    package var json: JSONValue { .bool(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
    package var json: JSONValue { .array(map { $0.json }) }
}

/// A missing result is `null` on the wire, not a missing member.
extension Optional: JSONEncodable where Wrapped: JSONEncodable {
    package var json: JSONValue { self?.json ?? .null }
}
