// textDocument/documentSymbol

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension DocumentSymbolRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.documentSymbolProvider = true
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        let uri = params.textDocument.uri
        guard let analysis = try session.analysis(of: uri) else { return .tree([]) }
        let conversion = SymbolConversion(
            text: analysis.text, uri: uri, encoding: session.encoding, kinds: session.client.symbolKinds)
        let symbols = analysis.documentSymbols()
        if session.client.hasHierarchicalSymbols { return .tree(symbols.map(conversion.tree)) }
        return .list(symbols.flatMap { conversion.list($0, inside: nil) })
    }
}

/// Writes outlines as trees or as lists.
struct SymbolConversion {
    let text: SourceText
    let uri: DocumentURI
    let encoding: PositionEncoding
    /// The numbers of the kinds that the client has pictures for.
    let kinds: Set<Int>

    func tree(_ symbol: DocumentSymbol) -> DocumentSymbolRequest.Symbol {
        DocumentSymbolRequest.Symbol(
            name: symbol.name, detail: symbol.detail.isEmpty ? nil : symbol.detail,
            kind: Self.kind(symbol.kind, among: kinds),
            range: text.positions(of: symbol.range, in: encoding),
            selectionRange: text.positions(of: symbol.selectionRange, in: encoding),
            children: symbol.children.map(tree))
    }

    func list(_ symbol: DocumentSymbol, inside container: String?) -> [SymbolInformation] {
        let location = Location(uri: uri, range: text.positions(of: symbol.range, in: encoding))
        let information = SymbolInformation(
            name: symbol.name, kind: Self.kind(symbol.kind, among: kinds), location: location, containerName: container)
        return [information] + symbol.children.flatMap { list($0, inside: symbol.name) }
    }

    /// Clients that know the kinds of the first protocol only get the nearest of them.
    static func kind(_ kind: DocumentSymbol.Kind, among known: Set<Int>) -> SymbolKind {
        let exact = self.kind(kind)
        guard !known.contains(exact.rawValue) else { return exact }
        switch exact {
        case .object: return .variable
        case .event: return .namespace
        case .struct: return .class
        default: return exact
        }
    }

    private static func kind(_ kind: DocumentSymbol.Kind) -> SymbolKind {
        switch kind {
        case .type: return .class
        case .mark: return .namespace
        case .view: return .object
        case .guide: return .field
        case .constant: return .constant
        case .screen: return .module
        case .state: return .event
        case .block: return .method
        case .expectation: return .boolean
        case .function: return .function
        }
    }
}
