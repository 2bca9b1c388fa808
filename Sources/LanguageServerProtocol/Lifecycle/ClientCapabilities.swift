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

    package var hasRelatedInformation: Bool { diagnosticMember("relatedInformation")?.bool ?? false }

    package var hasCodeDescription: Bool { diagnosticMember("codeDescriptionSupport")?.bool ?? false }

    package var hasDiagnosticData: Bool { diagnosticMember("dataSupport")?.bool ?? false }

    package var diagnosticTags: Set<Int> {
        Set((diagnosticMember("tagSupport")?["valueSet"]?.array ?? []).compactMap(\.integer))
    }

    /// Since 3.18 a client that only asks for diagnostics says there what they may hold.
    private func diagnosticMember(_ key: String) -> JSONValue? {
        value("textDocument", "publishDiagnostics", key) ?? value("textDocument", "diagnostic", key)
    }

    // MARK: Reading

    /// The kinds and modifiers of semantic tokens that the client has colours for; nil for clients that do not say.
    package var semanticTokenTypes: [String]? { value("textDocument", "semanticTokens", "tokenTypes").map(list) }

    package var semanticTokenModifiers: [String]? {
        value("textDocument", "semanticTokens", "tokenModifiers").map(list)
    }

    /// The first kind in the client's list; plain text for clients that name none.
    package var hoverFormat: MarkupKind {
        format(value("textDocument", "hover", "contentFormat"))
    }

    package var hasHierarchicalSymbols: Bool {
        value("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")?.bool ?? false
    }

    /// The numbers of the symbol kinds of outlines that the client has pictures for; 1 to 18 for clients that name none.
    package var symbolKinds: Set<Int> {
        kinds(value("textDocument", "documentSymbol", "symbolKind", "valueSet"), firstProtocol: 1...18)
    }

    /// The same for symbols of the workspace.
    package var workspaceSymbolKinds: Set<Int> {
        kinds(value("workspace", "symbol", "symbolKind", "valueSet"), firstProtocol: 1...18)
    }

    private func kinds(_ value: JSONValue?, firstProtocol: ClosedRange<Int>) -> Set<Int> {
        value?.array.map { Set($0.compactMap(\.integer)) } ?? Set(firstProtocol)
    }

    // MARK: Edits

    package var hasCodeActionLiterals: Bool {
        value("textDocument", "codeAction", "codeActionLiteralSupport") != nil
    }

    package var hasPreferredActions: Bool {
        value("textDocument", "codeAction", "isPreferredSupport")?.bool ?? false
    }

    /// Whether the server may ask for an edit by itself, as it must to execute a command.
    package var appliesEdits: Bool { value("workspace", "applyEdit")?.bool ?? false }

    package var hasDocumentChanges: Bool {
        value("workspace", "workspaceEdit", "documentChanges")?.bool ?? false
    }

    /// Whether the edit of an action may be sent when it is chosen.
    package var resolvesCodeActionEdits: Bool {
        list(value("textDocument", "codeAction", "resolveSupport", "properties")).contains("edit")
            && value("textDocument", "codeAction", "dataSupport")?.bool ?? false
    }

    /// Whether several ranges may be formatted with one request.
    package var formatsRanges: Bool {
        value("textDocument", "rangeFormatting", "rangesSupport")?.bool ?? false
    }

    package var preparesRename: Bool { value("textDocument", "rename", "prepareSupport")?.bool ?? false }

    // MARK: Completion

    package var hasSnippets: Bool {
        value("textDocument", "completion", "completionItem", "snippetSupport")?.bool ?? false
    }

    package var hasLabelDetails: Bool {
        value("textDocument", "completion", "completionItem", "labelDetailsSupport")?.bool ?? false
    }

    /// The numbers of the kinds of items that the client has pictures for; 1 to 18 for clients that name none.
    package var completionKinds: Set<Int> {
        kinds(value("textDocument", "completion", "completionItemKind", "valueSet"), firstProtocol: 1...18)
    }

    /// Whether an item can ask for its further lines to be indented as the line it goes into.
    package var adjustsIndentation: Bool {
        let modes = value("textDocument", "completion", "completionItem", "insertTextModeSupport", "valueSet")
        return modes?.array?.contains(.integer(2)) ?? false
    }

    /// Whether an item may name two ranges: one to insert the text into, one to replace with it.
    package var hasInsertReplace: Bool {
        value("textDocument", "completion", "completionItem", "insertReplaceSupport")?.bool ?? false
    }

    /// Whether a list may say `member`, such as `editRange`, once for all of its items.
    package func hasItemDefault(_ member: String) -> Bool {
        list(value("textDocument", "completion", "completionList", "itemDefaults")).contains(member)
    }

    /// Whether `property` of an item may come when the item is looked at. Clients that do not list what they ask for
    /// later ask for the two properties of the protocol before 3.16.
    package func resolvesCompletion(_ property: String) -> Bool {
        guard let listed = value("textDocument", "completion", "completionItem", "resolveSupport", "properties")
        else { return ["documentation", "detail"].contains(property) }
        return list(listed).contains(property)
    }

    /// Whether the tooltip of an inlay hint may come when the hint is looked at.
    package var resolvesInlayHintTooltips: Bool {
        list(value("textDocument", "inlayHint", "resolveSupport", "properties")).contains("tooltip")
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

    /// How many parts of a document the client can fold; nil for any number.
    package var foldingRangeLimit: Int? {
        value("textDocument", "foldingRange", "rangeLimit")?.integer.flatMap { $0 >= 0 ? $0 : nil }
    }

    package var foldsWholeLines: Bool { value("textDocument", "foldingRange", "lineFoldingOnly")?.bool ?? false }

    package var hasCollapsedText: Bool {
        value("textDocument", "foldingRange", "foldingRange", "collapsedText")?.bool ?? false
    }

    package var hasDocumentLinkTooltips: Bool {
        value("textDocument", "documentLink", "tooltipSupport")?.bool ?? false
    }

    // MARK: Workspace

    /// Whether the server may show the progress of work that nobody asked for.
    package var showsServerProgress: Bool { value("window", "workDoneProgress")?.bool ?? false }

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
