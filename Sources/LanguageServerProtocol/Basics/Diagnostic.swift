// A finding on the wire.

import JSONRPC

/// A problem at a place of a document.
package struct Diagnostic: Sendable, Hashable, JSONEncodable {
    package enum Severity: Int, Sendable, Hashable {
        case error = 1
        case warning, information, hint
    }

    package enum Tag: Int, Sendable, Hashable {
        case unnecessary = 1
        case deprecated
    }

    package struct RelatedInformation: Sendable, Hashable, JSONEncodable {
        package var location: Location
        package var message: String

        package init(location: Location, message: String) {
            self.location = location
            self.message = message
        }

        package var json: JSONValue { ["location": location.json, "message": .string(message)] }
    }

    package var range: PositionRange
    package var severity: Severity
    package var code: String
    /// The address of a page about the code.
    package var codeDescription: String?
    package var source: String
    package var message: String
    package var tags: [Tag] = []
    package var relatedInformation: [RelatedInformation] = []
    /// Comes back to the server with a request for code actions.
    package var data: JSONValue?

    package init(range: PositionRange, severity: Severity, code: String, source: String, message: String) {
        self.range = range
        self.severity = severity
        self.code = code
        self.source = source
        self.message = message
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("range", range)
        object.append("severity", severity.rawValue)
        object.append("code", code)
        if let codeDescription { object.append("codeDescription", ["href": .string(codeDescription)]) }
        object.append("source", source)
        object.append("message", message)
        if !tags.isEmpty { object.append("tags", tags.map(\.rawValue)) }
        if !relatedInformation.isEmpty { object.append("relatedInformation", relatedInformation) }
        object.append("data", data)
        return .object(object)
    }
}
