// Changes to documents that the server proposes.

import JSONRPC

/// The protocol's `TextEdit`: a replacement of a range.
package struct DocumentTextEdit: Sendable, Hashable, JSONEncodable {
    package var range: PositionRange
    package var newText: String

    package init(range: PositionRange, newText: String) {
        self.range = range
        self.newText = newText
    }

    package var json: JSONValue { ["range": range.json, "newText": .string(newText)] }
}

/// Edits of several documents, in the form that the client understands.
package enum WorkspaceEdit: Sendable, Hashable, JSONEncodable {
    /// For clients with `documentChanges`: the edits hold for one version.
    case documentChanges([TextDocumentEdit])
    case changes([TextDocumentEdit])

    package var json: JSONValue {
        switch self {
        case .documentChanges(let edits): return ["documentChanges": edits.json]
        case .changes(let edits):
            var changes = JSONObject()
            for edit in edits { changes.append(edit.textDocument.uri.spelling, edit.edits) }
            return ["changes": .object(changes)]
        }
    }
}

/// The edits of one document.
package struct TextDocumentEdit: Sendable, Hashable, JSONEncodable {
    package var textDocument: VersionedTextDocumentIdentifier
    package var edits: [DocumentTextEdit]

    package init(textDocument: VersionedTextDocumentIdentifier, edits: [DocumentTextEdit]) {
        self.textDocument = textDocument
        self.edits = edits
    }

    package var json: JSONValue { ["textDocument": textDocument.json, "edits": edits.json] }
}
