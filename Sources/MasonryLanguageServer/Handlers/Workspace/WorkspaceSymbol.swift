// workspace/symbol

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension WorkspaceSymbolRequest: LongRequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.workspaceSymbolProvider = true
    }

    static func job(_ params: Params, id: RequestID, in session: Session) throws(ResponseError) -> any Job {
        WorkspaceSymbolJob(id: id, query: params.query, files: session.workspaceFiles())
    }
}

/// Searches one file a piece.
private final class WorkspaceSymbolJob: Job {
    let id: RequestID
    private let query: String
    private let files: [DocumentURI]
    private var next = 0
    private var found: [SymbolInformation] = []
    /// More than anyone reads; the query gets longer anyway.
    private let limit = 1_000

    init(id: RequestID, query: String, files: [DocumentURI]) {
        self.id = id
        self.query = query
        self.files = files
    }

    func advance(in session: Session) -> JobProgress {
        guard next < files.count, found.count < limit else {
            session.connection.answer(id, .success(found.json))
            return .finished
        }
        let uri = files[next]
        next += 1
        guard let analysis = (try? session.analysis(of: uri)) ?? nil else { return .unfinished }
        let kinds = session.client.workspaceSymbolKinds
        for symbol in analysis.workspaceSymbols(matching: query).prefix(limit - found.count) {
            let location = Location(uri: uri, range: analysis.text.positions(of: symbol.range, in: session.encoding))
            found.append(
                SymbolInformation(
                    name: symbol.name, kind: SymbolConversion.kind(symbol.kind, among: kinds), location: location,
                    containerName: symbol.containerName))
        }
        return .unfinished
    }
}
