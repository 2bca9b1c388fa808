// `switch` and its cases.

import SourceText

extension Parser {
    mutating func parseSwitch() -> StatementID {
        let start = lexeme.start
        advance()
        let (subject, _) = parseCondition()
        guard kind == .leftBrace else {
            skipStatement()
            return add(.skipped, from: start)
        }
        let group = enterBlock()
        let outer = container
        container = .statements
        var cases: [Block] = []
        while position < limit {
            let before = position
            cases.append(parseCase())
            if position == before { position += 1 }
        }
        container = outer
        leave(group)
        return add(.switchCases(subject: subject, cases: cases), from: start)
    }

    /// The labels at the position and the statements behind them.
    private mutating func parseCase() -> Block {
        var start = lexeme.start
        var bindings: [VariableDeclaration.Binding] = []
        while startsCase {
            let label = position
            skipCaseLabel()
            for (name, range) in namesBound(in: label..<position) {
                if bindings.isEmpty { start = lexemes[label].start }
                bindings.append(.init(name: name, nameRange: range))
            }
        }
        var list: [StatementID] = []
        if bindings.isEmpty {
            start = lexeme.start
        } else {
            // What the pattern's names stand for is not known; within, they hide others.
            list.append(add(.variable(VariableDeclaration(bindings: bindings, modifiers: .constant)), from: start))
        }
        while position < limit, !startsCase { parseStatement(into: &list) }
        guard let first = list.first else {
            return Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: [])
        }
        _ = first
        return Block(range: range(from: start), statements: list)
    }

    private var startsCase: Bool {
        if kind == .at, word(at: position + 1) == nil || dialect == .swift, word(at: position + 2) == .default {
            return true
        }
        return word == .case || (word == .default && kind(1) == .colon)
    }

    /// From `case` behind its colon; ternaries in labels are in parentheses.
    mutating func skipCaseLabel() {
        while position < limit {
            if take(.colon) { return }
            if kind == .semicolon || kind == .leftBrace { return }
            position = skipGroup(at: position)
        }
    }
}
