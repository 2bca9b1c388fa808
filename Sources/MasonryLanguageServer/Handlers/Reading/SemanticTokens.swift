// textDocument/semanticTokens/full, full/delta and range

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension SemanticTokensRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        let legend = SemanticTokenLegend(client: client)
        capabilities.semanticTokensProvider = SemanticTokensOptions(
            tokenTypes: legend.types, tokenModifiers: legend.modifiers)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        try session.remember(session.semanticTokenData(of: params.textDocument.uri), of: params.textDocument.uri)
    }
}

extension SemanticTokensDeltaRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        let before = session.semanticTokens.data(of: uri, resultID: params.previousResultID)
        let tokens = session.remember(try session.semanticTokenData(of: uri), of: uri)
        guard let before, let resultID = tokens.resultID else { return .full(tokens) }
        return .delta(resultID: resultID, edits: SemanticTokensMemory.edits(from: before, to: tokens.data))
    }
}

extension SemanticTokensRangeRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let analysis = try session.analysis(of: params.textDocument.uri) else {
            return Output(resultID: nil, data: [])
        }
        let range = analysis.text.clampedRange(of: params.range, in: session.encoding)
        let tokens = analysis.semanticTokens(in: range)
        return Output(
            resultID: nil, data: analysis.text.encoded(tokens, as: session.tokenLegend, in: session.encoding))
    }
}

extension Session {
    fileprivate func semanticTokenData(of uri: DocumentURI) throws(ResponseError) -> [UInt32] {
        guard let analysis = try analysis(of: uri) else { return [] }
        return analysis.text.encoded(analysis.semanticTokens(), as: tokenLegend, in: encoding)
    }

    fileprivate func remember(_ data: [UInt32], of uri: DocumentURI) -> SemanticTokensMessage {
        SemanticTokensMessage(resultID: semanticTokens.remember(data, of: uri), data: data)
    }
}

extension SourceText {
    /// Five numbers a token, each place relative to the token before.
    fileprivate func encoded(
        _ tokens: [SemanticToken], as legend: SemanticTokenLegend, in encoding: PositionEncoding
    ) -> [UInt32] {
        var data: [UInt32] = []
        data.reserveCapacity(tokens.count * 5)
        var cursor = PositionCursor(text: self, encoding: encoding)
        var last = Position(line: 0, character: 0)
        for token in tokens {
            let start = cursor.position(of: token.range.start)
            let end = cursor.position(of: token.range.end)
            let isSameLine = start.line == last.line
            guard let type = legend.type(of: token.kind), end.line == start.line, end.character > start.character,
                start.line >= last.line,
                !isSameLine || start.character >= last.character
            else { continue }
            data.append(UInt32(clamping: start.line - last.line))
            data.append(UInt32(clamping: isSameLine ? start.character - last.character : start.character))
            data.append(UInt32(clamping: end.character - start.character))
            data.append(type)
            data.append(legend.modifiers(of: token.modifiers))
            last = start
        }
        return data
    }
}
