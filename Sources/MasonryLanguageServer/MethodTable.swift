// Every method the server knows, once. A new one is a file in Handlers and a line here.

import LanguageServerProtocol

struct MethodTable {
    let requestHandlers: [any RequestHandler.Type] = [
        InitializeRequest.self,
        ShutdownRequest.self,
        CompletionRequest.self,
        CompletionResolveRequest.self,
        HoverRequest.self,
        SignatureHelpRequest.self,
        DeclarationRequest.self,
        DefinitionRequest.self,
        ReferencesRequest.self,
        DocumentHighlightRequest.self,
        DocumentSymbolRequest.self,
        CodeActionRequest.self,
        CodeActionResolveRequest.self,
        CodeLensRequest.self,
        DocumentLinkRequest.self,
        DocumentFormattingRequest.self,
        DocumentRangeFormattingRequest.self,
        DocumentRangesFormattingRequest.self,
        DocumentOnTypeFormattingRequest.self,
        PrepareRenameRequest.self,
        RenameRequest.self,
        FoldingRangeRequest.self,
        SelectionRangeRequest.self,
        SemanticTokensRequest.self,
        SemanticTokensDeltaRequest.self,
        SemanticTokensRangeRequest.self,
        InlayHintRequest.self,
        InlayHintResolveRequest.self,
        DocumentDiagnosticRequest.self,
        LanguageServerProtocol.PreviewRequest.self,
    ]

    let longRequestHandlers: [any LongRequestHandler.Type] = [
        WorkspaceDiagnosticRequest.self,
        WorkspaceSymbolRequest.self,
        ExecuteCommandRequest.self,
    ]

    let notificationHandlers: [any NotificationHandler.Type] = [
        InitializedNotification.self,
        ExitNotification.self,
        CancelRequestNotification.self,
        CancelProgressNotification.self,
        SetTraceNotification.self,
        DidOpenTextDocumentNotification.self,
        DidChangeTextDocumentNotification.self,
        DidSaveTextDocumentNotification.self,
        DidCloseTextDocumentNotification.self,
        DidChangeConfigurationNotification.self,
        DidChangeWatchedFilesNotification.self,
        DidChangeWorkspaceFoldersNotification.self,
        DidCreateFilesNotification.self,
        DidRenameFilesNotification.self,
        DidDeleteFilesNotification.self,
    ]

    private let requests: [String: any RequestHandler.Type]
    private let longRequests: [String: any LongRequestHandler.Type]
    private let notifications: [String: any NotificationHandler.Type]

    init() {
        requests = Dictionary(requestHandlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
        longRequests = Dictionary(
            longRequestHandlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
        notifications = Dictionary(
            notificationHandlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func request(_ method: String) -> (any RequestHandler.Type)? { requests[method] }

    func longRequest(_ method: String) -> (any LongRequestHandler.Type)? { longRequests[method] }

    func notification(_ method: String) -> (any NotificationHandler.Type)? { notifications[method] }
}
