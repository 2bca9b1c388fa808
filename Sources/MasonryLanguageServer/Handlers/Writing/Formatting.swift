// textDocument/formatting, rangeFormatting, rangesFormatting and onTypeFormatting

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension DocumentFormattingRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.documentFormattingProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let analysis = try session.analysis(of: params.textDocument.uri) else { return [] }
        let edits = analysis.whole.formattingEdits(options: FormattingOptions(params.options))
        return edits.map { session.textEdit($0, of: analysis.text) }
    }
}

extension DocumentRangeFormattingRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.documentRangeFormattingProvider = RangeFormattingOptions(takesRanges: client.formatsRanges)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let analysis = try session.analysis(of: params.textDocument.uri) else { return [] }
        let range = analysis.text.clampedRange(of: params.range, in: session.encoding)
        let edits = analysis.whole.formattingEdits(in: range, options: FormattingOptions(params.options))
        return edits.map { session.textEdit($0, of: analysis.text) }
    }
}

extension DocumentRangesFormattingRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let analysis = try session.analysis(of: params.textDocument.uri) else { return [] }
        let ranges = params.ranges.map { analysis.text.clampedRange(of: $0, in: session.encoding) }
        let edits = analysis.whole.formattingEdits(in: ranges, options: FormattingOptions(params.options))
        return edits.map { session.textEdit($0, of: analysis.text) }
    }
}

extension DocumentOnTypeFormattingRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        guard let first = Analysis.formattingTriggers.first else { return }
        capabilities.documentOnTypeFormattingProvider = OnTypeFormattingOptions(
            firstTrigger: first, moreTriggers: Array(Analysis.formattingTriggers.dropFirst()))
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params.place) else { return [] }
        let edits = analysis.whole.formattingEdits(
            afterTyping: params.character, at: offset, options: FormattingOptions(params.options))
        return edits.map { session.textEdit($0, of: analysis.text) }
    }
}

extension FormattingOptions {
    /// Widths beyond any screen are mistakes.
    fileprivate init(_ message: FormattingOptionsMessage) {
        self.init(indentation: message.insertsSpaces ? .spaces(max(0, min(message.tabSize, 64))) : .tabs)
    }
}
