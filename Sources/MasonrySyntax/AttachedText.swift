// Code of other files behind the code of a text, so that both are evaluated as one.

import SourceText

extension SyntaxTree {
    /// The tree with all statements of `attached`, which come on a line of their own behind those of the text. Its tokens
    /// and problems are those of the text alone.
    package func attaching(_ attached: String) -> SyntaxTree {
        var whole = self
        let end = text.range.end
        whole.text = text.applying(TextEdit(TextRange(text.length, text.length), "\n" + attached))
        whole.text.lineNumbers = text.lineNumbers
        whole.text.bytes.withUnsafeBufferPointer { bytes in
            let range = TextRange(end.utf8 + 1, bytes.count)
            var lexer = Lexer(bytes: bytes, range: range, dialect: dialect, names: names)
            lexer.run()
            var parser = Parser(
                text: whole.text, bytes: bytes, dialect: dialect, lexer.takeLexemes(), lexer.problems,
                names: lexer.names)
            // Its nodes get the numbers behind those of the text.
            parser.begin(
                at: ParseMark(
                    lexeme: 0, expressions: Int32(clamping: expressions.count),
                    statements: Int32(clamping: statements.count), problems: 0, root: 0))
            parser.parseWholeText()
            whole.names = parser.names
            whole.expressions = expressions + parser.expressions
            whole.statements = statements + parser.statements
            whole.root = Block(range: whole.text.range, statements: root.statements + parser.root)
        }
        return whole
    }
}
