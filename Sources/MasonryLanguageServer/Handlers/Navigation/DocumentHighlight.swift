// textDocument/documentHighlight

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension DocumentHighlightRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.documentHighlightProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params) else { return [] }
        return analysis.documentHighlights(at: offset).map { highlight in
            Highlight(
                range: analysis.text.positions(of: highlight.range, in: session.encoding),
                kind: highlight.kind == .read ? .read : .write)
        }
    }
}
