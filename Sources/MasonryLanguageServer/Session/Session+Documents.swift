// How handlers get at a document.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import Project
import SourceText

extension Session {
    /// What is known about the newest text of a document. One that is not open is read from disk: requests do not
    /// depend on a document being open (LSP, "Text Document Synchronization").
    /// - Throws: InvalidParams for a document that is nowhere.
    func analysis(of uri: DocumentURI) throws(ResponseError) -> FileAnalysis? {
        let configuration = configuration(for: uri)
        if let analysis = documents.update(uri, { $0.analysis(configuration) }) { return analysis }
        guard let path = uri.path, let bytes = readBytes(path, limit: maximumTextBytes) else {
            throw ResponseError(
                .invalidParams,
                language.say(
                    "The document is not open and cannot be read: \(uri.spelling)", "文档未打开，也无法读取：\(uri.spelling)"))
        }
        guard let dialect = Dialect.of(uri, languageID: "") else { return nil }
        return FileAnalysis(text: SourceText(bytes: bytes), dialect: dialect, configuration: configuration)
    }

    /// The same for an answer with frames in a range; nil is all of the text.
    func analysis(
        of uri: DocumentURI, shownIn range: PositionRange?
    ) throws(ResponseError) -> FileAnalysis? {
        guard let text = try analysis(of: uri)?.text else { return nil }
        let range = range.map { text.clampedRange(of: $0, in: encoding) } ?? text.range
        _ = documents.update(uri) { $0.keepInstances(in: range) }
        return try analysis(of: uri)
    }

    /// The version that an answer about `uri` holds for; nil for the text on disk.
    func version(of uri: DocumentURI) -> Int? { documents[uri]?.version }

    /// What is known about the document of a place, and the place in it; nil for a place outside of the text.
    /// - Parameter showingFrames: whether frames of the view at the place are asked for.
    func analysis(
        at place: TextDocumentPositionParams, showingFrames: Bool = false
    ) throws(ResponseError) -> (analysis: FileAnalysis, offset: TextOffset)? {
        try analysis(of: place.textDocument.uri, at: place.position, showingFrames: showingFrames)
    }

    /// The same for a place that came with a message that is resolved.
    func analysis(
        of uri: DocumentURI, at position: Position, showingFrames: Bool
    ) throws(ResponseError) -> (analysis: FileAnalysis, offset: TextOffset)? {
        guard let analysis = try analysis(of: uri), let offset = analysis.text.offset(of: position, in: encoding)
        else { return nil }
        guard showingFrames else { return (analysis, offset) }
        _ = consume analysis
        _ = documents.update(uri) { $0.keepShown(at: offset) }
        return try self.analysis(of: uri).map { ($0, offset) }
    }
}
