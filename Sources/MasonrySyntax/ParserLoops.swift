// Loops: `for`, `while`, `do` and `repeat` of all hosts.

import SourceText

extension Parser {
    mutating func parseFor() -> StatementID {
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
        // Nothing is written yet, so that it would stand before what begins here.
        guard kind != .semicolon else { return ([counter], nil) }
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

    mutating func parseWhile() -> StatementID {
        let start = lexeme.start
        advance()
        let (condition, bindings) = parseCondition()
        let body = parseBody()
        return add(.loop(Loop(names: bindings.map(\.name), collection: condition, body: body)), from: start)
    }

    /// `do { } while (x);`, `repeat { } while x`, and Swift's `do { } catch { }`.
    mutating func parseDo() -> StatementID {
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
}
