// What the client can do, as far as the server makes a difference of it.

import JSONRPC

/// Read without complaint: an absent or ill-formed member is something the client cannot do.
package struct ClientCapabilities: Sendable {
    private let json: JSONValue

    package init(json: JSONValue) { self.json = json }

    package init() { self.init(json: .null) }

    /// The value at a path such as `textDocument.hover.contentFormat`.
    private func value(_ path: String...) -> JSONValue? {
        var value: JSONValue? = json
        for key in path { value = value?[key] }
        return value
    }

    private func list(_ value: JSONValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }

    // MARK: General

    /// In the client's order; values this server does not know are left out.
    package var positionEncodings: [PositionEncoding] {
        list(value("general", "positionEncodings")).compactMap(PositionEncoding.init(rawValue:))
    }

    // MARK: Diagnostics

    package var hasRelatedInformation: Bool {
        value("textDocument", "publishDiagnostics", "relatedInformation")?.bool ?? false
    }

    package var hasCodeDescription: Bool {
        value("textDocument", "publishDiagnostics", "codeDescriptionSupport")?.bool ?? false
    }

    package var hasDiagnosticVersion: Bool {
        value("textDocument", "publishDiagnostics", "versionSupport")?.bool ?? false
    }

    package var hasDiagnosticData: Bool {
        value("textDocument", "publishDiagnostics", "dataSupport")?.bool ?? false
    }

    package var diagnosticTags: Set<Int> {
        let tags = value("textDocument", "publishDiagnostics", "tagSupport", "valueSet")?.array ?? []
        return Set(tags.compactMap(\.integer))
    }

    // MARK: Reading

    /// The first kind in the client's list; plain text for clients that name none.
    package var hoverFormat: MarkupKind {
        list(value("textDocument", "hover", "contentFormat")).lazy.compactMap(MarkupKind.init(rawValue:)).first
            ?? .plaintext
    }

    package var hasHierarchicalSymbols: Bool {
        value("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")?.bool ?? false
    }

    /// The numbers of symbol kinds that the client has pictures for; nil means the kinds of the first protocol.
    package var symbolKinds: Set<Int>? {
        guard let kinds = value("textDocument", "documentSymbol", "symbolKind", "valueSet")?.array else { return nil }
        return Set(kinds.compactMap(\.integer))
    }

    // MARK: Edits

    package var hasCodeActionLiterals: Bool {
        value("textDocument", "codeAction", "codeActionLiteralSupport") != nil
    }

    package var hasPreferredActions: Bool {
        value("textDocument", "codeAction", "isPreferredSupport")?.bool ?? false
    }

    package var hasDocumentChanges: Bool {
        value("workspace", "workspaceEdit", "documentChanges")?.bool ?? false
    }
}
