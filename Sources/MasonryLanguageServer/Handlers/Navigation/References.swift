// textDocument/references

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension ReferencesRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.referencesProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params.place) else { return [] }
        let uri = params.place.textDocument.uri
        return analysis.references(at: offset, declaration: params.includesDeclaration ? .included : .excluded)
            .map { Location(uri: uri, range: analysis.text.positions(of: $0, in: session.encoding)) }
    }
}
