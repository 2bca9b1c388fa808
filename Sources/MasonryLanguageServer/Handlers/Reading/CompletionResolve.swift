// completionItem/resolve

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension CompletionResolveRequest: RequestHandler {
    /// What has been typed since the list was made stands behind its place, so the place still holds. An item that
    /// cannot be found again comes back as it is.
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let data = params.data, let place = try? PlaceData(json: data),
            let analysis = try session.analysis(of: place.uri),
            let offset = analysis.text.offset(of: place.position, in: session.encoding),
            let item = analysis.resolvedCompletion(labelled: params.label, at: offset)
        else { return .object(params.item) }
        let conversion = CompletionConversion(
            text: analysis.text, encoding: session.encoding, client: session.client, offset: offset)
        var result = params.item
        if session.client.resolvesCompletion("documentation"), let documentation = conversion.documentation(item) {
            result["documentation"] = documentation.json
        }
        if session.client.resolvesCompletion("detail"), !item.detail.isEmpty { result["detail"] = .string(item.detail) }
        return .object(result)
    }
}
