// codeAction/resolve

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension CodeActionResolveRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        // An action without data has its edit already.
        guard let json = params.data else { return .object(params.action) }
        let data: CodeActionData
        do { data = try CodeActionData(json: json) } catch {
            throw ResponseError(.invalidParams, "data.\(error)")
        }
        guard let edit = try session.edit(of: data, titled: params.title) else { return .object(params.action) }
        var result = params.action
        result["edit"] = edit.json
        return .object(result)
    }
}

extension Session {
    /// The edit of an action that was offered; nil for a document without layouts.
    func edit(of action: CodeActionData, titled title: String) throws(ResponseError) -> WorkspaceEdit? {
        // The edit belongs to the text that the user saw when the action was offered.
        guard action.version == version(of: action.uri) else {
            throw ResponseError(
                .contentModified,
                language.say("The document has changed since the action was offered", "提供此操作之后文档已被修改"))
        }
        guard let analysis = try analysis(of: action.uri) else { return nil }
        let range = analysis.text.clampedRange(of: action.range, in: encoding)
        let candidates: [CodeAction]
        switch action.kind {
        case .sourceFixAll: candidates = [CodeAction(title: title, kind: .fixAll, edits: analysis.fixAllEdits())]
        case .quickFix:
            let fixes = analysis.quickFixes(in: range)
            candidates =
                fixes.map { CodeAction(title: $0.fix.title, kind: .quickFix, edits: $0.fix.edits) }
                + analysis.suppressions(in: range)
        default: candidates = analysis.refactorings(in: range)
        }
        guard let chosen = candidates.first(where: { $0.title == title }) else {
            throw ResponseError(.requestFailed, language.say("The action is no longer possible", "此操作已不再适用"))
        }
        return workspaceEdit(chosen.edits, of: analysis.text, at: action.uri)
    }
}
