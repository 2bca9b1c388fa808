// textDocument/completion and completionItem/resolve: what may be typed at a place.

import JSONRPC

package enum CompletionRequest: RequestMessage {
    package static let method = "textDocument/completion"
    package typealias Params = TextDocumentPositionParams

    package struct Output: JSONEncodable {
        package var isIncomplete: Bool
        package var items: [CompletionItemMessage]

        package init(isIncomplete: Bool, items: [CompletionItemMessage]) {
            self.isIncomplete = isIncomplete
            self.items = items
        }

        package var json: JSONValue { ["isIncomplete": .bool(isIncomplete), "items": items.json] }
    }
}

/// The item comes back as it was sent, so that what is costly is computed for the one that is looked at.
package enum CompletionResolveRequest: RequestMessage {
    package static let method = "completionItem/resolve"

    package struct Params: JSONDecodable {
        package var item: JSONObject
        package var label: String
        package var data: JSONValue?

        package init(json: JSONValue) throws(JSONShapeError) {
            label = try json.required("label")
            data = json["data"]
            item = json.object ?? JSONObject()
        }
    }

    /// The item with what was missing.
    package typealias Output = JSONValue
}

/// The protocol's `CompletionItem`.
package struct CompletionItemMessage: Sendable, JSONEncodable {
    package enum Kind: Int, Sendable, Hashable {
        case text = 1
        case method, function, constructor, field, variable, `class`, interface, module, property, unit, value
        case enumeration, keyword, snippet, color, file, reference, folder, enumMember, constant, structure, event
        case operation, typeParameter
    }

    package enum InsertTextFormat: Int, Sendable, Hashable {
        case plainText = 1
        case snippet
    }

    package var label: String
    /// Shown less strongly, right behind the label or at the far end; for clients with label details.
    package var labelDescription: String?
    package var kind: Kind
    package var detail: String?
    package var documentation: MarkupContent?
    package var isPreselected = false
    package var sortText: String
    package var filterText: String
    package var insertTextFormat: InsertTextFormat
    package var textEdit: DocumentTextEdit
    package var additionalTextEdits: [DocumentTextEdit] = []
    package var data: JSONValue?

    package init(
        label: String, kind: Kind, sortText: String, filterText: String, insertTextFormat: InsertTextFormat,
        textEdit: DocumentTextEdit
    ) {
        self.label = label
        self.kind = kind
        self.sortText = sortText
        self.filterText = filterText
        self.insertTextFormat = insertTextFormat
        self.textEdit = textEdit
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("label", label)
        if let labelDescription { object.append("labelDetails", ["description": .string(labelDescription)]) }
        object.append("kind", kind.rawValue)
        object.append("detail", detail)
        object.append("documentation", documentation)
        if isPreselected { object.append("preselect", true) }
        object.append("sortText", sortText)
        object.append("filterText", filterText)
        object.append("insertTextFormat", insertTextFormat.rawValue)
        object.append("textEdit", textEdit)
        if !additionalTextEdits.isEmpty { object.append("additionalTextEdits", additionalTextEdits) }
        object.append("data", data)
        return .object(object)
    }
}
