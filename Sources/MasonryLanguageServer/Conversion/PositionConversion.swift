// Between byte offsets, which the analysis counts in, and the positions of the wire. Nowhere else.

import LanguageServerProtocol
import SourceText

extension PositionEncoding {
    var columns: ColumnEncoding {
        switch self {
        case .utf8: return .utf8
        case .utf16: return .utf16
        case .utf32: return .utf32
        }
    }
}

extension SourceText {
    func position(of offset: TextOffset, in encoding: PositionEncoding) -> Position {
        let position = position(of: offset, in: encoding.columns)
        return Position(line: position.line, character: position.column)
    }

    func positions(of range: TextRange, in encoding: PositionEncoding) -> PositionRange {
        PositionRange(start: position(of: range.start, in: encoding), end: position(of: range.end, in: encoding))
    }

    /// Nil for a position outside of the text: a line that is not there, or a negative number.
    func offset(of position: Position, in encoding: PositionEncoding) -> TextOffset? {
        offset(of: LinePosition(line: position.line, column: position.character), in: encoding.columns)
    }

    /// A position outside of the text becomes its nearest end.
    func clampedOffset(of position: Position, in encoding: PositionEncoding) -> TextOffset {
        let inside = Position(line: max(0, position.line), character: max(0, position.character))
        return offset(of: inside, in: encoding) ?? range.end
    }

    func clampedRange(of range: PositionRange, in encoding: PositionEncoding) -> TextRange {
        TextRange(clampedOffset(of: range.start, in: encoding), clampedOffset(of: range.end, in: encoding))
    }
}
