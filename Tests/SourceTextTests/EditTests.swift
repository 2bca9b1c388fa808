// A text after an edit is the text of its bytes, lines included.

import SourceText
import Testing

@Suite struct EditTests {
    /// Every edit of a short text in which line endings of all kinds meet.
    @Test("Lines are those of the new bytes", arguments: ["a\r\nb\rc\nd", "\r\n\r\n", "\n\r\r\n", "abc", ""])
    func linesAreThoseOfTheNewBytes(_ string: String) {
        let text = SourceText(string)
        for start in 0...text.length {
            for end in start...text.length {
                for insertion in ["", "x", "\n", "\r", "\r\n", "\n\r", "x\ny"] {
                    let edited = text.applying(TextEdit(TextRange(start, end), insertion))
                    let bytes =
                        Array(string.utf8.prefix(start))
                        + Array(insertion.utf8) + Array(string.utf8.dropFirst(end))
                    #expect(edited.bytes == bytes)
                    #expect(
                        edited.lineStarts == SourceText(bytes: bytes).lineStarts, "\(start) to \(end): \(insertion)")
                }
            }
        }
    }
}
