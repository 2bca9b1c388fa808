// textDocument/codeAction

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension CodeActionRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        guard client.hasCodeActionLiterals else { return }
        capabilities.codeActionProvider = .init(kinds: [CodeActionKind.quickFix.rawValue])
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        guard params.wants(.quickFix), let analysis = try session.analysis(of: uri) else { return [] }
        let range = analysis.text.clampedRange(of: params.range, in: session.encoding)
        let conversion = DiagnosticConversion(
            text: analysis.text, uri: uri, encoding: session.encoding, client: session.client)
        return analysis.quickFixes(in: range).map { quickFix in
            var action = CodeAction(
                title: quickFix.fix.title, kind: .quickFix, diagnostics: [conversion.diagnostic(quickFix.finding)],
                edit: session.workspaceEdit(quickFix.fix.edits, of: analysis.text, at: uri))
            if session.client.hasPreferredActions, quickFix.fix.safety == .safe { action.isPreferred = true }
            return action
        }
    }
}
