// The space between two tokens of one line.

import MasonrySyntax
import SourceText

/// What the tree says about the tokens that spacing depends on.
struct SpacingRules {
    private let tree: SyntaxTree
    private let text: SourceText
    /// Where binary operators, and the `x` of sizes, begin.
    private var infix: Set<TextOffset> = []
    /// Where the colons of view declarations and properties stand.
    private var colons: Set<TextOffset> = []

    init(_ tree: SyntaxTree) {
        self.tree = tree
        text = tree.text
        for expression in tree.expressions {
            switch expression.kind {
            case .binary(_, let left, let right), .assignment(_, let left, let right): addInfix(left, right)
            default: break
            }
        }
        for statement in tree.statements { addStatement(statement) }
    }

    private mutating func addStatement(_ statement: Statement) {
        switch statement.kind {
        case .expect(let expectation): addInfix(expectation.left, expectation.right)
        case .screen(let screen):
            if let width = screen.width, let height = screen.height { addInfix(width, height) }
        case .view(let view): addColon(after: view.nameRange)
        case .property(let property):
            addColon(after: property.nameRange)
            if property.values.count == 2 { addInfix(property.values[0], property.values[1]) }
        default: break
        }
    }

    /// The token between two operands; commas have a rule of their own.
    private mutating func addInfix(_ left: ExpressionID, _ right: ExpressionID) {
        guard let index = token(after: tree[left].range.end), !isMark(index, ",") else { return }
        let range = tree.tokens[index].range
        if range.end <= tree[right].range.start, !range.isEmpty { infix.insert(range.start) }
    }

    private mutating func addColon(after name: TextRange) {
        guard let index = token(after: name.end), isMark(index, ":") else { return }
        colons.insert(tree.tokens[index].range.start)
    }

    private func token(after offset: TextOffset) -> Int? {
        guard let index = tree.tokenIndex(at: offset) else { return nil }
        return tree.nextNonTrivia(from: index)
    }

    func isBinaryOperator(_ index: Int) -> Bool {
        let token = tree.tokens[index]
        return token.kind == .punctuation && infix.contains(token.range.start)
    }

    func isDot(_ index: Int) -> Bool { isMark(index, ".") }

    /// The white space between the tokens, which stand on one line with `written` between them.
    func between(_ left: Int, _ right: Int, written: TextRange) -> String {
        let kept = written.isEmpty ? "" : " "
        if tree.tokens[right].kind == .lineComment || tree.tokens[right].kind == .blockComment {
            // Comments at the end of lines may be aligned.
            return written.isEmpty ? " " : text[written]
        }
        if tree.tokens[left].kind == .blockComment { return kept }
        if isMark(right, ",") || isMark(right, ";") { return "" }
        if isMark(left, ",") || isMark(left, ";") { return " " }
        if isMark(left, "{") || isMark(right, "}") { return " " }
        if isMark(left, "(") || isMark(left, "[") || isMark(right, ")") || isMark(right, "]") { return "" }
        if isMark(right, "{") { return isTightOpening(left) ? kept : " " }
        if colons.contains(tree.tokens[right].range.start) { return "" }
        if colons.contains(tree.tokens[left].range.start) { return " " }
        if infix.contains(tree.tokens[left].range.start) || infix.contains(tree.tokens[right].range.start) {
            return " "
        }
        if isAssignment(left) || isAssignment(right) { return " " }
        if isMark(right, "."), tree.tokens[left].kind != .number { return isOperand(left) ? "" : kept }
        if isMark(left, ".") { return "" }
        return kept
    }

    /// `({` and `@{` of Objective-C stay together.
    private func isTightOpening(_ index: Int) -> Bool {
        isMark(index, "(") || isMark(index, "@") || isMark(index, "^")
    }

    private func isAssignment(_ index: Int) -> Bool {
        let token = tree.tokens[index]
        return token.kind == .punctuation && isMark(index, "=")
    }

    private func isOperand(_ index: Int) -> Bool {
        tree.tokens[index].kind == .identifier || isMark(index, ")") || isMark(index, "]") || isMark(index, "}")
    }

    private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        let token = tree.tokens[index]
        guard token.kind == .punctuation, token.range.length == 1 else { return false }
        return text.bytes[token.range.start.utf8] == UInt8(truncatingIfNeeded: mark.value)
    }
}
