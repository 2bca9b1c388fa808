// Operands: names, literals, parentheses, collections.

import SourceText

extension Parser {
    mutating func parsePrimary() -> ExpressionID {
        let start = lexeme.start
        switch kind {
        case .identifier: return parseName()
        case .number: return parseNumber()
        case .string: return parseString()
        case .leftParen: return parseParenthesis()
        case .leftBracket: return parseBracket()
        case .leftBrace: return parseBrace()
        case .at: return parseAt()
        case .caret where dialect != .swift: return parseBlockLiteral()
        case .dot: return parseImplicitMember()
        case .backslash where kind(1) == .dot || kind(1) == .identifier: return parseKeyPath()
        case .hash, .backslash: return parseHostLiteral()
        case .regex, .unknown:
            advance()
            return add(.unknown, from: start)
        default:
            return addMissing()
        }
    }

    private mutating func parseName() -> ExpressionID {
        if dialect == .swift, let word, word == .if || word == .switch, kind(1) != .colon {
            return parseControlExpression()
        }
        let start = lexeme.start
        let name = self.name(at: position)
        if name.word == .secondAnonymousArgument { hasSecondArgument = true }
        advance()
        return add(.name(name), from: start)
    }

    /// Swift's `let x = if … { } else { }`.
    private mutating func parseControlExpression() -> ExpressionID {
        let start = lexeme.start
        let (statement, height) = measuringHeight { $0.parseStatement() }
        let block = Block(range: range(from: start), statements: [statement])
        return add(.statementExpression(block), from: start, children: height)
    }

    private mutating func parseNumber() -> ExpressionID {
        let lexeme = self.lexeme
        advance()
        let spelling = UnsafeBufferPointer(rebasing: bytes[Int(lexeme.start)..<Int(lexeme.end)])
        let value = NumberLiteral.value(of: spelling)
        return add(.number(value, isInteger: lexeme.flags.contains(.integer)), from: lexeme.start)
    }

    /// Literals that follow one another are one, as in C.
    private mutating func parseString() -> ExpressionID {
        let first = position
        advance()
        if dialect != .swift {
            while kind == .string, !isAfterLineBreak { advance() }
        }
        let contents = position == first + 1 ? contentsOfString(at: first) : range(from: lexemes[first].start)
        return add(.string(contents: contents), from: lexemes[first].start)
    }

    /// The range between the quotes.
    func contentsOfString(at index: Int) -> TextRange {
        let lexeme = lexemes[index]
        var start = Int(lexeme.start)
        var end = Int(lexeme.end)
        let mark = UInt8(ascii: "\"")
        while start < end, bytes[start] != mark { start += 1 }
        let hashes = bytes[Int(lexeme.start)] == UInt8(ascii: "#") ? start - Int(lexeme.start) : 0
        var quotes = 0
        while quotes < 3, start + quotes < end, bytes[start + quotes] == mark { quotes += 1 }
        quotes = quotes == 3 ? 3 : 1
        start += quotes
        if !lexeme.flags.contains(.unterminated) { end -= quotes + hashes }
        return TextRange(min(start, Int(lexeme.end)), max(min(start, Int(lexeme.end)), end))
    }

    /// `.high`, `.init(…)`.
    private mutating func parseImplicitMember() -> ExpressionID {
        let start = lexeme.start
        advance()
        guard kind == .identifier, !lexeme.flags.contains(.newlineBefore) || groupDepth > 0 else {
            if kind == .number { advance() }
            return add(.unknown, from: start)
        }
        let name = self.name(at: position)
        let nameRange = range(of: position)
        advance()
        return add(.implicitMember(name: name, nameRange: nameRange), from: start)
    }

    /// `\.path.to` is `.path.to` under the operator `.keyPath`, `\Type.path` is `Type.path`.
    private mutating func parseKeyPath() -> ExpressionID {
        let start = lexeme.start
        advance()
        let path = parsePrefix()
        return add(.unary(.keyPath, path), from: start, children: height(path))
    }

    /// `#selector(…)`, `#available(…)`, `#file`.
    private mutating func parseHostLiteral() -> ExpressionID {
        let start = lexeme.start
        advance()
        if kind == .identifier, let literal = parseHostCheck(from: start) { return literal }
        if kind == .identifier {
            advance()
            if kind == .leftParen { advance(past: skipGroup(at: position)) }
        }
        return add(.unknown, from: start)
    }

    /// `available(iOS 13, *)`, `unavailable(…)` and `selector(name)` behind their mark; nil for all others.
    mutating func parseHostCheck(from start: Int32) -> ExpressionID? {
        let isNegated = spelling(of: position) == "unavailable"
        guard word == .available || word == .selector || isNegated, kind(1) == .leftParen else { return nil }
        let isSelector = word == .selector
        let first = position + 2
        let end = skipGroup(at: position + 1)
        advance(past: end)
        guard isSelector else {
            return add(.available(iOS: iOSVersion(in: first..<end), isNegated: isNegated), from: start)
        }
        let isName = end == first + 2 && isIdentifier(at: first)
        return add(.selector(isName ? name(at: first) : nil), from: start)
    }

    /// The whole part of the number behind `iOS`.
    private func iOSVersion(in range: Range<Int>) -> Int? {
        for index in range
        where isIdentifier(at: index) && spelling(of: index) == "iOS" && kind(at: index + 1) == .number {
            return Int(spelling(of: index + 1).prefix { $0.isWholeNumber })
        }
        return nil
    }

    // MARK: Parentheses

    private mutating func parseParenthesis() -> ExpressionID {
        let start = lexeme.start
        if dialect != .swift, kind(1) == .leftBrace { return parseStatementExpression() }
        let (arguments, children) = parseArguments()
        if arguments.count == 1, arguments[0].label == nil, let value = arguments[0].value {
            return add(.parenthesized(value), from: start, children: children)
        }
        return add(.tuple(arguments), from: start, children: children)
    }

    /// `({ UIView *v = …; v; })`.
    private mutating func parseStatementExpression() -> ExpressionID {
        let start = lexeme.start
        let group = enter()
        let (body, height) = parseBlock()
        leave(group)
        return add(.statementExpression(body), from: start, children: height)
    }

    /// The group at the position as a list of arguments; returns it with the greatest height of a value.
    mutating func parseArguments() -> ([Argument], children: Int) {
        let group = enter()
        defer { leave(group) }
        var arguments: [Argument] = []
        var children = 0
        while position < limit {
            let before = position
            let argument = parseArgument()
            if let value = argument.value { children = max(children, height(value)) }
            arguments.append(argument)
            reportMissingArgument(argument)
            if argument.value == nil, kind == .identifier { continue }
            if kind != .comma, position < limit { skipToComma(after: argument) }
            if !take(.comma), position == before { advance(past: position + 1) }
        }
        return (arguments, children)
    }

    /// `offset(3,,4)`
    private mutating func reportMissingArgument(_ argument: Argument) {
        guard isInChain, kind == .comma, let value = argument.value,
            case .missing = self[value].kind
        else { return }
        reportMissing(.valueBeforeComma)
    }

    private mutating func parseArgument() -> Argument {
        if dialect != .objectiveC, kind == .identifier, kind(1) == .colon {
            let label = name(at: position)
            let labelRange = range(of: position)
            advance()
            advance()
            // `init(rawValue:)` and `f(a:b:)` name functions.
            let isName = position >= limit || (kind == .identifier && kind(1) == .colon)
            return Argument(label: label, labelRange: labelRange, value: isName ? nil : parseArgumentValue())
        }
        // `{.top = 1, .left = 2}` of C.
        if dialect != .swift, kind == .dot, isIdentifier(at: position + 1), kind(2) == .assign {
            advance()
            let label = name(at: position)
            let labelRange = range(of: position)
            advance()
            advance()
            return Argument(label: label, labelRange: labelRange, value: parseArgumentValue())
        }
        return Argument(value: parseArgumentValue())
    }

    private mutating func parseArgumentValue() -> ExpressionID {
        let start = lexeme.start
        // `sort(by: <)`
        if kind != .leftParen, kind(1) == .comma || kind(1) == .end, isOperatorName {
            advance()
            return add(.unknown, from: start)
        }
        return parseExpression()
    }

    private var isOperatorName: Bool {
        switch kind {
        case .plus, .minus, .star, .slash, .less, .greater, .equal, .notEqual, .andAnd, .orOr, .lessOrEqual,
            .greaterOrEqual, .otherOperator, .colon:
            return true
        default: return false
        }
    }

    /// Host code that is no expression may stand in parentheses; in a layout chain it is a mistake.
    private mutating func skipToComma(after argument: Argument) {
        if dialect == .masonry, isInChain || container == .viewMembers, kind != .unknown {
            report(.missingComma(before: spelling(of: position)), at: range(of: position))
        }
        while position < limit, kind != .comma { advance(past: skipGroup(at: position)) }
    }

    // MARK: Brackets and braces

    /// `[a, b]`, `[k: v]`, or a message.
    private mutating func parseBracket() -> ExpressionID {
        let start = lexeme.start
        if dialect == .objectiveC { return parseMessage() }
        if dialect == .masonry, startsMessage { return parseMessage() }
        let group = enter()
        if kind == .colon, kind(1) == .end {
            leave(group)
            return add(.dictionary([]), from: start)
        }
        return parseElements(in: group, from: start)
    }

    /// The elements of an array or dictionary whose group is open.
    mutating func parseElements(in group: Group, from start: Int32) -> ExpressionID {
        var elements: [ExpressionID] = []
        var children = 0
        var isDictionary = false
        while position < limit {
            let before = position
            let element = parseExpression()
            elements.append(element)
            children = max(children, height(element))
            if take(.colon) {
                isDictionary = true
                let value = parseExpression()
                elements.append(value)
                children = max(children, height(value))
            }
            while position < limit, kind != .comma { advance(past: skipGroup(at: position)) }
            if !take(.comma), position == before { advance(past: position + 1) }
        }
        leave(group)
        return add(isDictionary ? .dictionary(elements) : .array(elements), from: start, children: children)
    }

    /// In `.masonry`: whether what follows `[` is a receiver with a selector behind it, rather than an element.
    private var startsMessage: Bool {
        let limit = skipGroup(at: position) - (isClosed(position) ? 1 : 0)
        var index = position + 1
        guard index < limit else { return false }
        switch kind(at: index) {
        case .leftBracket, .leftParen, .leftBrace: index = skipGroup(at: index)
        case .at: index = kind(at: index + 1).isOpening ? skipGroup(at: index + 1) : index + 2
        case .identifier, .string, .number: index += 1
        default: return false
        }
        while index < limit {
            switch lexemes[index].kind {
            case .dot, .arrow, .question, .exclamation: index += 1
            case .identifier:
                guard [.dot, .arrow].contains(lexemes[index - 1].kind) else {
                    return lexemes[index].link != Name(.as).index && lexemes[index].link != Name(.is).index
                }
                index += 1
            case .leftBracket, .leftParen:
                if lexemes[index - 1].kind == .rightParen { return false }
                index = skipGroup(at: index)
            case .colon: return kind(at: index + 1) == .caret
            default: return false
            }
        }
        return false
    }

    /// A closure, or in C the list of values of a structure or array.
    private mutating func parseBrace() -> ExpressionID {
        if dialect == .swift || (dialect == .masonry && !startsBraceList) { return parseClosure() }
        let start = lexeme.start
        let (arguments, children) = parseArguments()
        return add(.tuple(arguments), from: start, children: children)
    }

    private var startsBraceList: Bool {
        switch kind(1) {
        case .number, .string, .minus, .leftBrace: return true
        case .dot: return kind(3) == .assign
        case .identifier:
            if kind(2) == .comma { return scanClosureSignature(from: position) == nil }
            return kind(2) == .end && !isOnNewLine(at: position + 1)
        default: return false
        }
    }
}
