// What somebody is typing: nothing is said about a statement until it ends, because half of it is always wrong, and nothing
// that is missing in a method as long as it grows.

import LanguageServerProtocol
import SourceText

/// The place of the newest letter in a document's newest text, and the lines of the statement that it leaves unfinished. A
/// statement ends with a line break or a `;`, typing with a change elsewhere, a save, or a pause.
struct TypedStatement {
    /// Nil where the newest letter has ended a statement.
    let lines: TextRange?
    /// Behind the newest letter.
    let cursor: TextOffset

    /// What the changes of one message say of it; nil where they are no typing.
    /// - Parameters:
    ///   - before: the text before the changes.
    ///   - after: the text after them.
    ///   - isTyping: whether a statement was being typed before, so that taking a letter back goes on with it.
    init?(
        _ changes: [DidChangeTextDocumentNotification.ContentChange], from before: SourceText, to after: SourceText,
        in encoding: PositionEncoding, isTyping: Bool
    ) {
        guard changes.count == 1, let change = changes.first else { return nil }
        let (replaced, text) =
            change.range.map { (before.clampedRange(of: $0, in: encoding), change.text) }
            ?? before.difference(from: after)
        cursor = TextOffset(replaced.start.utf8 + text.utf8.count)
        if Self.isEnd(text), replaced.isEmpty, cursor.utf8 <= after.length {
            lines = nil
            return
        }
        guard Self.isTyped(text, over: before.bytes[replaced.start.utf8..<replaced.end.utf8], isTyping) else {
            return nil
        }
        guard cursor.utf8 <= after.length else { return nil }
        let number = after.line(at: cursor)
        guard let line = after.lineRange(number),
            Self.isOpen(after.bytes[cursor.utf8..<max(cursor.utf8, line.end.utf8)])
        else { return nil }
        lines = Self.chain(around: number, in: after)
    }

    func touches(_ range: TextRange) -> Bool {
        guard let lines else { return false }
        return range.start <= lines.end && lines.start <= range.end
    }

    /// A `;`, a closing brace, or a line break with the indentation of what follows: the statement is over, the method is not.
    private static func isEnd(_ text: String) -> Bool {
        guard text != ";", text != "}" else { return true }
        let blanks = Set(" \t\r\n".utf8)
        return text.utf8.contains(UInt8(ascii: "\n")) && text.utf8.allSatisfy { blanks.contains($0) }
    }

    /// A letter, a pair of brackets that an editor closes, a word that it completes, or a letter taken back.
    private static func isTyped(_ text: String, over replaced: ArraySlice<UInt8>, _ isTyping: Bool) -> Bool {
        guard let last = text.utf8.last else { return isTyping && replaced.count <= 2 }
        guard text != "{}" else { return replaced.isEmpty }
        let ends: Set<UInt8> = [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard !ends.contains(last), !text.utf8.contains(UInt8(ascii: "\n")) else { return false }
        return replaced.isEmpty ? text.utf8.count <= 2 : text.utf8.starts(with: replaced)
    }

    /// Whether what stands between the cursor and the end of its line closes brackets at most.
    private static func isOpen(_ rest: ArraySlice<UInt8>) -> Bool {
        let closing = Set(" \t\r\n)]}>;,\"".utf8)
        return rest.allSatisfy { closing.contains($0) }
    }

    /// The line with those before and after it that a chain's leading dots join to it.
    private static func chain(around number: Int, in text: SourceText) -> TextRange {
        var (first, last) = (number, number)
        while first > 0, beginsWithDot(first, in: text) { first -= 1 }
        while last + 1 < text.lineCount, beginsWithDot(last + 1, in: text) { last += 1 }
        let start = text.lineRange(first)?.start ?? TextOffset(0)
        return TextRange(start, text.lineRange(last)?.end ?? start)
    }

    private static func beginsWithDot(_ number: Int, in text: SourceText) -> Bool {
        guard let line = text.lineRange(number) else { return false }
        let blanks = Set(" \t".utf8)
        return text.bytes[line.start.utf8..<line.end.utf8].first { !blanks.contains($0) } == UInt8(ascii: ".")
    }
}
