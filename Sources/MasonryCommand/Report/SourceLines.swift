// The lines of a checked text, for formats that quote them.

import SourceText

/// A text that can be asked for its lines.
struct SourceLines: Sendable {
    let columns: ColumnMarks

    init(_ text: SourceText) { columns = ColumnMarks(text) }

    /// The line counted from 1, without its ending; nil past the last. Invalid bytes appear as U+FFFD.
    func line(_ number: Int) -> String? {
        guard number >= 1, let range = columns.text.lineRange(number - 1) else { return nil }
        return columns.text[range]
    }

    /// What is to be shown of a line around a column, both counted from 1.
    struct Excerpt {
        var text: String
        /// The column it begins with, from 1.
        var column: Int
        /// Whether there is more of the line behind it.
        var isCut: Bool
    }

    /// The line counted from 1 around a column, of a very long line only a part; nil past the last line.
    func excerpt(_ number: Int, around column: Int) -> Excerpt? {
        guard number >= 1, let whole = columns.text.lineRange(number - 1),
            let part = columns.excerpt(line: number - 1, around: column - 1)
        else { return nil }
        return Excerpt(
            text: columns.text[part.range], column: part.column + 1, isCut: part.range.end < whole.end)
    }
}
