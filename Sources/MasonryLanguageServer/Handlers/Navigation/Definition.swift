// textDocument/definition and textDocument/declaration

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension DefinitionRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.definitionProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let form: NavigationForm = session.client.hasDefinitionLinks ? .links : .locations
        return try session.targets(of: params, as: form)
    }
}

extension DeclarationRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.declarationProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let form: NavigationForm = session.client.hasDeclarationLinks ? .links : .locations
        return try session.targets(of: params, as: form)
    }
}

/// How much a client understands of a place to go to.
enum NavigationForm: Sendable { case locations, links }

extension Session {
    fileprivate func targets(
        of place: TextDocumentPositionParams, as form: NavigationForm
    ) throws(ResponseError) -> NavigationOutput {
        guard let (analysis, offset) = try analysis(at: place) else { return .locations([]) }
        let uri = place.textDocument.uri
        let targets = analysis.definition(at: offset)
        let text = analysis.text
        switch form {
        case .locations:
            return .locations(
                targets.map { Location(uri: uri, range: text.positions(of: $0.selectionRange, in: encoding)) })
        case .links:
            return .links(
                targets.map { target in
                    LocationLink(
                        originSelectionRange: text.positions(of: target.origin, in: encoding), targetURI: uri,
                        targetRange: text.positions(of: target.range, in: encoding),
                        targetSelectionRange: text.positions(of: target.selectionRange, in: encoding))
                })
        }
    }
}
