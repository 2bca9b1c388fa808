// Every method the server knows, once. A new one is a file in Handlers and a line here.

import LanguageServerProtocol

extension MethodTable {
    static var all: MethodTable {
        MethodTable(
            requests: [
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
            ],
            longRequests: [
                WorkspaceDiagnosticRequest.self,
                WorkspaceSymbolRequest.self,
                ExecuteCommandRequest.self,
            ],
            notifications: [
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
            ])
    }
}
