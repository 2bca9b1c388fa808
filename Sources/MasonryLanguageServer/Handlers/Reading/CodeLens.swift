// textDocument/codeLens

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension CodeLensRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.codeLensProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        guard session.settings[uri].showsCodeLenses, let analysis = try session.analysis(of: uri, shownIn: nil)
        else { return [] }
        return analysis.codeLenses().map { lens in
            let start = analysis.text.position(of: lens.range.start, in: session.encoding)
            // The protocol wants a range of one line. The empty command makes the text one that is only read.
            let end = analysis.text.lineRange(start.line)?.end ?? lens.range.start
            let range = PositionRange(
                start: start, end: analysis.text.position(of: min(end, lens.range.end), in: session.encoding))
            return Lens(range: range, command: Command(title: lens.title, command: ""))
        }
    }
}
