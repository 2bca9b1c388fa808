// Applies the edits of didChange.

import LanguageServerProtocol
import SourceText

extension SourceText {
    /// The text after `changes`, each of which refers to the text that the one before it leaves.
    /// - Parameter problem: is told of ranges outside of the text, which are cut to it: client and server then
    ///   disagree about the text, and someone should know.
    func applying(
        _ changes: [DidChangeTextDocumentNotification.ContentChange], in encoding: PositionEncoding,
        problem: (String) -> Void
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

    /// A column past the end of its line is allowed and means its end; a line that is not there is a mistake.
    private func complaint(about range: PositionRange, in encoding: PositionEncoding) -> String? {
        guard let start = offset(of: range.start, in: encoding), let end = offset(of: range.end, in: encoding) else {
            let last = lineCount - 1
            return "edit of lines \(range.start.line) to \(range.end.line), but the last line is \(last)"
        }
        return start <= end ? nil : "edit of a range whose end is before its start"
    }
}
