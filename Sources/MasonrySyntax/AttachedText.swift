// Code of other files behind the code of a text, so that both are evaluated as one.

import SourceText

extension SyntaxTree {
    /// The tree with all statements of `attached`, whose places come behind those of the text. Its tokens and problems
    /// are those of the text alone.
    package func attaching(_ attached: SourceText) -> SyntaxTree {
        let other = SyntaxTree.parse(attached, dialect: dialect, names: names)
        var whole = self
        let lineNumbers = text.lineNumbers
        let shift = NodeShift(
            bytes: text.length + 1, expressions: Int32(clamping: expressions.count),
            statements: Int32(clamping: statements.count))
        whole.text = SourceText(bytes: text.bytes + [0x0A] + attached.bytes)
        whole.text.lineNumbers = lineNumbers
        whole.names = other.names
        whole.expressions.reserveCapacity(expressions.count + other.expressions.count)
        for var expression in other.expressions {
            expression.move(shift)
            whole.expressions.append(expression)
        }
        whole.statements.reserveCapacity(statements.count + other.statements.count)
        for var statement in other.statements {
            statement.move(shift)
            whole.statements.append(statement)
        }
        whole.root = Block(
            range: whole.text.range, statements: root.statements + other.root.statements.map { shift.moved($0) })
        return whole
    }
}
