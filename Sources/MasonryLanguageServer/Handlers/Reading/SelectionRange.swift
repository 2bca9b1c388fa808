// textDocument/selectionRange

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension SelectionRangeRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.selectionRangeProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let analysis = try session.analysis(of: params.textDocument.uri) else {
            return params.positions.map { Selection(innermost: PositionRange(start: $0, end: $0), outer: []) }
        }
        let text = analysis.text
        return params.positions.map { position in
            let offset = text.clampedOffset(of: position, in: session.encoding)
            let ranges = analysis.selectionRanges(at: offset).map { text.positions(of: $0, in: session.encoding) }
            guard let innermost = ranges.first else {
                return Selection(innermost: PositionRange(start: position, end: position), outer: [])
            }
            return Selection(innermost: innermost, outer: Array(ranges.dropFirst()))
        }
    }
}
