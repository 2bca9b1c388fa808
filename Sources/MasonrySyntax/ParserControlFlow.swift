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
            return add(.jump(.away), from: start)
        case .break, .continue, .goto, .fallthrough:
            var jump = Self.jump(word)
            advance()
            if !isOnNewLine(at: position), !kind.isClosing {
                // A label says which loop is meant, which is not followed.
                if kind != .semicolon { jump = .away }
                skipStatement()
            }
            return add(.jump(jump), from: start)
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

    private static func jump(_ word: Word) -> Jump {
        switch word {
        case .break: .behindLoop
        case .continue: .nextTurn
        case .fallthrough: .nextCase
        default: .away
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
                bindings += parseConditionPattern()
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
    private func namesBound(in range: Range<Int>) -> [(Name, TextRange)] {
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
        var names: [Name] = []
        var collection: ExpressionID?
        var isFiltered = false
        if hasParenthesizedHead {
            let group = enter()
            (names, collection) = parseCForHead()
            leave(group)
        } else if dialect != .objectiveC {
            (names, collection, isFiltered) = parseSwiftForHead()
        }
        let body = parseBody()
        return add(
            .loop(Loop(names: names, collection: collection, isFiltered: isFiltered, body: body)), from: start)
    }

    /// `T *x in xs`, `auto &x : xs`, or three expressions.
    private mutating func parseCForHead() -> ([Name], ExpressionID?) {
        var index = position
        while index < limit, word(at: index) != .in, kind(at: index) != .semicolon, kind(at: index) != .colon {
            index = skipGroup(at: index)
        }
        guard index < limit, index > position else { return ([], nil) }
        if kind(at: index) == .semicolon { return parseCountingHead() }
        let names = isIdentifier(at: index - 1) ? [name(at: index - 1)] : []
        position = index
        advance()
        return (names, position < limit ? parseExpression() : nil)
    }

    /// `int i = 0; i < n; i++`: the range of its numbers. Of other heads only the name is kept.
    private mutating func parseCountingHead() -> ([Name], ExpressionID?) {
        guard let type = scanCType(from: position), isIdentifier(at: type.end), kind(at: type.end + 1) == .assign else {
            return ([], nil)
        }
        let counter = name(at: type.end)
        position = type.end + 1
        advance()
        let start = lexeme.start
        let first = parseTernary()
        guard take(.semicolon), isIdentifier(at: position), name(at: position) == counter,
            kind(1) == .less || kind(1) == .lessOrEqual
        else { return ([counter], nil) }
        let isHalfOpen = kind(1) == .less
        advance()
        advance()
        let end = parseTernary()
        let range = Expression.Kind.binary(isHalfOpen ? .halfOpenRange : .range, first, end)
        let collection = add(range, from: start, children: max(height(first), height(end)))
        guard take(.semicolon), isIncrement(of: counter) else { return ([counter], nil) }
        return ([counter], collection)
    }

    private func isIncrement(of counter: Name) -> Bool {
        guard limit - position == 2 else { return false }
        let isAfter = kind(at: position) == .increment
        return (isAfter || kind(at: position + 1) == .increment) && isIdentifier(at: position + (isAfter ? 1 : 0))
            && name(at: position + (isAfter ? 1 : 0)) == counter
    }

    private mutating func parseSwiftForHead() -> ([Name], ExpressionID?, isFiltered: Bool) {
        let first = position
        while position < limit, word != .in, kind != .leftBrace { advance(past: skipGroup(at: position)) }
        let names = namesOfTurn(in: first..<position)
        // `for case let x? in xs` leaves out turns as well; a tuple of names fits each.
        let hasPattern = word(at: first) == .case && !isTuple(first..<position)
        guard take(.in) else { return (names, nil, hasPattern) }
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        let collection = parseExpression()
        let hasCondition = take(.where)
        if hasCondition { _ = parseExpression() }
        allowsTrailingClosure = outer
        return (names, collection, hasPattern || hasCondition)
    }

    /// Whether a pattern is `(i, x)` or `case let (i, x)`: of names alone.
    private func isTuple(_ range: Range<Int>) -> Bool {
        var first = range.lowerBound
        while first < range.upperBound, word(at: first) == .case || word(at: first) == .let || word(at: first) == .var {
            first += 1
        }
        guard kind(at: first) == .leftParen, skipGroup(at: first) == range.upperBound else { return false }
        return (first..<range.upperBound).allSatisfy { index in
            switch kind(at: index) {
            case .leftParen, .rightParen, .comma, .colon, .identifier: true
            default: false
            }
        }
    }

    /// `x`, `(i, x)`, `(i, (first: x, last: y))`, `case let (i, x)`: the names in order, without labels and types.
    private func namesOfTurn(in range: Range<Int>) -> [Name] {
        guard let first = range.first else { return [] }
        guard isTuple(range) else {
            return isIdentifier(at: first) && word(at: first) != .case
                ? [name(at: first)] : namesBound(in: range).map(\.0)
        }
        return range.compactMap { index in
            let word = word(at: index)
            let isName = isIdentifier(at: index) && kind(at: index + 1) != .colon
            return isName && word != .case && word != .let && word != .var ? name(at: index) : nil
        }
    }

    private mutating func parseWhile() -> StatementID {
        let start = lexeme.start
        advance()
        let (condition, bindings) = parseCondition()
        let body = parseBody()
        return add(.loop(Loop(names: bindings.map(\.name), collection: condition, body: body)), from: start)
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
        return add(.loop(Loop(names: [], collection: nil, body: body)), from: start)
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
    private mutating func skipCaseLabel() {
        while position < limit {
            if take(.colon) { return }
            if kind == .semicolon || kind == .leftBrace { return }
            position = skipGroup(at: position)
        }
    }
}
