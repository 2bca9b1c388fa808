// textDocument/codeAction and codeAction/resolve: what can be done about a range.

import JSONRPC

package enum CodeActionRequest: RequestMessage {
    package static let method = "textDocument/codeAction"

    /// Actions, or commands for clients of before 3.8.
    package enum Output: Sendable, JSONEncodable {
        case actions([CodeActionMessage])
        case commands([Command])

        package var json: JSONValue {
            switch self {
            case .actions(let actions): return actions.json
            case .commands(let commands): return commands.json
            }
        }
    }

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var range: PositionRange
        /// What the client has on show there and asks about.
        package var diagnostics: Set<NamedDiagnostic>
        /// The kinds asked for, each with its sub-kinds; nil means all.
        package var only: [CodeActionKind]?

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            range = try json.required("range")
            let context: JSONValue = try json.optional("context") ?? [:]
            diagnostics = Set(try context.optional("diagnostics") ?? [])
            let kinds: [String]? = try context.optional("only")
            only = kinds?.map { CodeActionKind($0) }
        }

        /// Whether the client wants actions of `kind`.
        package func wants(_ kind: CodeActionKind) -> Bool { only?.contains { $0.includes(kind) } ?? true }
    }
}

/// By what a diagnostic is known again when it comes back; those of other servers may have anything as their code.
package struct NamedDiagnostic: Sendable, Hashable, JSONDecodable {
    package var range: PositionRange
    package var code: String?

    package init(_ diagnostic: Diagnostic) {
        range = diagnostic.range
        code = diagnostic.code
    }

    package init(json: JSONValue) throws(JSONShapeError) {
        range = try json.required("range")
        code = json["code"]?.string
    }
}

/// The action comes back as it was sent, to be completed with its edit.
package enum CodeActionResolveRequest: RequestMessage {
    package static let method = "codeAction/resolve"
    package typealias Output = JSONValue

    package struct Params: JSONDecodable {
        package var action: JSONObject
        package var title: String
        package var data: JSONValue?

        package init(json: JSONValue) throws(JSONShapeError) {
            title = try json.required("title")
            data = json["data"]
            action = json.object ?? JSONObject()
        }
    }
}

/// A dotted name; `refactor` includes `refactor.extract`.
package struct CodeActionKind: Sendable, Hashable, JSONEncodable {
    package let rawValue: String

    package init(_ rawValue: String) { self.rawValue = rawValue }

    package static let quickFix = CodeActionKind("quickfix")
    package static let refactorExtract = CodeActionKind("refactor.extract")
    package static let refactorRewrite = CodeActionKind("refactor.rewrite")
    package static let sourceFixAll = CodeActionKind("source.fixAll")

    package var json: JSONValue { .string(rawValue) }

    package func includes(_ other: CodeActionKind) -> Bool {
        rawValue.isEmpty || rawValue == other.rawValue || other.rawValue.hasPrefix(rawValue + ".")
    }
}

/// The protocol's `CodeAction`.
package struct CodeActionMessage: Sendable, Hashable, JSONEncodable {
    package var title: String
    package var kind: CodeActionKind
    package var diagnostics: [Diagnostic]
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?
    /// From which the edit is found later; for clients that ask for it when the action is chosen.
    package var data: JSONValue?

    package init(title: String, kind: CodeActionKind, diagnostics: [Diagnostic] = [], edit: WorkspaceEdit? = nil) {
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
        object.append("data", data)
        return .object(object)
    }
}
