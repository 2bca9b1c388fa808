// textDocument/didChange: apply the edits; the findings follow when no other message waits.

import LanguageServerProtocol
import LayoutIDE

extension DidChangeTextDocumentNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        let uri = params.textDocument.uri
        let encoding = session.encoding
        var problems: [LocalizedText] = []
        let wasOpen: Void? = session.documents.update(uri) { document in
            let text = document.text.applying(params.contentChanges, in: encoding) { problems.append($0) }
            let typed = TypedStatement(
                params.contentChanges, from: document.text, to: text, in: encoding, isTyping: document.typed != nil)
            document.replaceText(text, version: params.textDocument.version, typed: typed)
        }
        guard wasOpen != nil else {
            session.log(
                .warning,
                LocalizedText(
                    "Ignored a change of \(uri.spelling), which is not open", "已忽略对 \(uri.spelling) 的修改：该文件未打开"))
            return
        }
        for problem in problems { session.log(.warning, .verbatim("\(uri.spelling): ") + problem) }
        session.documents.needsPublishing(uri)
        session.unsaved.noteChange(of: uri)
    }
}
