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
        format(value("textDocument", "hover", "contentFormat"))
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

    /// Whether the edit of an action may be sent when it is chosen.
    package var resolvesCodeActionEdits: Bool {
        list(value("textDocument", "codeAction", "resolveSupport", "properties")).contains("edit")
            && value("textDocument", "codeAction", "dataSupport")?.bool ?? false
    }

    package var preparesRename: Bool { value("textDocument", "rename", "prepareSupport")?.bool ?? false }

    // MARK: Completion

    package var hasSnippets: Bool {
        value("textDocument", "completion", "completionItem", "snippetSupport")?.bool ?? false
    }

    package var hasLabelDetails: Bool {
        value("textDocument", "completion", "completionItem", "labelDetailsSupport")?.bool ?? false
    }

    package var completionDocumentationFormat: MarkupKind {
        format(value("textDocument", "completion", "completionItem", "documentationFormat"))
    }

    package var signatureDocumentationFormat: MarkupKind {
        format(value("textDocument", "signatureHelp", "signatureInformation", "documentationFormat"))
    }

    private func format(_ kinds: JSONValue?) -> MarkupKind {
        list(kinds).lazy.compactMap(MarkupKind.init(rawValue:)).first ?? .plaintext
    }

    // MARK: Navigation and structure

    package var hasDefinitionLinks: Bool { value("textDocument", "definition", "linkSupport")?.bool ?? false }

    package var hasDeclarationLinks: Bool { value("textDocument", "declaration", "linkSupport")?.bool ?? false }

    package var foldsWholeLines: Bool { value("textDocument", "foldingRange", "lineFoldingOnly")?.bool ?? false }

    package var hasCollapsedText: Bool {
        value("textDocument", "foldingRange", "foldingRange", "collapsedText")?.bool ?? false
    }

    package var hasDocumentLinkTooltips: Bool {
        value("textDocument", "documentLink", "tooltipSupport")?.bool ?? false
    }

    // MARK: Workspace

    package var pullsDiagnostics: Bool { value("textDocument", "diagnostic") != nil }

    package var hasConfiguration: Bool { value("workspace", "configuration")?.bool ?? false }

    package var registersWatchedFiles: Bool {
        value("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
    }

    package var registersConfiguration: Bool {
        value("workspace", "didChangeConfiguration", "dynamicRegistration")?.bool ?? false
    }

    /// Which kinds of shown things the client fetches again when it is asked to.
    package func refreshes(_ feature: RefreshedFeature) -> Bool {
        value("workspace", feature.capability, "refreshSupport")?.bool ?? false
    }
}

/// Things on show that a client can be asked to fetch again.
package enum RefreshedFeature: String, Sendable, Hashable, CaseIterable {
    case semanticTokens, inlayHint, codeLens, diagnostic

    fileprivate var capability: String { self == .diagnostic ? "diagnostics" : rawValue }

    package var method: String { "workspace/\(rawValue)/refresh" }
}
