// textDocument/prepareRename and textDocument/rename

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension PrepareRenameRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params) else {
            throw session.nothingToRename
        }
        switch analysis.prepareRename(at: offset) {
        case .refused(let message): throw ResponseError(.requestFailed, message)
        case .ready(let range, let placeholder):
            return Output(range: analysis.text.positions(of: range, in: session.encoding), placeholder: placeholder)
        }
    }
}

extension RenameRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.renameProvider = RenameOptions(prepares: client.preparesRename)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params.place) else {
            throw session.nothingToRename
        }
        switch analysis.rename(at: offset, to: params.newName) {
        case .refused(let message): throw ResponseError(.requestFailed, message)
        case .edits(let edits):
            return session.workspaceEdit(edits, of: analysis.text, at: params.place.textDocument.uri)
        }
    }
}

extension Session {
    fileprivate var nothingToRename: ResponseError {
        ResponseError(.requestFailed, language.say("There is nothing to rename here", "此处没有可重命名的内容"))
    }
}
