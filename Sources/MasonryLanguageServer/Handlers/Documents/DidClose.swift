// textDocument/didClose: forget the text and take its findings back.

import LanguageServerProtocol
import LayoutIDE

extension DidCloseTextDocumentNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        let uri = params.textDocument.uri
        guard session.documents.close(uri) else {
            session.log(
                .warning,
                LocalizedText(
                    "Ignored the closing of \(uri.spelling), which is not open", "已忽略对 \(uri.spelling) 的关闭：该文件未打开"))
            return
        }
        session.semanticTokens.forget(uri)
        session.previews.forget(uri)
        session.endUnsavedText(of: uri)
        if session.pushesDiagnostics { session.publish([], at: uri, version: nil) }
    }
}
