// What a tree keeps of its parsing, so that the next version of its text need not be parsed as a whole.

import SourceText

/// Where a statement of the top level begins, in each of the arenas.
struct ParseMark: Sendable, Equatable {
    var lexeme: Int32
    var expressions: Int32
    var statements: Int32
    var problems: Int32
    /// In the list of the top level's statements.
    var root: Int32

    static let start = ParseMark(lexeme: 0, expressions: 0, statements: 0, problems: 0, root: 0)
}

/// The intermediate results of a parsing that the tree itself does not hold.
struct ParseRecord: Sendable {
    /// With their brackets matched; the last is `.end`.
    var lexemes: [Lexeme]
    /// One a statement of the top level, in order.
    var marks: [ParseMark]
    /// What the lexer found wrong.
    var lexical: [LexicalProblem]
    /// What the parser found wrong, in the order of finding, but for brackets and lexical problems.
    var problems: [SyntaxProblem]
    /// How many names there were when a whole text was parsed; typing leaves names behind that no text has any more.
    var wholeNames: Int
    /// How many statements of the top level were read; the others were taken over.
    var readStatements: Int
}
