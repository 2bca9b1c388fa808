// What the server can do, as told in the answer to initialize.

import JSONRPC

/// Members that are nil are not told.
package struct ServerCapabilities: Sendable, JSONEncodable {
    package var positionEncoding: PositionEncoding?
    package var completionProvider: CompletionOptions?
    package var hoverProvider: Bool?
    package var signatureHelpProvider: TriggerOptions?
    package var declarationProvider: Bool?
    package var definitionProvider: Bool?
    package var referencesProvider: Bool?
    package var documentHighlightProvider: Bool?
    package var documentSymbolProvider: Bool?
    package var codeActionProvider: CodeActionOptions?
    package var executeCommandProvider: ExecuteCommandOptions?
    package var codeLensProvider: Bool?
    package var documentLinkProvider: Bool?
    package var workspaceSymbolProvider: Bool?
    package var documentFormattingProvider: Bool?
    package var documentRangeFormattingProvider: RangeFormattingOptions?
    package var documentOnTypeFormattingProvider: OnTypeFormattingOptions?
    package var renameProvider: RenameOptions?
    package var foldingRangeProvider: Bool?
    package var selectionRangeProvider: Bool?
    package var semanticTokensProvider: SemanticTokensOptions?
    package var inlayHintProvider: InlayHintOptions?
    package var diagnosticProvider: DiagnosticOptions?
    package var fileOperations: FileOperationOptions?

    package init() {}

    package var json: JSONValue {
        var object = JSONObject()
        object.append("positionEncoding", positionEncoding)
        // Open and close are told, changes are incremental, and saving makes no difference.
        object.append("textDocumentSync", ["openClose": true, "change": 2])
        object.append("completionProvider", completionProvider)
        object.append("hoverProvider", hoverProvider)
        object.append("signatureHelpProvider", signatureHelpProvider)
        object.append("declarationProvider", declarationProvider)
        object.append("definitionProvider", definitionProvider)
        object.append("referencesProvider", referencesProvider)
        object.append("documentHighlightProvider", documentHighlightProvider)
        object.append("documentSymbolProvider", documentSymbolProvider)
        object.append("codeActionProvider", codeActionProvider)
        object.append("executeCommandProvider", executeCommandProvider)
        if codeLensProvider == true { object.append("codeLensProvider", ["resolveProvider": false]) }
        if documentLinkProvider == true { object.append("documentLinkProvider", ["resolveProvider": false]) }
        if workspaceSymbolProvider == true { object.append("workspaceSymbolProvider", ["workDoneProgress": true]) }
        object.append("documentFormattingProvider", documentFormattingProvider)
        object.append("documentRangeFormattingProvider", documentRangeFormattingProvider)
        object.append("documentOnTypeFormattingProvider", documentOnTypeFormattingProvider)
        object.append("renameProvider", renameProvider)
        object.append("foldingRangeProvider", foldingRangeProvider)
        object.append("selectionRangeProvider", selectionRangeProvider)
        object.append("semanticTokensProvider", semanticTokensProvider)
        object.append("inlayHintProvider", inlayHintProvider)
        object.append("diagnosticProvider", diagnosticProvider)
        var workspace = JSONObject()
        workspace.append("workspaceFolders", ["supported": true, "changeNotifications": true])
        workspace.append("fileOperations", fileOperations)
        object.append("workspace", .object(workspace))
        return .object(object)
    }
}
