// Positions of many offsets in ascending order, each counted from the one before.

import LanguageServerProtocol
import SourceText

/// On a line of a million characters with a finding at each word, counting from the line's start would take hours.
struct PositionCursor {
    private let text: SourceText
    private let encoding: PositionEncoding
    private var offset = TextOffset.zero
    private var last = Position(line: 0, character: 0)

    init(text: SourceText, encoding: PositionEncoding) {
        self.text = text
        self.encoding = encoding
    }

    /// Any order is right; ascending is fast.
    mutating func position(of offset: TextOffset) -> Position {
        let line = text.line(at: offset)
        guard line == last.line, offset >= self.offset, encoding != .utf8 else {
            last = text.position(of: offset, in: encoding)
            self.offset = offset
            return last
        }
        last.character += columns(from: self.offset.utf8, to: min(offset.utf8, text.length))
        self.offset = offset
        return last
    }

    private func columns(from start: Int, to end: Int) -> Int {
        var columns = 0
        var index = start
        while index < end {
            let width = text.scalarWidth(at: index)
            columns += encoding == .utf16 && width == 4 ? 2 : 1
            index += width
        }
        return columns
    }
}
