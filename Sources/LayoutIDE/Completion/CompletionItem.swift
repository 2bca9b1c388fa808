// What may be typed at a place: the plain values that completion answers with.

import SourceText

/// One proposal of completion.
package struct CompletionItem: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case attribute, relation, modifier, priority, view, guide, constant, value, screen, state, keyword
        case property, type, snippet
    }

    package var label: String
    package var kind: Kind
    /// One line of plain text beside the label: a type, a value, a frame.
    package var detail: String
    /// Markdown; nil until the item is resolved.
    package var documentation: String?
    /// The text to insert without cursor stops.
    package var insertText: String
    /// The same with LSP snippet stops (`$1`, `${1:name}`, `$0`); nil where it has none.
    package var snippet: String?
    package var filterText: String
    /// Items sort by this, byte by byte.
    package var sortText: String
    /// What the text replaces; it touches the cursor and lies in the cursor's line.
    package var replaceRange: TextRange
    /// Edits elsewhere in the file, not touching `replaceRange`.
    package var additionalEdits: [TextEdit] = []

    package init(label: String, kind: Kind, detail: String = "", insertText: String, replaceRange: TextRange) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.insertText = insertText
        self.filterText = label
        self.sortText = label
        self.replaceRange = replaceRange
    }
}

extension Analysis {
    /// The characters after which an editor should ask by itself.
    package static let completionTriggers: [String] = [".", "(", ":", "\"", "["]
}
