// textDocument/foldingRange

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension FoldingRangeRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.foldingRangeProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let analysis = try session.analysis(of: params.textDocument.uri) else { return [] }
        return analysis.foldingRanges().compactMap { fold in
            let range = analysis.text.positions(of: fold.range, in: session.encoding)
            var end = range.end
            // A client that folds whole lines would hide what goes on in the last one, such as a closing brace.
            if session.client.foldsWholeLines, fold.kind == .region { end.line -= 1 }
            guard end.line > range.start.line else { return nil }
            return Fold(
                start: range.start, end: end, kind: kind(fold.kind),
                collapsedText: session.client.hasCollapsedText ? fold.collapsedText : nil)
        }
    }

    /// Blocks are no regions in the protocol's sense, which are marked by hand.
    private static func kind(_ kind: FoldingRange.Kind) -> Fold.Kind? {
        switch kind {
        case .region: return nil
        case .comment: return .comment
        case .imports: return .imports
        }
    }
}
