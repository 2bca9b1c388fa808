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
            text: analysis.text, encoding: session.encoding, client: session.client, offset: offset)
        let items = analysis.completions(at: offset)
        var defaults = CompletionDefaults()
        let data = PlaceData(uri: params.textDocument.uri, position: params.position).json
        if session.client.hasItemDefault("data") { defaults.data = data }
        if session.client.hasItemDefault("editRange") { defaults.editRange = items.first.map(conversion.editRange) }
        let messages = items.map { item in
            let isDocumentedLater = session.client.resolvesCompletion("documentation")
            var message = conversion.message(isDocumentedLater ? item : analysis.documented(item, at: offset))
            if message.editRange == defaults.editRange { message.editRange = nil }
            if defaults.data == nil { message.data = data }
            return message
        }
        return Output(
            isIncomplete: items.count >= Analysis.completionLimit, defaults: defaults, items: messages)
    }
}

/// Writes the items of one list for one client.
struct CompletionConversion {
    let text: SourceText
    let encoding: PositionEncoding
    let client: ClientCapabilities
    /// Of the cursor.
    let offset: TextOffset

    func message(_ item: CompletionItem) -> CompletionItemMessage {
        let snippet = client.hasSnippets ? item.snippet : nil
        var message = CompletionItemMessage(
            label: item.label, kind: kind(item.kind), sortText: item.sortText, filterText: item.filterText,
            insertTextFormat: snippet == nil ? .plainText : .snippet, newText: snippet ?? item.insertText,
            editRange: editRange(of: item))
        if !item.detail.isEmpty {
            if client.hasLabelDetails { message.labelDescription = item.detail } else { message.detail = item.detail }
        }
        message.adjustsIndentation = client.adjustsIndentation && message.newText.utf8.contains(UInt8(ascii: "\n"))
        message.documentation = documentation(item)
        message.additionalTextEdits = item.additionalEdits.map(edit)
        return message
    }

    /// What stands behind the cursor is replaced too, unless the client can leave that to its user.
    func editRange(of item: CompletionItem) -> CompletionEditRange {
        let replace = text.positions(of: item.replaceRange, in: encoding)
        guard client.hasInsertReplace, item.replaceRange.start <= offset, offset <= item.replaceRange.end else {
            return CompletionEditRange(insert: replace, replace: replace)
        }
        let cursor = text.position(of: offset, in: encoding)
        return CompletionEditRange(insert: PositionRange(start: replace.start, end: cursor), replace: replace)
    }

    func documentation(_ item: CompletionItem) -> MarkupContent? {
        item.documentation.flatMap { MarkupContent(markdown: $0, as: client.completionDocumentationFormat) }
    }

    private func edit(_ edit: TextEdit) -> DocumentTextEdit {
        DocumentTextEdit(range: text.positions(of: edit.range, in: encoding), newText: edit.text)
    }

    /// Clients that know the kinds of the first protocol only get the nearest of them.
    private func kind(_ kind: CompletionItem.Kind) -> CompletionItemMessage.Kind {
        let exact = Self.kind(kind)
        guard !client.completionKinds.contains(exact.rawValue) else { return exact }
        switch exact {
        case .constant, .enumMember: return .value
        default: return exact
        }
    }

    private static func kind(_ kind: CompletionItem.Kind) -> CompletionItemMessage.Kind {
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
