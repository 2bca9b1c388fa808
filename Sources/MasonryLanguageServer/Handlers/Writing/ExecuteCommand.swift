// workspace/executeCommand

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension ExecuteCommandRequest: LongRequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        var commands = [ExplainLogCommand.name]
        // Clients that understand code actions as such need no command for them.
        if !client.hasCodeActionLiterals, client.appliesEdits { commands.append(CodeActionData.command) }
        capabilities.executeCommandProvider = ExecuteCommandOptions(commands: commands)
    }

    static func job(_ params: Params, id: RequestID, in session: Session) throws(ResponseError) -> any Job {
        switch params.command {
        case ExplainLogCommand.name: return try ExplainLogJob(params, id: id, in: session)
        case CodeActionData.command:
            try applyCodeAction(params, in: session)
            return FinishedJob(id: id, .null)
        default: throw ResponseError(.invalidParams, "There is no command \"\(params.command)\"")
        }
    }

    private static func applyCodeAction(_ params: Params, in session: Session) throws(ResponseError) {
        guard params.arguments.count == 2, let title = params.arguments[0].string,
            let action = try? CodeActionData(json: params.arguments[1])
        else { throw ResponseError(.invalidParams, "The arguments are those of no code action") }
        guard let edit = try session.edit(of: action, titled: title) else { return }
        // Whether the client applies it shows in the changes that it tells.
        session.connection.request(ApplyEditParams.method, ApplyEditParams(label: title, edit: edit).json) { _ in }
    }
}

/// Work that was short: only its answer is left.
private final class FinishedJob: Job {
    let id: RequestID
    let progress = WorkProgress(token: nil, title: .verbatim(""), total: 0)
    private let result: JSONValue

    init(id: RequestID, _ result: JSONValue) {
        self.id = id
        self.result = result
    }

    func advance(in session: Session) -> JobProgress {
        session.connection.answer(id, .success(result))
        return .finished
    }
}
