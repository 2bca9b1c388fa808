// textDocument/hover

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension HoverRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.hoverProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params, showingFrames: true),
            let hover = analysis.hover(at: offset, pictures: session.hoverPictures(for: params.textDocument.uri))
        else { return nil }
        let kind = session.client.hoverFormat
        let value = kind == .markdown ? hover.markdown : hover.plainText
        return Result(
            contents: MarkupContent(kind: kind, value: value),
            range: analysis.text.positions(of: hover.range, in: session.encoding))
    }
}
