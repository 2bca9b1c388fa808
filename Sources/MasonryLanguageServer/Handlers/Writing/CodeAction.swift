// textDocument/codeAction

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension CodeActionRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        if client.hasCodeActionLiterals {
            capabilities.codeActionProvider = .actions(
                kinds: [.quickFix, .refactorExtract, .refactorRewrite, .sourceFixAll],
                resolves: client.resolvesCodeActionEdits)
        } else if client.appliesEdits {
            capabilities.codeActionProvider = .commands
        }
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        let client = session.client
        guard client.hasCodeActionLiterals || client.appliesEdits, let analysis = try session.analysis(of: uri)
        else { return .actions([]) }
        let list = CodeActionList(
            analysis: analysis, uri: uri, range: analysis.text.clampedRange(of: params.range, in: session.encoding),
            session: session)
        var actions = list.quickFixes(params)
        if !list.isAboutFindings(params) {
            actions += list.suppressions(params) + list.refactorings(params) + list.fixAll(params)
        }
        return client.hasCodeActionLiterals ? .actions(actions) : .commands(actions.map(list.command))
    }
}

/// The actions for one selection.
private struct CodeActionList {
    let analysis: FileAnalysis
    let uri: DocumentURI
    let range: TextRange
    let session: Session

    /// Whether the client asks how to mend the findings it names, and not what can be done with a selection: Kate sends
    /// the range of the whole file then, and may apply all that it gets.
    func isAboutFindings(_ params: CodeActionRequest.Params) -> Bool {
        params.only == nil && !params.diagnostics.isEmpty && range == analysis.text.range
    }

    /// Fixes of the findings that the selection touches, or of those of them that the client names; small, so they come
    /// with their edits.
    func quickFixes(_ params: CodeActionRequest.Params) -> [CodeActionMessage] {
        guard params.wants(.quickFix) else { return [] }
        var conversion = DiagnosticConversion(text: analysis.text, uri: uri, session: session)
        let offered = analysis.quickFixes(in: range).map { (fix: $0.fix, finding: conversion.diagnostic($0.finding)) }
        let named = offered.filter { params.diagnostics.contains(NamedDiagnostic($0.finding)) }
        return (named.isEmpty ? offered : named).map { fix, finding in
            var action = CodeActionMessage(
                title: fix.title, kind: .quickFix, diagnostics: [finding],
                edit: session.workspaceEdit(fix.edits, of: analysis.text, at: uri))
            if session.client.hasPreferredActions, fix.safety == .safe { action.isPreferred = true }
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
                    title: analysis.configuration.language.say("Apply all safe fixes", "应用全部安全的修复"),
                    kind: .fixAll, edits: edits), kind: .sourceFixAll)
        ]
    }

    /// With the edit, or for a client that asks for it when it is needed, with the way to find it again.
    private func message(_ action: CodeAction, kind: CodeActionKind) -> CodeActionMessage {
        var message = CodeActionMessage(title: action.title, kind: kind)
        if session.client.resolvesCodeActionEdits {
            message.data = data(kind).json
        } else {
            message.edit = session.workspaceEdit(action.edits, of: analysis.text, at: uri)
        }
        return message
    }

    /// An action for a client that understands commands only: its edit is found and applied when it is chosen.
    func command(_ action: CodeActionMessage) -> Command {
        Command(
            title: action.title, command: CodeActionData.command,
            // A fix is found again at its own finding, for another one may have a fix of the same title.
            arguments: [.string(action.title), data(action.kind, at: action.diagnostics.first?.range).json])
    }

    private func data(_ kind: CodeActionKind, at place: PositionRange? = nil) -> CodeActionData {
        CodeActionData(
            uri: uri, version: session.version(of: uri), kind: kind,
            range: place ?? analysis.text.positions(of: range, in: session.encoding))
    }
}

/// From which a chosen action finds its edit.
struct CodeActionData: JSONEncodable, JSONDecodable {
    /// Applies an action; its arguments are the action's title and this data.
    static let command = "masonry-lsp.applyCodeAction"

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
