// Properties that several blocks ask for stand in one class extension.

import SourceText

extension [TextEdit] {
    /// The same with one class extension where several edits, one behind the other, begin one of the same class.
    func withJoinedClassExtensions() -> [TextEdit] {
        var result: [TextEdit] = []
        for edit in self {
            if let last = result.last, last.range == edit.range, edit.range.start == edit.range.end,
                let text = Self.joined(last.text, edit.text)
            {
                result[result.count - 1] = TextEdit(last.range, text)
            } else {
                result.append(edit)
            }
        }
        return result
    }

    /// nil where they are no extensions of one class.
    private static func joined(_ one: String, _ other: String) -> String? {
        guard let line = one.firstIndex(where: \.isNewline), let head = other.firstIndex(where: \.isNewline),
            one[..<line] == other[..<head], one.hasPrefix("@interface "), one[..<line].hasSuffix(" ()"),
            let end = one.lastIndex(of: "@"), one[end...].hasPrefix("@end")
        else { return nil }
        return one[..<end] + String(other[other.index(after: head)...])
    }
}
