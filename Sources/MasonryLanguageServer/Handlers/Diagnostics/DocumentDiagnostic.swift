// textDocument/diagnostic

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension DocumentDiagnosticRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        if client.pullsDiagnostics { capabilities.diagnosticProvider = DiagnosticOptions() }
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        session.stopPushingDiagnostics()
        let uri = params.textDocument.uri
        guard let analysis = try session.analysis(of: uri) else {
            return session.report([], unless: params.previousResultID)
        }
        return session.report(session.diagnostics(of: analysis, at: uri), unless: params.previousResultID)
    }
}
