// Solved frames behind view declarations, and values behind the names of constants.

import SourceText

/// Text shown between the characters of the file.
package struct InlayHint: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A solved frame behind a view declaration.
        case frame
        /// The value of a name used as a constant.
        case value
    }

    /// Where it is shown: behind the name.
    package var offset: TextOffset
    /// Without padding; the editor puts a space before it.
    package var label: String
    package var kind: Kind
    /// Markdown.
    package var tooltip: String?

    package init(offset: TextOffset, label: String, kind: Kind, tooltip: String? = nil) {
        self.offset = offset
        self.label = label
        self.kind = kind
        self.tooltip = tooltip
    }
}

extension Analysis {
    /// The hints in `range`, in written order.
    package func inlayHints(in range: TextRange) -> [InlayHint] { [] }
}
