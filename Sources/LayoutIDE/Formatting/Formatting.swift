// The layout of `.masonry` text itself: indentation, spaces, blank lines.

import SourceText

/// How to indent.
package struct FormattingOptions: Sendable, Hashable {
    package enum Indentation: Sendable, Hashable {
        case spaces(Int)
        case tabs
    }

    package var indentation: Indentation

    package init(indentation: Indentation = .spaces(4)) { self.indentation = indentation }
}

extension Analysis {
    /// The characters after which an editor should ask for formatting on type.
    package static let formattingTriggers: [String] = ["}", ";", "\n"]

    /// The edits that format the whole file: in written order, not overlapping, only white space. Empty for a
    /// formatted file and for source files, which have formatters of their own.
    package func formattingEdits(options: FormattingOptions = FormattingOptions()) -> [TextEdit] { [] }

    /// Those of them that lie in the lines of `range`.
    package func formattingEdits(
        in range: TextRange, options: FormattingOptions = FormattingOptions()
    ) -> [TextEdit] { [] }

    /// What to change after `character` was typed before `offset`: its line, or what a closing brace closes.
    package func formattingEdits(
        afterTyping character: String, at offset: TextOffset, options: FormattingOptions = FormattingOptions()
    ) -> [TextEdit] { [] }
}
