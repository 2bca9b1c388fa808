// The command `masonry.explainLog`: a console's text in, the places in the sources out.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import LayoutLog
import Project
import SourceText

/// What the command is called; its one argument is the text.
enum ExplainLogCommand {
    static let name = "masonry.explainLog"
}

/// Reads one file of the workspace a piece; what has not changed since the last time is not read again.
final class ExplainLogJob: Job {
    let id: RequestID
    private(set) var progress: WorkProgress
    private let text: String
    private let files: [DocumentURI]
    private var next = 0
    private var facts: [ConstraintFacts] = []

    init(_ params: ExecuteCommandRequest.Params, id: RequestID, in session: Session) throws(ResponseError) {
        guard params.arguments.count == 1, let text = params.arguments[0].string else {
            throw ResponseError(.invalidParams, "The argument of \"\(ExplainLogCommand.name)\" is the text of a log")
        }
        self.id = id
        self.text = text
        files = session.workspaceFiles()
        progress = WorkProgress(
            token: params.workDoneToken, title: LocalizedText("Looking for constraints", "正在查找约束"), total: files.count)
    }

    func advance(in session: Session) -> JobProgress {
        guard next < files.count else {
            progress.end(in: session)
            session.connection.answer(id, .success(answer(in: session)))
            return .finished
        }
        let uri = files[next]
        next += 1
        if let found = session.facts(of: uri) { facts.append(found) }
        progress.report(done: next, name: uri.lastPathComponent, in: session)
        return .unfinished
    }

    private func answer(in session: Session) -> JSONValue {
        let workspace = LogWorkspace(facts)
        let messages = LayoutLogReader.entries(in: text).map { entry -> JSONValue in
            let explanation = workspace.explain(entry)
            let places = explanation.places(in: session.language).compactMap { place($0, in: session) }
            return [
                "line": .integer(explanation.line), "count": .integer(explanation.count),
                "isConflict": .bool(explanation.isConflict),
                "message": .string(explanation.summary(in: session.language)), "places": .array(places),
            ]
        }
        return ["messages": .array(messages)]
    }

    private func place(_ place: LogPlace, in session: Session) -> JSONValue? {
        guard let uri = files.first(where: { $0.spelling == place.candidate.path }),
            let text = session.text(of: uri), text.range.contains(place.candidate.range)
        else { return nil }
        return [
            "uri": uri.json,
            "range": text.positions(of: place.candidate.range, in: session.encoding).json,
            "message": .string(place.message), "certainty": .string(place.candidate.certainty.rawValue),
            "isBroken": .bool(place.isBroken),
        ]
    }
}

extension Session {
    /// The text of a document, open or not.
    func text(of uri: DocumentURI) -> SourceText? {
        if let document = documents[uri] { return document.text }
        return uri.path.flatMap { readBytes($0, limit: maximumTextBytes) }.map { SourceText(bytes: $0) }
    }

    /// What a file of the workspace makes; nil for those without layouts.
    fileprivate func facts(of uri: DocumentURI) -> ConstraintFacts? {
        guard let dialect = documents[uri]?.dialect ?? Dialect.of(uri, languageID: "") else { return nil }
        let text: SourceText
        if let document = documents[uri] {
            text = document.text
        } else {
            guard let path = uri.path, let bytes = readBytes(path, limit: maximumTextBytes) else { return nil }
            text = SourceText(bytes: bytes)
        }
        let hash = text.fingerprint
        if let known = logFacts[uri.spelling], known.text == hash { return known.facts }
        let found =
            ConstraintFacts.mayMakeConstraints(text.bytes, dialect: dialect)
            ? ConstraintFacts(path: uri.spelling, text: text, dialect: dialect, configuration: configuration(for: uri))
            : ConstraintFacts(path: uri.spelling, declaredIn: text.bytes, dialect: dialect)
        let facts = found.isEmpty ? nil : found
        logFacts[uri.spelling] = KnownFacts(text: hash, facts: facts)
        return facts
    }
}
