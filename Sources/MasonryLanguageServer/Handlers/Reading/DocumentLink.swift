// textDocument/documentLink

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension DocumentLinkRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.documentLinkProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        guard let pages = session.settings[uri].rulePages, let analysis = try session.analysis(of: uri)
        else { return [] }
        return analysis.documentLinks().map { link in
            Link(
                range: analysis.text.positions(of: link.range, in: session.encoding),
                target: pages.address(of: link.rule),
                tooltip: session.client.hasDocumentLinkTooltips ? link.tooltip : nil)
        }
    }
}
