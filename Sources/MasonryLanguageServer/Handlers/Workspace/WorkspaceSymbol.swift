// workspace/symbol

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension WorkspaceSymbolRequest: LongRequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.workspaceSymbolProvider = true
    }

    static func job(_ params: Params, id: RequestID, in session: Session) throws(ResponseError) -> any Job {
        WorkspaceSymbolJob(params, id: id, files: session.workspaceFiles())
    }
}

/// Searches one file a piece.
private final class WorkspaceSymbolJob: Job {
    let id: RequestID
    private let query: String
    private let files: [DocumentURI]
    private var next = 0
    private(set) var progress: WorkProgress
    private let partialResultToken: ProgressToken?
    /// What is not sent yet.
    private var found: [SymbolInformation] = []
    /// More than anyone reads; the query gets longer anyway.
    private var roomLeft = 1_000

    init(_ params: WorkspaceSymbolRequest.Params, id: RequestID, files: [DocumentURI]) {
        self.id = id
        self.files = files
        query = params.query
        partialResultToken = params.partialResultToken
        let title = LocalizedText("Looking for views", "正在查找视图")
        progress = WorkProgress(token: params.workDoneToken, title: title, total: files.count)
    }

    func advance(in session: Session) -> JobProgress {
        guard next < files.count, roomLeft > 0 else {
            flush(in: session)
            progress.end(in: session)
            session.connection.answer(id, .success(found.json))
            return .finished
        }
        let uri = files[next]
        next += 1
        defer {
            if found.count >= 32 { flush(in: session) }
            progress.report(done: next, name: uri.lastPathComponent, in: session)
        }
        guard let analysis = (try? session.analysis(of: uri)) ?? nil else { return .unfinished }
        let kinds = session.client.workspaceSymbolKinds
        for symbol in analysis.workspaceSymbols(matching: query).prefix(roomLeft) {
            roomLeft -= 1
            let location = Location(uri: uri, range: analysis.text.positions(of: symbol.range, in: session.encoding))
            found.append(
                SymbolInformation(
                    name: symbol.name, kind: SymbolConversion.kind(symbol.kind, among: kinds), location: location,
                    containerName: symbol.containerName))
        }
        return .unfinished
    }

    private func flush(in session: Session) {
        guard let partialResultToken, !found.isEmpty else { return }
        session.connection.notify(
            ProgressParams.method, ProgressParams(token: partialResultToken, value: found.json).json)
        found.removeAll()
    }
}
