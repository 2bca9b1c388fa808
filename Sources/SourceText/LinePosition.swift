// Lines and columns: what editors and reports count in, and the way from and to byte offsets.

/// The unit in which a column counts.
package enum ColumnEncoding: Sendable, Hashable {
    case utf8, utf16, utf32
}

/// A zero-based line and column.
package struct LinePosition: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (lhs: LinePosition, rhs: LinePosition) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

extension SourceText {
    /// The zero-based line that holds `offset`. Complexity: O(log lines).
    package func line(at offset: TextOffset) -> Int {
        max(0, lineStarts.partitionPoint { Int($0) > offset.utf8 } - 1)
    }

    /// The range of a zero-based line without its line ending; nil for a line that does not exist.
    package func lineRange(_ line: Int) -> TextRange? {
        guard lineStarts.indices.contains(line) else { return nil }
        let start = Int(lineStarts[line])
        var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return TextRange(start, end)
    }

    /// The position of `offset`, which is cut to the text. Complexity: O(log lines + line length).
    package func position(of offset: TextOffset, in encoding: ColumnEncoding) -> LinePosition {
        let offset = min(offset, TextOffset(bytes.count))
        let line = line(at: offset)
        let start = Int(lineStarts[line])
        guard encoding != .utf8 else { return LinePosition(line: line, column: offset.utf8 - start) }
        var column = 0
        var index = start
        while index < offset.utf8 {
            let width = scalarWidth(at: index)
            column += encoding == .utf16 && width == 4 ? 2 : 1
            index += width
        }
        return LinePosition(line: line, column: column)
    }

    /// The offset of `position`. As LSP asks: a column past the end of its line means the line's end; a line past
    /// the last means nil, and so does a negative line or column.
    package func offset(of position: LinePosition, in encoding: ColumnEncoding) -> TextOffset? {
        guard position.column >= 0, let range = lineRange(position.line) else { return nil }
        if encoding == .utf8 { return TextOffset(range.start.utf8 + min(position.column, range.length)) }
        var column = 0
        var index = range.start.utf8
        while index < range.end.utf8, column < position.column {
            let width = scalarWidth(at: index)
            column += encoding == .utf16 && width == 4 ? 2 : 1
            index += width
        }
        return TextOffset(min(index, range.end.utf8))
    }

    /// Bytes of the scalar at `index`; a byte that starts none counts as one.
    package func scalarWidth(at index: Int) -> Int {
        let byte = bytes[index]
        let width = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF8 ? 4 : 1
        guard index + width <= bytes.count else { return 1 }
        for next in index + 1..<index + width where bytes[next] & 0xC0 != 0x80 { return 1 }
        return width
    }
}
