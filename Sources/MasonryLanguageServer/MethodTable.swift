// Every method the server knows, once. A new one is a file in Handlers and a line here.

import LanguageServerProtocol

struct MethodTable {
    let requestHandlers: [any RequestHandler.Type] = [
        InitializeRequest.self,
        ShutdownRequest.self,
        HoverRequest.self,
        DocumentSymbolRequest.self,
        CodeActionRequest.self,
    ]

    let notificationHandlers: [any NotificationHandler.Type] = [
        InitializedNotification.self,
        ExitNotification.self,
        CancelRequestNotification.self,
        SetTraceNotification.self,
        DidOpenTextDocumentNotification.self,
        DidChangeTextDocumentNotification.self,
        DidSaveTextDocumentNotification.self,
        DidCloseTextDocumentNotification.self,
    ]

    private let requests: [String: any RequestHandler.Type]
    private let notifications: [String: any NotificationHandler.Type]

    init() {
        requests = Dictionary(requestHandlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
        notifications = Dictionary(
            notificationHandlers.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func request(_ method: String) -> (any RequestHandler.Type)? { requests[method] }

    func notification(_ method: String) -> (any NotificationHandler.Type)? { notifications[method] }
}
