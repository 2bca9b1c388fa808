// textDocument/diagnostic: the client asks for the findings of a document.

import JSONRPC

package enum DocumentDiagnosticRequest: RequestMessage {
    package static let method = "textDocument/diagnostic"
    package typealias Output = DiagnosticReport

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var previousResultID: String?

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            previousResultID = try json.optional("previousResultId")
        }
    }
}

/// The findings of a document, unless the client has them already.
package enum DiagnosticReport: Sendable, JSONEncodable {
    case full(resultID: String, items: [Diagnostic])
    case unchanged(resultID: String)

    package var json: JSONValue {
        switch self {
        case .full(let resultID, let items):
            return ["kind": "full", "resultId": .string(resultID), "items": items.json]
        case .unchanged(let resultID): return ["kind": "unchanged", "resultId": .string(resultID)]
        }
    }
}
