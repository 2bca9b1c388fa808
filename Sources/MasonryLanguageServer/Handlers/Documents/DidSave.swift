// textDocument/didSave: every change is known already; what was being typed has ended.

import LanguageServerProtocol

extension DidSaveTextDocumentNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        session.endTyping()
    }
}
