// textDocument/completion and completionItem/resolve: what may be typed at a place.

import JSONRPC

package enum CompletionRequest: RequestMessage {
    package static let method = "textDocument/completion"
    package typealias Params = TextDocumentPositionParams

    package struct Output: JSONEncodable {
        package var isIncomplete: Bool
        /// What holds for items that do not say otherwise; for clients that read it.
        package var defaults: CompletionDefaults
        package var items: [CompletionItemMessage]

        package init(isIncomplete: Bool, defaults: CompletionDefaults = .init(), items: [CompletionItemMessage]) {
            self.isIncomplete = isIncomplete
            self.defaults = defaults
            self.items = items
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("isIncomplete", isIncomplete)
            object.append("itemDefaults", defaults.isEmpty ? nil : defaults)
            object.append("items", items)
            return .object(object)
        }
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

/// What the items of a list have in common.
package struct CompletionDefaults: Sendable, Hashable, JSONEncodable {
    package var editRange: CompletionEditRange?
    package var data: JSONValue?

    package init() {}

    package var isEmpty: Bool { editRange == nil && data == nil }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("editRange", editRange)
        object.append("data", data)
        return .object(object)
    }
}

/// What the text of an item goes in for. `insert` ends at the cursor and is the start of `replace`; they are the same
/// for clients that know of one range only.
package struct CompletionEditRange: Sendable, Hashable, JSONEncodable {
    package var insert: PositionRange
    package var replace: PositionRange

    package init(insert: PositionRange, replace: PositionRange) {
        self.insert = insert
        self.replace = replace
    }

    package var json: JSONValue {
        insert == replace ? replace.json : ["insert": insert.json, "replace": replace.json]
    }
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
    /// Whether the client is to indent the further lines of `newText` as the line it goes into.
    package var adjustsIndentation = false
    package var newText: String
    /// nil: the default of the list.
    package var editRange: CompletionEditRange?
    package var additionalTextEdits: [DocumentTextEdit] = []
    package var data: JSONValue?

    package init(
        label: String, kind: Kind, sortText: String, filterText: String, insertTextFormat: InsertTextFormat,
        newText: String, editRange: CompletionEditRange?
    ) {
        self.label = label
        self.kind = kind
        self.sortText = sortText
        self.filterText = filterText
        self.insertTextFormat = insertTextFormat
        self.newText = newText
        self.editRange = editRange
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
        if filterText != label { object.append("filterText", filterText) }
        if insertTextFormat != .plainText { object.append("insertTextFormat", insertTextFormat.rawValue) }
        if adjustsIndentation { object.append("insertTextMode", 2) }
        if let textEdit {
            object.append("textEdit", .object(textEdit))
        } else if newText != label {
            object.append("textEditText", newText)
        }
        if !additionalTextEdits.isEmpty { object.append("additionalTextEdits", additionalTextEdits) }
        object.append("data", data)
        return .object(object)
    }

    private var textEdit: JSONObject? {
        guard let editRange else { return nil }
        var object = JSONObject()
        if editRange.insert == editRange.replace {
            object.append("range", editRange.replace)
        } else {
            object.append("insert", editRange.insert)
            object.append("replace", editRange.replace)
        }
        object.append("newText", newText)
        return object
    }
}
