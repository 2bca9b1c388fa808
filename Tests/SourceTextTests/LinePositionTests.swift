// Lines and columns in the three units that editors count in.

import SourceText
import Testing

@Suite struct LinePositionTests {
    /// One byte, two, three and four; one, one, one and two UTF-16 units.
    let text = SourceText("aé中😀z\nnext")

    @Test(
        "Columns count in the asked unit",
        arguments: [
            (0, 0, 0), (1, 1, 1), (3, 2, 2), (6, 3, 3), (10, 5, 4), (11, 6, 5),
        ])
    func columnsCountInTheAskedUnit(utf8: Int, utf16: Int, utf32: Int) {
        let offset = TextOffset(utf8)
        #expect(text.position(of: offset, in: .utf8) == LinePosition(line: 0, column: utf8))
        #expect(text.position(of: offset, in: .utf16) == LinePosition(line: 0, column: utf16))
        #expect(text.position(of: offset, in: .utf32) == LinePosition(line: 0, column: utf32))
        #expect(text.offset(of: LinePosition(line: 0, column: utf16), in: .utf16) == offset)
        #expect(text.offset(of: LinePosition(line: 0, column: utf32), in: .utf32) == offset)
    }

    @Test("A column past the line means its end")
    func aColumnPastTheLineMeansItsEnd() {
        for encoding in [ColumnEncoding.utf8, .utf16, .utf32] {
            #expect(text.offset(of: LinePosition(line: 0, column: 99), in: encoding) == TextOffset(11))
        }
    }

    @Test("Places that do not exist have no offset")
    func placesThatDoNotExistHaveNoOffset() {
        #expect(text.offset(of: LinePosition(line: 2, column: 0), in: .utf16) == nil)
        #expect(text.offset(of: LinePosition(line: -1, column: 0), in: .utf16) == nil)
        #expect(text.offset(of: LinePosition(line: 0, column: -1), in: .utf16) == nil)
    }

    @Test("Line ends are found among all other bytes, wherever they stand")
    func lineEndsAreFoundAmongAllOtherBytesWherever() {
        for end in [[0x0A], [0x0D], [0x0D, 0x0A]] as [[UInt8]] {
            for other in [0x00, 0x09, 0x0B, 0x0C, 0x0E, 0x20, 0x8A, 0x8D, 0xFF] as [UInt8] {
                for place in 0..<26 {
                    let before = [UInt8](repeating: other, count: place)
                    let bytes = before + end + before + [other] + end
                    let second = place + end.count
                    let text = SourceText(bytes: bytes)
                    #expect(text.lineStarts == [0, Int32(second), Int32(bytes.count)])
                }
            }
        }
    }

    @Test("All three line endings end lines")
    func allThreeLineEndingsEndLines() {
        let text = SourceText("a\nb\r\nc\rd")
        #expect(text.lineStarts == [0, 2, 5, 7])
        #expect((0..<4).map { text.lineRange($0).map { text[$0] } } == ["a", "b", "c", "d"])
        #expect(text.position(of: TextOffset(8), in: .utf16) == LinePosition(line: 3, column: 1))
    }

    @Test("The end of a text is a position")
    func theEndOfATextIsAPosition() {
        let text = SourceText("ab\n")
        #expect(text.lineCount == 2)
        #expect(text.position(of: TextOffset(3), in: .utf16) == LinePosition(line: 1, column: 0))
        #expect(text.position(of: TextOffset(1000), in: .utf16) == LinePosition(line: 1, column: 0))
        #expect(SourceText("").position(of: .zero, in: .utf16) == LinePosition(line: 0, column: 0))
    }

    @Test("Bytes that are no UTF-8 count one each")
    func bytesThatAreNoUTF8CountOneEach() {
        let text = SourceText(bytes: [0xFF, 0xC3, 0x61, 0xF0, 0x9F])
        #expect(text.position(of: TextOffset(5), in: .utf16) == LinePosition(line: 0, column: 5))
        #expect(text.offset(of: LinePosition(line: 0, column: 2), in: .utf16) == TextOffset(2))
        #expect(text.string == "\u{FFFD}\u{FFFD}a\u{FFFD}")
    }

    @Test("Edits are applied in the order of the text")
    func editsAreAppliedInTheOrderOfTheText() {
        let text = SourceText("make..left")
        let edits = [
            TextEdit(TextRange(6, 10), "right"), TextEdit(TextRange(4, 5), ""), TextEdit(TextRange(4, 6), "no"),
        ]
        #expect(text.applying(edits).string == "make.right")
        #expect(text.applying(TextEdit(TextRange(90, 99), "!")).string == "make..left!")
    }

    @Test("Ranges never end before they start")
    func rangesNeverEndBeforeTheyStart() {
        #expect(TextRange(5, 3) == TextRange(5, 5))
        #expect(TextOffset(-4) == .zero)
        #expect(TextRange(1, 2).union(TextRange(5, 6)) == TextRange(1, 6))
        #expect(TextRange(0, 3).touches(TextOffset(3)))
    }
}
