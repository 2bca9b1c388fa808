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
        // The edit belongs to the text that the user saw when the action was offered.
        guard data.version == session.version(of: data.uri) else {
            throw ResponseError(
                .contentModified,
                session.language.say(
                    "The document has changed since the action was offered", "提供此操作之后文档已被修改"))
        }
        guard let analysis = try session.analysis(of: data.uri) else { return .object(params.action) }
        let range = analysis.text.clampedRange(of: data.range, in: session.encoding)
        let candidates: [CodeAction]
        switch data.kind {
        case .sourceFixAll:
            candidates = [CodeAction(title: params.title, kind: .fixAll, edits: analysis.fixAllEdits())]
        case .quickFix: candidates = analysis.suppressions(in: range)
        default: candidates = analysis.refactorings(in: range)
        }
        guard let action = candidates.first(where: { $0.title == params.title }) else {
            throw ResponseError(
                .requestFailed, session.language.say("The action is no longer possible", "此操作已不再适用"))
        }
        var result = params.action
        result["edit"] = session.workspaceEdit(action.edits, of: analysis.text, at: data.uri).json
        return .object(result)
    }
}
