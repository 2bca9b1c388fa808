// initialize: agree with the client on what both can do.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension InitializeRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        session.lifecycle = .initialized
        session.client = params.capabilities
        session.tokenLegend = SemanticTokenLegend(client: params.capabilities)
        session.clientName = params.clientName
        session.clientProcessID = params.processID ?? session.clientProcessID
        session.trace = params.trace
        session.workspaceFolders = params.workspaceFolders
        session.clientLanguage = params.locale.map { MessageLanguage(locale: $0) }
        if let options = params.initializationOptions {
            session.problemsAtStart = session.initialSettings.apply(options)
        }
        session.settings = SettingsByFolder(general: session.initialSettings)
        // The client's list is in its order of preference; this server can count in all of them.
        session.encoding = params.capabilities.positionEncodings.first ?? .utf16
        var capabilities = ServerCapabilities()
        if !params.capabilities.positionEncodings.isEmpty { capabilities.positionEncoding = session.encoding }
        for handler in session.methods.requestHandlers {
            handler.announce(in: &capabilities, to: params.capabilities)
        }
        for handler in session.methods.longRequestHandlers {
            handler.announce(in: &capabilities, to: params.capabilities)
        }
        // Not of one handler: what is to be heard of the files.
        capabilities.fileOperations = FileOperationOptions(glob: "**/*.{masonry,m,mm,h,swift}")
        return Output(
            capabilities: capabilities, serverName: "masonry-lsp", serverVersion: session.options.version)
    }
}
