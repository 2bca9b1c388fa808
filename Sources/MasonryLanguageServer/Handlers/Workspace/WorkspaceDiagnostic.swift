// workspace/diagnostic

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension WorkspaceDiagnosticRequest: LongRequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {}

    static func job(_ params: Params, id: RequestID, in session: Session) throws(ResponseError) -> any Job {
        session.stopPushingDiagnostics()
        return WorkspaceDiagnosticJob(params, id: id, files: session.workspaceFiles())
    }
}

/// Looks at one file a piece.
private final class WorkspaceDiagnosticJob: Job {
    let id: RequestID
    private let files: [DocumentURI]
    private var next = 0
    private(set) var progress: WorkProgress
    private let partialResultToken: ProgressToken?
    private let known: [DocumentURI: String]
    /// What is not sent yet.
    private var items: [WorkspaceDiagnosticRequest.Item] = []

    init(_ params: WorkspaceDiagnosticRequest.Params, id: RequestID, files: [DocumentURI]) {
        self.id = id
        self.files = files
        partialResultToken = params.partialResultToken
        let title = LocalizedText("Checking layouts", "正在检查布局")
        progress = WorkProgress(token: params.workDoneToken, title: title, total: files.count)
        known = Dictionary(params.previousResultIDs.map { ($0.uri, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    func advance(in session: Session) -> JobProgress {
        guard next < files.count else {
            flush(in: session)
            progress.end(in: session)
            session.connection.answer(id, .success(WorkspaceDiagnosticRequest.Output(items: items).json))
            return .finished
        }
        let uri = files[next]
        next += 1
        // A file that has gone since it was listed has no findings.
        let analysis = (try? session.analysis(of: uri)) ?? nil
        let diagnostics = analysis.map { session.diagnostics(of: $0, at: uri) } ?? []
        let report = session.report(diagnostics, unless: known[uri])
        items.append(.init(uri: uri, version: session.version(of: uri), report: report))
        if items.count >= 32 { flush(in: session) }
        progress.report(done: next, name: uri.lastPathComponent, in: session)
        return .unfinished
    }

    private func flush(in session: Session) {
        guard let partialResultToken, !items.isEmpty else { return }
        let value = WorkspaceDiagnosticRequest.Output(items: items).json
        session.connection.notify(
            ProgressParams.method, ProgressParams(token: partialResultToken, value: value).json)
        items.removeAll()
    }
}
