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
        let folds: [Fold] = analysis.foldingRanges().compactMap { fold in
            let range = analysis.text.positions(of: fold.range, in: session.encoding)
            var end = range.end
            // A client that folds whole lines would hide what goes on in the last one, such as a closing brace.
            if session.client.foldsWholeLines, fold.kind == .region { end.line -= 1 }
            guard end.line > range.start.line else { return nil }
            return Fold(
                start: range.start, end: end, kind: kind(fold.kind),
                collapsedText: session.client.hasCollapsedText ? fold.collapsedText : nil)
        }
        let distinct = session.client.foldsWholeLines ? withoutSameLines(folds) : folds
        return session.client.foldingRangeLimit.map { outermost($0, of: distinct) } ?? distinct
    }

    /// A call and its block begin and end in the same lines, which are folded once: as the block, whose end is seen.
    private static func withoutSameLines(_ folds: [Fold]) -> [Fold] {
        var result: [Fold] = []
        for fold in folds {
            if let last = result.last, last.start.line == fold.start.line, last.end.line == fold.end.line {
                result.removeLast()
            }
            result.append(fold)
        }
        return result
    }

    /// The `limit` folds that the fewest others are around, in written order.
    static func outermost(_ limit: Int, of folds: [Fold]) -> [Fold] {
        guard folds.count > limit else { return folds }
        var open: [Position] = []
        var placesByDepth: [[Int]] = []
        for (place, fold) in folds.enumerated() {
            while let end = open.last, end <= fold.start { open.removeLast() }
            if placesByDepth.count <= open.count { placesByDepth.append([]) }
            placesByDepth[open.count].append(place)
            open.append(fold.end)
        }
        return placesByDepth.joined().prefix(limit).sorted().map { folds[$0] }
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
