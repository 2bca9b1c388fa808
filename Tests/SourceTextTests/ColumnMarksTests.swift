// Columns that are counted from marks are those that are counted from the start of the line.

import SourceText
import Testing

@Suite struct ColumnMarksTests {
    /// Lines of all lengths around the distance of two marks, with scalars of each width, and bytes that are none.
    private let text: SourceText = {
        var bytes: [UInt8] = []
        for length in [0, 1, 1_023, 1_024, 1_025, 1_026, 5_000, 7] {
            let pieces = [Array("a".utf8), Array("é".utf8), Array("中".utf8), Array("😀".utf8), [0xFF, 0x80]]
            var line: [UInt8] = []
            var number = length
            while line.count < length {
                line += pieces[number % pieces.count]
                number = (number * 7 + 3) % 1_000
            }
            bytes += line + [0x0A]
        }
        return SourceText(bytes: bytes)
    }()

    @Test("Every column is that of the text")
    func everyColumnIsThatOfTheText() {
        let marks = ColumnMarks(text)
        for offset in stride(from: 0, through: text.length + 3, by: 3) {
            let offset = TextOffset(offset)
            #expect(marks.position(of: offset) == text.position(of: min(offset, TextOffset(text.length)), in: .utf16))
        }
    }

    @Test("An excerpt holds its column and is short")
    func anExcerptHoldsItsColumnAndIsShort() throws {
        let marks = ColumnMarks(text)
        for line in 0..<text.lineCount {
            let range = try #require(text.lineRange(line))
            for offset in stride(from: range.start.utf8, to: range.end.utf8, by: 17) {
                let column = text.position(of: TextOffset(offset), in: .utf16).column
                let excerpt = try #require(marks.excerpt(line: line, around: column))
                #expect(excerpt.column == text.position(of: excerpt.range.start, in: .utf16).column)
                #expect(excerpt.range.touches(TextOffset(offset)) && excerpt.range.length <= 5_000)
                #expect(range.contains(excerpt.range))
            }
        }
        #expect(marks.excerpt(line: text.lineCount, around: 0) == nil)
    }
}
