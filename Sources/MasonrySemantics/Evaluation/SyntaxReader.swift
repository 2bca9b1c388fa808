// The tree as evaluation reads it: nodes are looked at where they lie, not copied.

import MasonrySyntax
import SourceText

/// A tree whose nodes are borrowed: an expression is some hundred bytes, and each is looked at several times.
struct SyntaxReader {
    let text: SourceText
    let dialect: Dialect
    let names: NameTable
    let root: Block
    let expressions: [Expression]
    private let statements: [Statement]

    init(_ tree: SyntaxTree) {
        text = tree.text
        dialect = tree.dialect
        names = tree.names
        root = tree.root
        expressions = tree.expressions
        statements = tree.statements
    }

    subscript(id: ExpressionID) -> Expression {
        @inline(__always) _read { yield expressions[Int(id.index)] }
    }

    subscript(id: StatementID) -> Statement {
        @inline(__always) _read { yield statements[Int(id.index)] }
    }

    func string(_ name: Name) -> String { names[name] }
}
