// The one tree that all three kinds of input become: statements and expressions in arenas, over lossless tokens.

import SourceText

/// The language a text is written in.
package enum Dialect: Sendable, Hashable {
    case masonry, objectiveC, swift

    /// The dialect of a file by the ending of its name; nil for files that are none of ours.
    package init?(fileExtension: String) {
        switch fileExtension {
        case "masonry": self = .masonry
        case "m", "mm", "h", "pch": self = .objectiveC
        case "swift": self = .swift
        default: return nil
        }
    }
}

/// Identifies an expression of one tree.
package struct ExpressionID: Hashable, Sendable {
    package let index: Int32
    package init(_ index: Int32) { self.index = index }
}

/// Identifies a statement of one tree.
package struct StatementID: Hashable, Sendable {
    package let index: Int32
    package init(_ index: Int32) { self.index = index }
}

/// A parsed text. Parsing cannot fail: what is wrong is in `problems`, and every byte is in `tokens`.
package struct SyntaxTree: Sendable {
    package internal(set) var text: SourceText
    package let dialect: Dialect
    /// In order, without gaps: white space and comments are tokens too, so that they print back to the text.
    package internal(set) var tokens: [Token] = []
    package internal(set) var expressions: [Expression] = []
    package internal(set) var statements: [Statement] = []
    /// The top level of the file.
    package internal(set) var root = Block(range: TextRange(0, 0), statements: [])
    package internal(set) var problems: [SyntaxProblem] = []
    /// Where text was first left unread because it is nested too deeply; nil where the whole text was read.
    package var firstCut: SyntaxProblem? {
        problems.first { problem in if case .tooDeep = problem.kind { true } else { false } }
    }
    package internal(set) var names = NameTable()
    /// What parsing the next version of the text begins from; nil for sources.
    var record: ParseRecord?

    package init(text: SourceText, dialect: Dialect) {
        self.text = text
        self.dialect = dialect
    }

    /// Of no text.
    package static let empty = SyntaxTree.parse(SourceText(""), dialect: .masonry)

    /// Takes other line numbers for the same text.
    package mutating func renumber(_ numbers: LineNumbers) { text.lineNumbers = numbers }

    package subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
    package subscript(id: StatementID) -> Statement { statements[Int(id.index)] }

    /// The spelling of an interned name.
    package func string(_ name: Name) -> String { names[name] }
}

/// A list of statements, usually in braces.
package struct Block: Sendable {
    /// With the braces, where there are any.
    package var range: TextRange
    package var statements: [StatementID]

    package init(range: TextRange, statements: [StatementID]) {
        self.range = range
        self.statements = statements
    }
}
