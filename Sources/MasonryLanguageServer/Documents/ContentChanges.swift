// Applies the edits of didChange.

import LanguageServerProtocol
import LayoutIDE
import SourceText

extension SourceText {
    /// The text after `changes`, each of which refers to the text that the one before it leaves.
    /// - Parameter problem: is told of ranges outside of the text, which are cut to it: client and server then
    ///   disagree about the text, and someone should know.
    func applying(
        _ changes: [DidChangeTextDocumentNotification.ContentChange], in encoding: PositionEncoding,
        problem: (LocalizedText) -> Void
    ) -> SourceText {
        var text = self
        for change in changes {
            guard let range = change.range else {
                text = SourceText(change.text)
                continue
            }
            if let complaint = text.complaint(about: range, in: encoding) { problem(complaint) }
            text = text.applying(TextEdit(text.clampedRange(of: range, in: encoding), change.text))
        }
        return text
    }

    /// What has become what where a client sends the whole text at each change: the least that differs, in whole letters.
    func difference(from after: SourceText) -> (replaced: TextRange, text: String) {
        func isInside(_ bytes: [UInt8], _ index: Int) -> Bool { index < bytes.count && bytes[index] & 0xC0 == 0x80 }
        let shorter = min(length, after.length)
        var start = 0
        while start < shorter, bytes[start] == after.bytes[start] { start += 1 }
        while start > 0, isInside(bytes, start) || isInside(after.bytes, start) { start -= 1 }
        var rest = 0
        while rest < shorter - start, bytes[length - 1 - rest] == after.bytes[after.length - 1 - rest] { rest += 1 }
        while rest > 0, isInside(bytes, length - rest) || isInside(after.bytes, after.length - rest) { rest -= 1 }
        let inserted = after.bytes[start..<(after.length - rest)]
        return (TextRange(start, length - rest), String(decoding: inserted, as: UTF8.self))
    }

    /// A column past the end of its line is allowed and means its end; a line that is not there is a mistake.
    private func complaint(about range: PositionRange, in encoding: PositionEncoding) -> LocalizedText? {
        guard let start = offset(of: range.start, in: encoding), let end = offset(of: range.end, in: encoding) else {
            let last = lineCount - 1
            return LocalizedText(
                "edit of lines \(range.start.line) to \(range.end.line), but the last line is \(last)",
                "修改了第 \(range.start.line) 到 \(range.end.line) 行，但最后一行是第 \(last) 行")
        }
        guard start > end else { return nil }
        return LocalizedText("edit of a range whose end is before its start", "修改范围的终点在起点之前")
    }
}
