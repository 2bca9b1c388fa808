// The lines of a checked text, for formats that quote them.

import SourceText

/// A text that can be asked for its lines.
package struct SourceLines: Sendable {
    private let text: SourceText

    package init(_ text: SourceText) { self.text = text }

    /// The line counted from 1, without its ending; nil past the last. Invalid bytes appear as U+FFFD.
    func line(_ number: Int) -> String? {
        guard number >= 1, let range = text.lineRange(number - 1) else { return nil }
        return text[range]
    }
}
