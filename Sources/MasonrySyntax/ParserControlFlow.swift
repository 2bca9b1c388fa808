// Branches, loops and jumps, in C's spelling and in Swift's.

import SourceText

extension Parser {
    /// The control statement that `word` begins; nil where it begins none.
    mutating func parseControlFlow(_ word: Word) -> StatementID? {
        let start = lexeme.start
        guard kind(1) != .dot, kind(1) != .assign, kind(1) != .colon || word == .default else { return nil }
        switch word {
        case .if: return parseIf(.ifStatement)
        case .guard where dialect != .objectiveC: return parseIf(.guardStatement)
        case .for: return parseFor()
        case .while: return parseWhile()
        case .do: return parseDo()
        case .repeat where kind(1) == .leftBrace: return parseDo()
        case .switch: return parseSwitch()
        case .return: return parseReturn()
        case .throw:
            advance()
            _ = parseExpression()
            finishStatement()
            return add(.jump, from: start)
        case .break, .continue, .goto, .fallthrough:
            advance()
            if !isOnNewLine(at: position), !kind.isClosing { skipStatement() }
            return add(.jump, from: start)
        case .else, .catch, .defer:
            guard kind(1) == .leftBrace || word == .catch else { return nil }
            advance()
            while position < limit, kind != .leftBrace, !isOnNewLine(at: position) {
                position = skipGroup(at: position)
            }
            guard kind == .leftBrace else { return add(.skipped, from: start) }
            let (body, _) = parseBlock()
            return add(.block(body), from: start)
        case .case, .default:
            guard container == .statements else { return nil }
            skipCaseLabel()
            return add(.skipped, from: start)
        default: return nil
        }
    }

    private mutating func parseReturn() -> StatementID {
        let start = lexeme.start
        advance()
        var value: ExpressionID?
        let hasValue =
            position < limit && kind != .semicolon && !kind.isClosing
            && (dialect == .objectiveC || !isOnNewLine(at: position)) && word != .case && word != .default
        if hasValue { value = parseExpression() }
        finishStatement()
        return add(.returned(value), from: start)
    }

    // MARK: Bodies and conditions

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
    private var hasParenthesizedHead: Bool {
        guard kind == .leftParen else { return false }
        if dialect != .masonry { return dialect == .objectiveC }
        switch kind(at: skipGroup(at: position)) {
        case .leftBrace, .identifier, .leftBracket, .semicolon, .at, .end: return true
        default: return false
        }
    }

    private mutating func parseCondition() -> (ExpressionID?, [VariableDeclaration.Binding]) {
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
            } else if word == .case {
                skipPattern()
                if take(.assign) { _ = parseTernary() }
            } else {
                let next = parseExpression()
                if kind == .comma { anchor(next) }
                if let first = condition, bindings.isEmpty {
                    condition = add(.binary(.and, first, next), from: start, children: max(height(first), height(next)))
                } else if condition == nil, bindings.isEmpty {
                    condition = next
                } else {
                    // Nodes do not overlap: behind a binding, an expression is one to nothing.
                    bindings.append(
                        .init(name: Name(.wildcard), nameRange: range(from: previousEnd), initializer: next))
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

    /// From `case` to the `=` of a pattern.
    private mutating func skipPattern() {
        while position < limit, kind != .assign, kind != .leftBrace { advance(past: skipGroup(at: position)) }
    }

    // MARK: Branches

    private mutating func parseIf(_ keyword: Conditional.Keyword) -> StatementID {
        let start = lexeme.start
        advance()
        // `if constexpr (…)`
        if dialect == .objectiveC, kind == .identifier { advance() }
        let (condition, bindings) = parseCondition()
        if keyword == .guardStatement {
            _ = take(.else)
            let empty = Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: [])
            let body = parseBody()
            return add(
                .conditional(
                    Conditional(
                        keyword: keyword, condition: condition, bindings: bindings, then: empty, otherwise: body)),
                from: start)
        }
        let then = parseBody()
        var otherwise: Block?
        if word == .else {
            advance()
            otherwise = word == .if ? parseElseIf() : parseBody()
        }
        return add(
            .conditional(
                Conditional(
                    keyword: keyword, condition: condition, bindings: bindings, then: then, otherwise: otherwise)),
            from: start)
    }

    private mutating func parseElseIf() -> Block {
        let start = lexeme.start
        var list: [StatementID] = []
        parseStatement(into: &list)
        return Block(range: range(from: start), statements: list)
    }

    // MARK: Loops

    private mutating func parseFor() -> StatementID {
        let start = lexeme.start
        advance()
        var variable: Name?
        var pattern: [Name] = []
        var collection: ExpressionID?
        if hasParenthesizedHead {
            let group = enter()
            (variable, collection) = parseCForHead()
            leave(group)
        } else if dialect != .objectiveC {
            (variable, pattern, collection) = parseSwiftForHead()
        }
        let body = parseBody()
        return add(
            .loop(Loop(variable: variable, pattern: pattern, collection: collection, body: body)), from: start)
    }

    /// `T *x in xs`, `auto &x : xs`, or three expressions, of which none is kept.
    private mutating func parseCForHead() -> (Name?, ExpressionID?) {
        var index = position
        while index < limit, word(at: index) != .in, kind(at: index) != .semicolon, kind(at: index) != .colon {
            index = skipGroup(at: index)
        }
        guard index < limit, index > position, kind(at: index) != .semicolon else { return (nil, nil) }
        let variable = isIdentifier(at: index - 1) ? name(at: index - 1) : nil
        position = index
        advance()
        return (variable, position < limit ? parseExpression() : nil)
    }

    private mutating func parseSwiftForHead() -> (Name?, pattern: [Name], ExpressionID?) {
        let first = position
        while position < limit, word != .in, kind != .leftBrace { advance(past: skipGroup(at: position)) }
        let isName = position == first + 1 && lexemes[first].kind == .identifier
        let variable = isName ? name(at: first) : nil
        let pattern = tuplePattern(from: first, to: position)
        guard take(.in) else { return (variable, pattern, nil) }
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        let collection = parseExpression()
        if take(.where) {
            // Which elements it lets through is not followed.
            _ = parseExpression()
            allowsTrailingClosure = outer
            return (nil, [], collection)
        }
        allowsTrailingClosure = outer
        return (variable, pattern, collection)
    }

    /// The names of `(index, view)` or `case let (index, view)`; empty for any other pattern.
    private func tuplePattern(from first: Int, to end: Int) -> [Name] {
        var index = first
        while index < end, word(at: index) == .case || word(at: index) == .let || word(at: index) == .var { index += 1 }
        guard kind(at: index) == .leftParen, skipGroup(at: index) == end else { return [] }
        var names: [Name] = []
        index += 1
        while index < end - 1 {
            if word(at: index) == .let || word(at: index) == .var { index += 1 }
            guard isIdentifier(at: index) else { return [] }
            names.append(name(at: index))
            index += 1
            guard index == end - 1 || kind(at: index) == .comma else { return [] }
            index += 1
        }
        return names.count > 1 ? names : []
    }

    private mutating func parseWhile() -> StatementID {
        let start = lexeme.start
        advance()
        let (condition, _) = parseCondition()
        let body = parseBody()
        return add(.loop(Loop(variable: nil, collection: condition, body: body)), from: start)
    }

    /// `do { } while (x);`, `repeat { } while x`, and Swift's `do { } catch { }`.
    private mutating func parseDo() -> StatementID {
        let start = lexeme.start
        advance()
        if word == .throws { advance(past: skipGroup(at: position + 1)) }
        let body = parseBody()
        guard word == .while,
            dialect == .objectiveC || !isOnNewLine(at: position) || lexemes[position - 1].kind == .rightBrace
        else { return add(.block(body), from: start) }
        advance()
        let condition = position < limit ? parseExpression() : nil
        _ = take(.semicolon)
        // The condition stands behind the body, so it is no child that a reader in order would meet first.
        _ = condition
        return add(.loop(Loop(variable: nil, collection: nil, body: body)), from: start)
    }

    // MARK: Switches

    private mutating func parseSwitch() -> StatementID {
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
        while startsCase { skipCaseLabel() }
        let start = lexeme.start
        var list: [StatementID] = []
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
    private mutating func skipCaseLabel() {
        while position < limit {
            if take(.colon) { return }
            if kind == .semicolon || kind == .leftBrace { return }
            position = skipGroup(at: position)
        }
    }
}
