// textDocument/completion

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText

extension CompletionRequest: RequestHandler {
    static func announce(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
        capabilities.completionProvider = CompletionOptions(triggerCharacters: Analysis.completionTriggers)
    }

    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        guard let (analysis, offset) = try session.analysis(at: params) else {
            return Output(isIncomplete: false, items: [])
        }
        let conversion = CompletionConversion(
            text: analysis.text, encoding: session.encoding, client: session.client,
            data: CompletionData(uri: params.textDocument.uri, position: params.position).json)
        return Output(isIncomplete: false, items: analysis.completions(at: offset).map(conversion.message))
    }
}

/// From which a chosen item finds back to its place.
struct CompletionData: JSONEncodable, JSONDecodable {
    var uri: DocumentURI
    var position: Position

    init(uri: DocumentURI, position: Position) {
        self.uri = uri
        self.position = position
    }

    init(json: JSONValue) throws(JSONShapeError) {
        uri = try json.required("uri")
        position = try json.required("position")
    }

    var json: JSONValue { ["uri": uri.json, "position": position.json] }
}

/// Writes the items of one list for one client.
struct CompletionConversion {
    let text: SourceText
    let encoding: PositionEncoding
    let client: ClientCapabilities
    let data: JSONValue

    func message(_ item: CompletionItem) -> CompletionItemMessage {
        let snippet = client.hasSnippets ? item.snippet : nil
        var message = CompletionItemMessage(
            label: item.label, kind: kind(item.kind), sortText: item.sortText, filterText: item.filterText,
            insertTextFormat: snippet == nil ? .plainText : .snippet,
            textEdit: edit(TextEdit(item.replaceRange, snippet ?? item.insertText)))
        if !item.detail.isEmpty {
            if client.hasLabelDetails { message.labelDescription = item.detail } else { message.detail = item.detail }
        }
        message.documentation = documentation(item)
        message.additionalTextEdits = item.additionalEdits.map(edit)
        message.data = data
        return message
    }

    func documentation(_ item: CompletionItem) -> MarkupContent? {
        item.documentation.flatMap { MarkupContent(markdown: $0, as: client.completionDocumentationFormat) }
    }

    private func edit(_ edit: TextEdit) -> DocumentTextEdit {
        DocumentTextEdit(range: text.positions(of: edit.range, in: encoding), newText: edit.text)
    }

    private func kind(_ kind: CompletionItem.Kind) -> CompletionItemMessage.Kind {
        switch kind {
        case .attribute, .property: return .property
        case .relation: return .function
        case .modifier, .priority: return .method
        case .view: return .variable
        case .guide: return .field
        case .constant: return .constant
        case .value: return .value
        case .screen: return .module
        case .state: return .enumMember
        case .keyword: return .keyword
        case .type: return .class
        case .snippet: return .snippet
        }
    }
}
