// textDocument/codeAction

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension CodeActionRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        guard client.hasCodeActionLiterals else { return }
        capabilities.codeActionProvider = CodeActionOptions(
            kinds: [.quickFix, .refactorExtract, .refactorRewrite, .sourceFixAll],
            resolves: client.resolvesCodeActionEdits)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        guard session.client.hasCodeActionLiterals, let analysis = try session.analysis(of: uri) else { return [] }
        let list = CodeActionList(
            analysis: analysis, uri: uri, range: analysis.text.clampedRange(of: params.range, in: session.encoding),
            session: session)
        return list.quickFixes(params) + list.suppressions(params) + list.refactorings(params) + list.fixAll(params)
    }
}

/// The actions for one selection.
private struct CodeActionList {
    let analysis: Analysis
    let uri: DocumentURI
    let range: TextRange
    let session: Session

    /// Fixes of the findings that the selection touches; small, so they come with their edits.
    func quickFixes(_ params: CodeActionRequest.Params) -> [CodeActionMessage] {
        guard params.wants(.quickFix) else { return [] }
        var conversion = DiagnosticConversion(
            text: analysis.text, uri: uri, encoding: session.encoding, client: session.client)
        return analysis.quickFixes(in: range).map { quickFix in
            var action = CodeActionMessage(
                title: quickFix.fix.title, kind: .quickFix, diagnostics: [conversion.diagnostic(quickFix.finding)],
                edit: session.workspaceEdit(quickFix.fix.edits, of: analysis.text, at: uri))
            if session.client.hasPreferredActions, quickFix.fix.safety == .safe { action.isPreferred = true }
            return action
        }
    }

    func suppressions(_ params: CodeActionRequest.Params) -> [CodeActionMessage] {
        guard params.wants(.quickFix) else { return [] }
        return analysis.suppressions(in: range).map { message($0, kind: .quickFix) }
    }

    func refactorings(_ params: CodeActionRequest.Params) -> [CodeActionMessage] {
        guard params.wants(.refactorExtract) || params.wants(.refactorRewrite) else { return [] }
        return analysis.refactorings(in: range).compactMap { action in
            let kind: CodeActionKind = action.kind == .refactorExtract ? .refactorExtract : .refactorRewrite
            return params.wants(kind) ? message(action, kind: kind) : nil
        }
    }

    /// Offered only where asked for by name: it is about the file, not the selection.
    func fixAll(_ params: CodeActionRequest.Params) -> [CodeActionMessage] {
        guard params.only != nil, params.wants(.sourceFixAll) else { return [] }
        let edits = analysis.fixAllEdits()
        guard !edits.isEmpty else { return [] }
        return [
            message(
                CodeAction(
                    title: session.language.say("Fix all that is safe to fix", "应用全部安全的修复"), kind: .fixAll, edits: edits
                ), kind: .sourceFixAll)
        ]
    }

    /// With the edit, or for a client that asks for it when it is needed, with the way to find it again.
    private func message(_ action: CodeAction, kind: CodeActionKind) -> CodeActionMessage {
        var message = CodeActionMessage(title: action.title, kind: kind)
        if session.client.resolvesCodeActionEdits {
            message.data =
                CodeActionData(
                    uri: uri, version: session.version(of: uri), kind: kind,
                    range: analysis.text.positions(of: range, in: session.encoding)
                ).json
        } else {
            message.edit = session.workspaceEdit(action.edits, of: analysis.text, at: uri)
        }
        return message
    }
}

/// From which a chosen action finds its edit.
struct CodeActionData: JSONEncodable, JSONDecodable {
    var uri: DocumentURI
    var version: Int?
    var kind: CodeActionKind
    var range: PositionRange

    init(uri: DocumentURI, version: Int?, kind: CodeActionKind, range: PositionRange) {
        self.uri = uri
        self.version = version
        self.kind = kind
        self.range = range
    }

    init(json: JSONValue) throws(JSONShapeError) {
        uri = try json.required("uri")
        version = try json.optional("version")
        kind = CodeActionKind(try json.required("kind"))
        range = try json.required("range")
    }

    var json: JSONValue {
        ["uri": uri.json, "version": version.json, "kind": kind.json, "range": range.json]
    }
}
