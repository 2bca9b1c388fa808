// Replacing parts of a text.

/// A replacement of `range` by `text`.
package struct TextEdit: Hashable, Sendable {
    package var range: TextRange
    package var text: String

    package init(_ range: TextRange, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension SourceText {
    /// The text after one replacement; `edit.range` is cut to the text.
    package func applying(_ edit: TextEdit) -> SourceText {
        let end = min(edit.range.end.utf8, bytes.count)
        let start = min(edit.range.start.utf8, end)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count - (end - start) + edit.text.utf8.count)
        result.append(contentsOf: bytes[..<start])
        result.append(contentsOf: edit.text.utf8)
        result.append(contentsOf: bytes[end...])
        return SourceText(bytes: result, editing: self, at: start, to: end)
    }

    /// The text after replacements that all refer to this text; of overlapping ones the earlier wins.
    package func applying(_ edits: [TextEdit]) -> SourceText {
        var result: [UInt8] = []
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }
        for edit in ordered.map(\.element) where edit.range.start.utf8 >= position {
            let end = min(edit.range.end.utf8, bytes.count)
            let start = min(edit.range.start.utf8, end)
            result.append(contentsOf: bytes[position..<start])
            result.append(contentsOf: edit.text.utf8)
            position = end
        }
        result.append(contentsOf: bytes[min(position, bytes.count)...])
        return SourceText(bytes: result)
    }
}
