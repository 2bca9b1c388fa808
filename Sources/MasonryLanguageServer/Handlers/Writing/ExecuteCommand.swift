// workspace/executeCommand

import JSONRPC
import LanguageServerProtocol

extension ExecuteCommandRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard params.command == CodeActionData.command else {
            throw ResponseError(.invalidParams, "There is no command \"\(params.command)\"")
        }
        guard params.arguments.count == 2, let title = params.arguments[0].string,
            let action = try? CodeActionData(json: params.arguments[1])
        else { throw ResponseError(.invalidParams, "The arguments are those of no code action") }
        guard let edit = try session.edit(of: action, titled: title) else { return NoResult() }
        // Whether the client applies it shows in the changes that it tells.
        session.connection.request(ApplyEditParams.method, ApplyEditParams(label: title, edit: edit).json) { _ in }
        return NoResult()
    }
}
