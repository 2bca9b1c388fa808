// textDocument/codeAction: what can be done about a range.

import JSONRPC

package enum CodeActionRequest: RequestMessage {
    package static let method = "textDocument/codeAction"
    package typealias Output = [CodeAction]

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var range: PositionRange
        /// What the client has on show there, as it came from the server.
        package var diagnostics: [JSONValue]
        /// The kinds asked for, each with its sub-kinds; nil means all.
        package var only: [CodeActionKind]?

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            range = try json.required("range")
            let context: JSONValue = try json.optional("context") ?? [:]
            diagnostics = try context.optional("diagnostics") ?? []
            let kinds: [String]? = try context.optional("only")
            only = kinds?.map { CodeActionKind($0) }
        }

        /// Whether the client wants actions of `kind`.
        package func wants(_ kind: CodeActionKind) -> Bool { only?.contains { $0.includes(kind) } ?? true }
    }
}

/// A dotted name; `refactor` includes `refactor.extract`.
package struct CodeActionKind: Sendable, Hashable, JSONEncodable {
    package let rawValue: String

    package init(_ rawValue: String) { self.rawValue = rawValue }

    package static let quickFix = CodeActionKind("quickfix")

    package var json: JSONValue { .string(rawValue) }

    package func includes(_ other: CodeActionKind) -> Bool {
        rawValue.isEmpty || rawValue == other.rawValue || other.rawValue.hasPrefix(rawValue + ".")
    }
}

package struct CodeAction: Sendable, Hashable, JSONEncodable {
    package var title: String
    package var kind: CodeActionKind
    package var diagnostics: [Diagnostic]
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?

    package init(title: String, kind: CodeActionKind, diagnostics: [Diagnostic] = [], edit: WorkspaceEdit?) {
        self.title = title
        self.kind = kind
        self.diagnostics = diagnostics
        self.edit = edit
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("title", title)
        object.append("kind", kind)
        if !diagnostics.isEmpty { object.append("diagnostics", diagnostics) }
        object.append("isPreferred", isPreferred)
        object.append("edit", edit)
        return .object(object)
    }
}
