// Columns of many places of a text, quick also on lines of a million characters.

/// UTF-16 columns of a text. Those of long lines are counted once, from mark to mark; counting each from the start of its
/// line would take hours where such a line has a finding at each word.
package struct ColumnMarks: Sendable {
    private struct Mark: Sendable {
        var offset: Int
        var column: Int
    }

    package let text: SourceText
    /// The marks of each long line, in ascending order; the first is the start of the line.
    private var marks: [Int: [Mark]] = [:]

    /// Bytes between two marks, and of a line that has none.
    private static let distance = 1024

    /// Complexity: O(bytes of long lines + lines).
    package init(_ text: SourceText) {
        self.text = text
        for line in 0..<text.lineCount {
            guard let range = text.lineRange(line), range.length > Self.distance else { continue }
            var mark = Mark(offset: range.start.utf8, column: 0)
            var found = [mark]
            while mark.offset < range.end.utf8 {
                mark = advance(mark, until: min(range.end.utf8, mark.offset + Self.distance))
                found.append(mark)
            }
            marks[line] = found
        }
    }

    /// The line and UTF-16 column of `offset`, both from 0. Complexity: O(log lines).
    package func position(of offset: TextOffset) -> LinePosition {
        let offset = min(offset, TextOffset(text.length))
        let line = text.line(at: offset)
        guard let known = marks[line] else { return text.position(of: offset, in: .utf16) }
        let start = known[max(0, known.partitionPoint { $0.offset > offset.utf8 } - 1)]
        return LinePosition(line: line, column: advance(start, until: offset.utf8).column)
    }

    /// The part of a line from shortly before `column` on, and the column it begins with: of a long line no more than
    /// some thousand bytes, of others all. nil where there is no such line.
    package func excerpt(line: Int, around column: Int) -> (range: TextRange, column: Int)? {
        guard let range = text.lineRange(line) else { return nil }
        guard let known = marks[line] else { return (range, 0) }
        let first = max(0, known.partitionPoint { $0.column > max(0, column - 400) } - 1)
        let last = min(known.count - 1, first + 4)
        return (TextRange(known[first].offset, known[last].offset), known[first].column)
    }

    /// Goes on to the first scalar at or behind the byte `end`.
    private func advance(_ mark: Mark, until end: Int) -> Mark {
        var mark = mark
        while mark.offset < end {
            let width = text.scalarWidth(at: mark.offset)
            mark.column += width == 4 ? 2 : 1
            mark.offset += width
        }
        return mark
    }
}
