// textDocument/didOpen: take the client's text for the document's.

import LanguageServerProtocol
import LayoutIDE
import SourceText

extension DidOpenTextDocumentNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        let item = params.textDocument
        if session.documents[item.uri] != nil {
            session.log(
                .warning,
                LocalizedText(
                    "\(item.uri.spelling) is opened twice; the newer text counts",
                    "\(item.uri.spelling) 被重复打开，以较新的文本为准"))
        }
        let dialect = Dialect.of(item.uri, languageID: item.languageID)
        session.documents.open(
            OpenDocument(uri: item.uri, dialect: dialect, version: item.version, text: SourceText(item.text)))
    }
}
