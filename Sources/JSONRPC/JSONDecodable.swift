// From a JSON value to a typed one, with an error that names the place.

/// A JSON value that has not the shape its type asks for.
package struct JSONShapeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// From the outermost value to the wrong one, e.g. `textDocument.uri`.
    package var path: [String]
    package var message: String

    package init(path: [String] = [], message: String) {
        self.path = path
        self.message = message
    }

    package var description: String {
        path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)"
    }

    fileprivate func inside(_ key: String) -> JSONShapeError {
        JSONShapeError(path: [key] + path, message: message)
    }
}

/// A type that can be read from JSON.
package protocol JSONDecodable {
    init(json: JSONValue) throws(JSONShapeError)
}

extension JSONValue {
    /// A member that must be there.
    package func required<Value: JSONDecodable>(_ key: String) throws(JSONShapeError) -> Value {
        guard case .object(let object) = self else { throw JSONShapeError(message: "expected an object") }
        guard let value = object[key] else { throw JSONShapeError(path: [key], message: "is missing") }
        do { return try Value(json: value) } catch { throw error.inside(key) }
    }

    /// A member that may be absent or null.
    package func optional<Value: JSONDecodable>(_ key: String) throws(JSONShapeError) -> Value? {
        guard case .object(let object) = self else { throw JSONShapeError(message: "expected an object") }
        guard let value = object[key], value != .null else { return nil }
        do { return try Value(json: value) } catch { throw error.inside(key) }
    }

    /// A member of which only a well-formed value counts. For what a client says about itself: a capability of an
    /// unexpected shape is one that it does not have, and no reason to refuse it.
    package func lenient<Value: JSONDecodable>(_ key: String) -> Value? {
        guard let value = self[key], value != .null else { return nil }
        // The reason is not lost: an absent capability shows in the answer to `initialize`.
        return try? Value(json: value)
    }
}

extension JSONValue: JSONDecodable {
    package init(json: JSONValue) { self = json }
}

extension String: JSONDecodable {
    package init(json: JSONValue) throws(JSONShapeError) {
        guard let value = json.string else { throw JSONShapeError(message: "expected a string") }
        self = value
    }
}

extension Int: JSONDecodable {
    package init(json: JSONValue) throws(JSONShapeError) {
        guard let value = json.integer else { throw JSONShapeError(message: "expected an integer") }
        self = value
    }
}

extension Bool: JSONDecodable {
    package init(json: JSONValue) throws(JSONShapeError) {
        guard let value = json.bool else { throw JSONShapeError(message: "expected true or false") }
        self = value
    }
}

extension Array: JSONDecodable where Element: JSONDecodable {
    package init(json: JSONValue) throws(JSONShapeError) {
        guard let values = json.array else { throw JSONShapeError(message: "expected an array") }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do { elements.append(try Element(json: value)) } catch { throw error.inside("[\(index)]") }
        }
        self = elements
    }
}
