// From edits in byte offsets to edits of the wire.

import LanguageServerProtocol
import SourceText

extension Session {
    /// The edits of one document, in the form that the client understands.
    func workspaceEdit(_ edits: [TextEdit], of text: SourceText, at uri: DocumentURI) -> WorkspaceEdit {
        let document = TextDocumentEdit(
            textDocument: VersionedTextDocumentIdentifier(uri: uri, version: version(of: uri)),
            edits: edits.map { textEdit($0, of: text) })
        return client.hasDocumentChanges ? .documentChanges([document]) : .changes([document])
    }

    func textEdit(_ edit: TextEdit, of text: SourceText) -> DocumentTextEdit {
        DocumentTextEdit(range: text.positions(of: edit.range, in: encoding), newText: edit.text)
    }
}
