// Lists of statements, which of them begins here, and how one ends.

import SourceText

extension Parser {
    /// All statements up to the end of the group.
    mutating func parseStatements() -> [StatementID] {
        var list: [StatementID] = []
        if position < limit { list.reserveCapacity(4) }
        while position < limit { parseStatement(into: &list) }
        return list
    }

    mutating func parseStatement(into list: inout [StatementID]) {
        let before = position
        let outer = trailing
        trailing = []
        list.append(parseStatement())
        list.append(contentsOf: trailing)
        trailing = outer
        if position == before { position += 1 }
    }

    /// The braces at the position, in which a line ending counts again; returns them with the greatest height inside.
    mutating func parseBlock(skippingTo bodyStart: Int? = nil) -> (Block, height: Int) {
        let start = lexeme.start
        guard depth < Self.deepest else {
            reportTooDeep()
            advance(past: skipGroup(at: position))
            return (Block(range: range(from: start), statements: []), 0)
        }
        depth += 1
        defer { depth -= 1 }
        let group = enterBlock()
        if let bodyStart { position = min(max(position, bodyStart), limit) }
        let (statements, height) = measuringHeight { $0.parseStatements() }
        leave(group)
        return (Block(range: range(from: start), statements: statements), height + 1)
    }

    /// One statement; the position moves on unless nothing is left.
    mutating func parseStatement() -> StatementID {
        let start = lexeme.start
        guard depth < Self.deepest else {
            reportTooDeep()
            skipStatement()
            return add(.skipped, from: start)
        }
        depth += 1
        let outerChain = (isInChain, hasSeenChain, allowsTrailingClosure)
        (isInChain, hasSeenChain, allowsTrailingClosure) = (false, false, true)
        defer {
            depth -= 1
            (isInChain, hasSeenChain, allowsTrailingClosure) = outerChain
        }
        switch kind {
        case .semicolon, .rightParen, .rightBracket, .rightBrace:
            advance()
            return add(.skipped, from: start)
        case .directive: return parseDirective()
        case _ where container == .viewMembers: return parseViewMember()
        case .leftBrace: return parseBareBlock(from: start)
        case .at:
            if let statement = parseAtStatement() { return statement }
        case .minus, .plus:
            if startsMethod { return parseMethod() }
        case .identifier:
            if let statement = parseWordStatement() { return statement }
        default: break
        }
        return parseExpressionStatement()
    }

    private mutating func parseBareBlock(from start: Int32) -> StatementID {
        let (block, _) = parseBlock()
        _ = take(.semicolon)
        return add(.block(block), from: start)
    }

    /// What an identifier begins; nil where it begins an expression.
    mutating func parseWordStatement() -> StatementID? {
        if let word {
            if dialect == .masonry, let statement = parseLayoutDeclaration(word) { return statement }
            if let statement = parseControlFlow(word) { return statement }
            if dialect != .objectiveC, let statement = parseSwiftDeclaration() { return statement }
        } else if dialect == .masonry, reportMisspelledDeclaration() {
            return parseStatement()
        }
        return dialect == .swift ? nil : parseCDeclaration()
    }

    // MARK: Expressions as statements

    mutating func parseExpressionStatement() -> StatementID {
        let start = lexeme.start
        let expression = parseExpression()
        if case .missing = self[expression].kind {
            reportStrayLexeme()
            skipStatement()
            return add(.skipped, from: start)
        }
        finishStatement()
        return add(.expression(expression), from: start)
    }

    /// The value behind `=`. In `.masonry` a line that stands no deeper than this statement's begins another.
    mutating func parseInitializer() -> ExpressionID {
        guard dialect == .masonry, position >= limit || isAfterLineBreak,
            position >= limit || column(of: position) <= column(of: max(0, position - 1))
        else { return parseExpression() }
        reportMissing(.assignedValue)
        return addMissing()
    }

    /// Of the line's first lexeme, in bytes.
    private func column(of index: Int) -> Int {
        let line = text.line(at: TextOffset(Int(lexemes[index].start)))
        var column = Int(text.lineStarts[line])
        while column < bytes.count, CharacterClass.of(bytes[column]) == .space { column += 1 }
        return column - Int(text.lineStarts[line])
    }

    private mutating func reportStrayLexeme() {
        guard dialect == .masonry, maker != nil, position < limit else { return }
        report(.noStatement(spelling(of: position)), at: range(of: position))
    }

    /// Takes the `;` of the statement just read. What else stands on its line is skipped; in a chain that is a
    /// mistake.
    mutating func finishStatement() {
        if take(.semicolon) { return }
        guard position < limit else {
            if hasSeenChain, dialect == .objectiveC { reportMissingSemicolon() }
            return
        }
        if isOnNewLine(at: position) {
            if hasSeenChain, dialect == .objectiveC, startsNextStatement { reportMissingSemicolon() }
            return
        }
        if kind == .directive || kind.isClosing || (dialect == .objectiveC && kind == .at) { return }
        if hasSeenChain, dialect == .masonry || (kind == .identifier && name(at: position) == maker) {
            isInChain = true
            let fix = TextEdit(TextRange(Int(previousEnd), Int(previousEnd)), ";")
            let startsChain = kind == .identifier && (name(at: position) == maker || word == .make)
            report(
                .missingStatementEnd(before: spelling(of: position)), at: range(of: position),
                fix: startsChain ? fix : nil)
            isInChain = false
            if startsChain { return }
        }
        skipStatement()
    }

    /// Whether the line begins with something that cannot continue an expression, macros aside.
    private var startsNextStatement: Bool {
        switch kind {
        case .identifier: name(at: position) == maker || kind(1) == .dot || kind(1) == .assign
        case .leftBracket: true
        default: false
        }
    }

    private mutating func reportMissingSemicolon() {
        let place = TextRange(Int(previousEnd), Int(previousEnd))
        // A macro may hide the semicolon.
        guard position > 0, lexemes[position - 1].kind == .rightParen else { return }
        isInChain = true
        report(.missingSemicolon, at: place, fix: TextEdit(place, ";"))
        isInChain = false
    }

    /// To the end of the statement: behind its `;`, or before the next line.
    mutating func skipStatement() {
        let first = position
        while position < limit {
            if kind == .semicolon {
                advance()
                return
            }
            if position > first, isOnNewLine(at: position), dialect != .objectiveC || kind != .rightParen { return }
            position = skipGroup(at: position)
        }
    }

    /// To the end of a declaration of C, over lines.
    mutating func skipToSemicolon() {
        let first = position
        while position < limit {
            if take(.semicolon) { return }
            if kind == .directive || (kind == .at && position > first) || (isOnNewLine(at: position) && startsMethod) {
                return
            }
            position = skipGroup(at: position)
        }
    }

}
