// Bodies of statements, and the conditions and bindings before them.

import SourceText

extension Parser {
    /// Braces, or C's single statement.
    mutating func parseBody() -> Block {
        if kind == .leftBrace { return parseBlock().0 }
        let start = lexeme.start
        guard position < limit, dialect != .swift else {
            return Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: [])
        }
        var list: [StatementID] = []
        parseStatement(into: &list)
        return Block(range: range(from: start), statements: list)
    }

    /// Whether the condition stands in C's parentheses, and its body behind them.
    var hasParenthesizedHead: Bool {
        guard kind == .leftParen else { return false }
        if dialect != .masonry { return dialect == .objectiveC }
        switch kind(at: skipGroup(at: position)) {
        case .leftBrace, .identifier, .leftBracket, .semicolon, .at, .end: return true
        default: return false
        }
    }

    mutating func parseCondition() -> (ExpressionID?, [VariableDeclaration.Binding]) {
        guard hasParenthesizedHead else {
            return dialect == .objectiveC ? (nil, []) : parseSwiftCondition()
        }
        let group = enter()
        defer { leave(group) }
        if position < limit, let type = scanCType(from: position), isIdentifier(at: type.end),
            kind(at: type.end + 1) == .assign
        {
            position = type.end
            let nameIndex = position
            advance()
            advance()
            let value = parseExpression()
            return (
                nil,
                [.init(name: name(at: nameIndex), nameRange: range(of: nameIndex), type: type.type, initializer: value)]
            )
        }
        return (position < limit ? parseExpression() : nil, [])
    }

    /// `a, let b = c, case .d(let e) = f, #available(iOS 11, *)`.
    private mutating func parseSwiftCondition() -> (ExpressionID?, [VariableDeclaration.Binding]) {
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        let start = lexeme.start
        var condition: ExpressionID?
        var bindings: [VariableDeclaration.Binding] = []
        while position < limit, kind != .leftBrace, word != .else {
            let before = position
            if word == .let || word == .var {
                advance()
                if let binding = parseConditionBinding() { bindings.append(binding) }
            } else if word == .case, !startsPlainPattern {
                bindings += parseConditionPattern()
            } else {
                let next = word == .case ? parsePlainPattern() : parseExpression()
                // One behind a comma stands there, within what it is joined to.
                if kind == .comma, condition == nil, bindings.isEmpty { anchor(next) }
                if let first = condition, bindings.isEmpty {
                    condition = add(.binary(.and, first, next), from: start, children: max(height(first), height(next)))
                } else if condition == nil, bindings.isEmpty {
                    condition = next
                } else {
                    // Nodes do not overlap: behind a binding, an expression is one to nothing.
                    bindings.append(
                        .init(
                            name: Name(.wildcard), nameRange: range(from: previousEnd), initializer: next,
                            isCondition: true))
                }
            }
            if !take(.comma) { break }
            if position == before { break }
        }
        return (condition, bindings)
    }

    private mutating func parseConditionBinding() -> VariableDeclaration.Binding? {
        guard kind == .identifier else {
            advance(past: skipGroup(at: position))
            if take(.assign) { _ = parseTernary() }
            return nil
        }
        var binding = VariableDeclaration.Binding(name: name(at: position), nameRange: range(of: position))
        advance()
        if take(.colon) { binding.type = parseSwiftType() }
        if take(.assign) { binding.initializer = parseTernary() }
        return binding
    }

    /// Whether `case .vertical = axis` stands here, or `case Axis.vertical = axis`: `.vertical == axis` in other words. An
    /// optional pattern, which nests, is something else. So is `case type = .vertical`, of a value that has a name.
    private var startsPlainPattern: Bool {
        if startsNamedPattern { return true }
        let end = endOfPath(at: position + 1)
        guard kind(at: end) == .assign, isIdentifier(at: end - 1), kind(at: end - 2) == .dot else { return false }
        return !["none", "some"].contains(spelling(of: end - 1))
    }

    private var startsNamedPattern: Bool {
        isIdentifier(at: position + 1) && word(at: position + 1) != .wildcard && word(at: position + 1) != .let
            && word(at: position + 1) != .var && kind(at: position + 2) == .assign
    }

    private func endOfPath(at first: Int) -> Int {
        var index = first
        while isIdentifier(at: index), kind(at: index + 1) == .dot { index += 2 }
        if kind(at: index) == .dot { index += 1 }
        return isIdentifier(at: index) ? index + 1 : index
    }

    private mutating func parsePlainPattern() -> ExpressionID {
        let end = endOfPath(at: position + 1)
        let isNamed = startsNamedPattern
        advance()
        let start = lexeme.start
        position = end
        let own =
            isNamed
            ? add(.name(name(at: end - 1)), from: start)
            : add(.implicitMember(name: name(at: end - 1), nameRange: range(of: end - 1)), from: start)
        _ = take(.assign)
        let subject = parseTernary()
        return add(.binary(.equal, own, subject), from: start, children: height(subject))
    }

    /// `case .shown(let x) = state`: whether it fits is not known, nor what its names stand for, unless it is `let x?`.
    private mutating func parseConditionPattern() -> [VariableDeclaration.Binding] {
        let first = position
        while position < limit, kind != .assign, kind != .leftBrace { advance(past: skipGroup(at: position)) }
        var names = namesBound(in: first..<position)
        let isOptional = names.count == 1 && kind(at: position - 1) == .question
        guard take(.assign) else { return [] }
        let subject = parseTernary()
        if !isOptional { names.insert((Name(.wildcard), range(from: previousEnd)), at: 0) }
        return names.enumerated().map { index, bound in
            .init(name: bound.0, nameRange: bound.1, initializer: index == 0 ? subject : addMissing())
        }
    }

    /// The names behind `let` and `var` in a pattern: `let x`, `.shown(let x, _)`, `let .shown(x, y)`.
    func namesBound(in range: Range<Int>) -> [(Name, TextRange)] {
        var (result, isBinding): ([(Name, TextRange)], Bool) = ([], false)
        for index in range {
            if word(at: index) == .let || word(at: index) == .var {
                isBinding = true
            } else if isBinding, isIdentifier(at: index), word(at: index) != .wildcard, kind(at: index + 1) != .colon,
                index == 0 || kind(at: index - 1) != .dot
            {
                result.append((name(at: index), self.range(of: index)))
            }
        }
        return result
    }
}
