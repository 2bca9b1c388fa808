// textDocument/definition and textDocument/declaration

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import Project
import SourceText

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
    /// In a file that is open the text of the client counts, which may be newer than what the index has read.
    private func target(_ outside: OutsideTarget, from text: SourceText, as form: NavigationForm) -> NavigationOutput {
        let uri = documents.order.first { $0.path == outside.path } ?? DocumentURI(path: outside.path)
        let known =
            documents[uri]?.text ?? readBytes(outside.path, limit: maximumTextBytes).map { SourceText(bytes: $0) }
        guard let other = known else { return .locations([]) }
        let range = other.positions(of: outside.range(in: other), in: encoding)
        switch form {
        case .locations: return .locations([Location(uri: uri, range: range)])
        case .links:
            return .links([
                LocationLink(
                    originSelectionRange: text.positions(of: outside.origin, in: encoding), targetURI: uri,
                    targetRange: range, targetSelectionRange: range)
            ])
        }
    }

    fileprivate func targets(
        of place: TextDocumentPositionParams, as form: NavigationForm
    ) throws(ResponseError) -> NavigationOutput {
        guard let (analysis, offset) = try analysis(at: place) else { return .locations([]) }
        let uri = place.textDocument.uri
        let targets = analysis.definition(at: offset)
        let text = analysis.text
        if targets.isEmpty, let outside = analysis.outsideDefinition(at: offset) {
            return target(outside, from: text, as: form)
        }
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
