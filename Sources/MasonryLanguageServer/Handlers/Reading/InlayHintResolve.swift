// inlayHint/resolve

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension InlayHintResolveRequest: RequestHandler {
    /// A hint whose place is gone comes back as it is.
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let data = params.data, let place = try? PlaceData(json: data),
            let (analysis, offset) = try session.analysis(of: place.uri, at: place.position, showingFrames: true),
            let tooltip = analysis.inlayHintTooltip(at: offset),
            let content = MarkupContent(markdown: tooltip, as: session.client.hoverFormat)
        else { return .object(params.hint) }
        var result = params.hint
        result["tooltip"] = content.json
        return .object(result)
    }
}
