// Tokens tile the text: every byte belongs to exactly one.

import SourceText

/// One token of any of the three dialects.
package struct Token: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable {
        case whitespace, newline, lineComment, blockComment
        case identifier, number, string
        /// One character of punctuation, or an operator of several.
        case punctuation
        /// A preprocessor line or `#if` directive, with its continuation lines.
        case directive
        /// Bytes that start no token of the dialect, invalid UTF-8 included.
        case unknown

        /// White space and comments.
        package var isTrivia: Bool { rawValue <= Kind.blockComment.rawValue }
    }

    package var kind: Kind
    package var range: TextRange

    package init(kind: Kind, range: TextRange) {
        self.kind = kind
        self.range = range
    }
}
