// textDocument/didSave: nothing follows from it, because every change is known already.

import LanguageServerProtocol

extension DidSaveTextDocumentNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {}
}
