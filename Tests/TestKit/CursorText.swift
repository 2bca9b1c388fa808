// Texts with `$0` where the cursor is.

import Foundation

/// A fixture text without its markers, and where they stood.
package struct CursorText: Sendable {
    /// A zero-based place; characters are UTF-16 units, as clients count by default.
    package struct Cursor: Sendable, Hashable {
        package let line: Int
        package let character: Int
    }

    package let text: String
    package let cursors: [Cursor]

    package init(_ fixture: String) {
        let pieces = fixture.components(separatedBy: "$0")
        var text = pieces[0]
        var cursors: [Cursor] = []
        for piece in pieces.dropFirst() {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            cursors.append(Cursor(line: lines.count - 1, character: lines.last?.utf16.count ?? 0))
            text += piece
        }
        self.text = text
        self.cursors = cursors
    }
}
