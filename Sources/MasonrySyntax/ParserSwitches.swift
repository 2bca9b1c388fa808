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
        var labels: [CaseLabels] = []
        while position < limit {
            let before = position
            let (block, label) = parseCase()
            cases.append(block)
            labels.append(label)
            if position == before { position += 1 }
        }
        container = outer
        leave(group)
        return add(.switchCases(subject: subject, cases: cases, labels: labels), from: start)
    }

    /// The labels at the position and the statements behind them.
    private mutating func parseCase() -> (Block, CaseLabels) {
        var start = lexeme.start
        var bindings: [VariableDeclaration.Binding] = []
        var labels = CaseLabels()
        while startsCase {
            let label = position
            skipCaseLabel()
            read(label..<position, into: &labels)
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
        guard !list.isEmpty else {
            return (Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: []), labels)
        }
        return (Block(range: range(from: start), statements: list), labels)
    }

    /// `case .low, Level.high:`, `case 0:`, `case kHeader:`, `default:`.
    private mutating func read(_ label: Range<Int>, into labels: inout CaseLabels) {
        guard word(at: label.lowerBound) == .case else {
            labels.isDefault = true
            return
        }
        var index = label.lowerBound + 1
        var names: [Name] = []
        while index < label.upperBound {
            if kind(at: index) == .number || isIdentifier(at: index), [.comma, .colon].contains(kind(at: index + 1)) {
                labels.values.append(parseWord(at: index))
                index += 1
                guard kind(at: index) == .comma else { break }
                index += 1
                continue
            }
            while isIdentifier(at: index), kind(at: index + 1) == .dot { index += 2 }
            if kind(at: index) == .dot { index += 1 }
            guard isIdentifier(at: index), kind(at: index - 1) == .dot else { break }
            names.append(name(at: index))
            index += 1
            guard kind(at: index) == .comma else { break }
            index += 1
        }
        labels.names += names
        if index != label.upperBound - 1 || kind(at: index) != .colon { labels.isPlain = false }
    }

    /// The one lexeme at `index` as an expression.
    private mutating func parseWord(at index: Int) -> ExpressionID {
        let outer = (position: position, limit: limit)
        position = index
        limit = index + 1
        let value = parseExpression()
        // In this order: no position lies behind the limit.
        limit = outer.limit
        position = outer.position
        return value
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
