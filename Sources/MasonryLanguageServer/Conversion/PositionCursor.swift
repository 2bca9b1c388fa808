// Positions of many offsets in ascending order, each counted from the one before.

import LanguageServerProtocol
import SourceText

/// On a line of a million characters with a finding at each word, counting from the line's start would take hours, and
/// looking up the line of each of a file's words takes longer than all else that is done with them.
struct PositionCursor {
    private let text: SourceText
    private let encoding: PositionEncoding
    /// What `last` is the position of.
    private var offset = 0
    private var last = Position(line: 0, character: 0)
    private var lineStart = 0
    /// Where the line after it starts; out of reach for the last line.
    private var nextLineStart: Int

    init(text: SourceText, encoding: PositionEncoding) {
        self.text = text
        self.encoding = encoding
        nextLineStart = Self.start(ofLine: 1, in: text)
    }

    /// Any order is right; ascending is fast.
    mutating func position(of offset: TextOffset) -> Position {
        let offset = min(offset.utf8, text.length)
        if offset < lineStart || offset >= nextLineStart { begin(lineOf: offset) }
        if offset < self.offset {
            self.offset = lineStart
            last.character = 0
        }
        last.character += encoding == .utf8 ? offset - self.offset : columns(from: self.offset, to: offset)
        self.offset = offset
        return last
    }

    /// Goes to the start of the line of `offset`, which is most often the one after this.
    private mutating func begin(lineOf offset: Int) {
        let isNext = offset >= nextLineStart && offset < Self.start(ofLine: last.line + 2, in: text)
        last = Position(line: isNext ? last.line + 1 : text.line(at: TextOffset(offset)), character: 0)
        lineStart = Self.start(ofLine: last.line, in: text)
        nextLineStart = Self.start(ofLine: last.line + 1, in: text)
        self.offset = lineStart
    }

    private static func start(ofLine line: Int, in text: SourceText) -> Int {
        line < text.lineStarts.count ? Int(text.lineStarts[line]) : .max
    }

    private func columns(from start: Int, to end: Int) -> Int {
        var columns = 0
        var index = start
        while index < end {
            guard text.bytes[index] >= 0x80 else {
                columns += 1
                index += 1
                continue
            }
            let width = text.scalarWidth(at: index)
            columns += encoding == .utf16 && width == 4 ? 2 : 1
            index += width
        }
        return columns
    }
}
