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
    let statements: [Statement]

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

// A `switch` over a node copies it with its lists; these do not, and are asked of most nodes.

extension Expression.Kind {
    /// The name that the expression is; nil for all others.
    var name: Name? { if case .name(let name) = self { name } else { nil } }

    /// The expression in parentheses or behind a cast.
    var wrapped: ExpressionID? {
        switch self {
        case .parenthesized(let inner), .cast(_, let inner): inner
        default: nil
        }
    }
}

extension Statement.Kind {
    /// The expression that the statement is; nil for all others.
    var expression: ExpressionID? { if case .expression(let expression) = self { expression } else { nil } }
}
