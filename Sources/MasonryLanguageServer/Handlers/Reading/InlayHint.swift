// textDocument/inlayHint

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension InlayHintRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.inlayHintProvider = InlayHintOptions(resolves: client.resolvesInlayHintTooltips)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let settings = session.settings[params.textDocument.uri]
        guard settings.showsFrames || settings.showsValues,
            let analysis = try session.analysis(of: params.textDocument.uri, shownIn: params.range)
        else { return [] }
        let range = analysis.text.clampedRange(of: params.range, in: session.encoding)
        let hints = analysis.inlayHints(in: range)
        let settled = session.documents.update(params.textDocument.uri) { $0.settled(hints, in: range) } ?? hints
        return settled.compactMap { hint in
            guard hint.kind == .frame ? settings.showsFrames : settings.showsValues else { return nil }
            let position = analysis.text.position(of: hint.offset, in: session.encoding)
            var message = Hint(
                position: position, label: hint.label, kind: hint.kind == .frame ? .type : nil, tooltip: nil)
            if hint.kind == .frame, session.client.resolvesInlayHintTooltips {
                message.data = PlaceData(uri: params.textDocument.uri, position: position).json
            } else {
                message.tooltip = hint.tooltip.flatMap { MarkupContent(markdown: $0, as: session.client.hoverFormat) }
            }
            return message
        }
    }
}
