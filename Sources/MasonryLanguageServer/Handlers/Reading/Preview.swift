// masonry/preview

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension LanguageServerProtocol.PreviewRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        guard let analysis = try session.analysis(of: uri) else { return nil }
        let name = params.format ?? PreviewFormat.svg.rawValue
        guard let format = PreviewFormat(rawValue: name) else {
            throw ResponseError(.invalidParams, "There is no format \"\(name)\"")
        }
        var request = LayoutIDE.PreviewRequest(format: format)
        request.screens = params.screen.map { [$0] } ?? []
        request.state = params.state
        request.columns = params.columns ?? request.columns
        request.title = uri.lastPathComponent
        request.dragRange = .whileTyping
        request.offset = params.position.map { analysis.text.clampedOffset(of: $0, in: session.encoding) }
        if format != .selection {
            session.previews.watch(uri, request, version: session.version(of: uri), analysis)
        }
        guard let preview = analysis.wholeDisplayed.preview(request) else { return nil }
        let selection = preview.selectedName.map { name in
            Result.Selection(
                name: name,
                range: preview.selectedRange.map { analysis.text.positions(of: $0, in: session.encoding) })
        }
        return Result(
            version: session.version(of: uri), format: format.rawValue, content: preview.content,
            shown: Result.Place(screen: preview.screen, state: preview.state), selection: selection,
            layouts: analysis.wholeDisplayed.previewPlaces.map { Result.Place(screen: $0.screen, state: $0.state) })
    }
}
