// Operands that only Objective-C has: messages, blocks, `@` literals, casts.

import SourceText

extension Parser {
    // MARK: Messages

    /// `[receiver selector:argument …]`.
    mutating func parseMessage() -> ExpressionID {
        let start = lexeme.start
        let group = enter()
        // C++ writes its closures so.
        if position >= limit || kind == .ampersand || kind == .assign { return leaveLambda(group, from: start) }
        isInMessage = true
        let receiver = parseExpression()
        var children = height(receiver)
        var arguments: [Argument] = []
        while position < limit {
            let before = position
            if kind == .comma {
                advance()
                let value = parseExpression()
                children = max(children, height(value))
                arguments.append(Argument(value: value))
            } else if kind == .identifier || kind == .colon {
                children = max(children, parseSelectorPart(into: &arguments))
            } else {
                advance(past: skipGroup(at: position))
            }
            if position == before { advance(past: position + 1) }
        }
        leave(group)
        return add(.message(receiver: receiver, arguments: arguments), from: start, children: children)
    }

    private mutating func parseSelectorPart(into arguments: inout [Argument]) -> Int {
        var label: Name?
        var labelRange: TextRange?
        mendBlockWord()
        if kind == .identifier {
            label = name(at: position)
            labelRange = range(of: position)
            advance()
        }
        guard take(.colon) else {
            arguments.append(Argument(label: label, labelRange: labelRange, value: nil))
            return 0
        }
        let outer = isMakerExpected
        isMakerExpected = label?.word?.opensBlock ?? false
        let value = parseExpression()
        isMakerExpected = outer
        arguments.append(Argument(label: label, labelRange: labelRange, value: value))
        return height(value)
    }

    /// `[&](int x) -> T { … }`
    private mutating func leaveLambda(_ group: Group, from start: Int32) -> ExpressionID {
        leave(group)
        if kind == .leftParen { advance(past: skipGroup(at: position)) }
        while position < limit, kind == .arrow || kind == .identifier || kind == .star { advance() }
        guard kind == .leftBrace else { return add(.unknown, from: start) }
        let (body, height) = parseBlock()
        return add(.closure(Closure(parameters: [], parameterTypes: [], body: body)), from: start, children: height)
    }

    // MARK: Blocks

    /// `^{ }`, `^(T *x) { }`, `^T (…) { }`.
    mutating func parseBlockLiteral() -> ExpressionID {
        let start = lexeme.start
        let isMaker = isMakerExpected
        isMakerExpected = false
        advance()
        var parameters: [(name: Name, type: TypeName?)] = []
        if kind != .leftBrace, kind != .leftParen, let type = scanCType(from: position) { advance(past: type.end) }
        if kind == .leftParen {
            parameters = parseCParameters()
        }
        guard kind == .leftBrace else { return add(.unknown, from: start) }
        let names = parameters.map(\.name)
        let (body, height) = parseClosureBody(isMaker ? names : nil)
        let closure = Closure(parameters: names, parameterTypes: parameters.map(\.type), body: body)
        return add(.closure(closure), from: start, children: height)
    }

    /// `(T *a, NSUInteger b, void (^c)(BOOL), ...)`; `(void)` has none.
    mutating func parseCParameters() -> [(name: Name, type: TypeName?)] {
        let group = enter()
        defer { leave(group) }
        var parameters: [(name: Name, type: TypeName?)] = []
        while position < limit {
            if let parameter = parseCParameter() { parameters.append(parameter) }
            while position < limit, kind != .comma { advance(past: skipGroup(at: position)) }
            _ = take(.comma)
        }
        return parameters
    }

    private mutating func parseCParameter() -> (name: Name, type: TypeName?)? {
        let type = scanCType(from: position)
        let end = type?.end ?? position
        if kind(at: end) == .leftParen {
            // A block or function pointer: the name stands behind `(^`.
            var index = end + 1
            while kind(at: index) == .caret || kind(at: index) == .star || isQualifier(at: index) { index += 1 }
            return isIdentifier(at: index) ? (name(at: index), nil) : nil
        }
        guard isIdentifier(at: end) else {
            // `(BOOL)` names a type alone, `(x)` of old code a parameter alone; a `void` is nothing at all.
            return nil
        }
        return (name(at: end), type?.type)
    }

    // MARK: Literals

    /// What begins with `@`.
    mutating func parseAt() -> ExpressionID {
        let start = lexeme.start
        advance()
        switch kind {
        case .leftBracket:
            let group = enter()
            return parseElements(in: group, from: start)
        case .leftBrace:
            return parseDictionary(from: start)
        case .leftParen:
            let group = enter()
            let value = parseExpression()
            leave(group)
            return add(.boxed(value), from: start, children: height(value))
        case .number, .minus, .plus:
            let value = parsePrefix()
            return add(.boxed(value), from: start, children: height(value))
        case .identifier: return parseAtWord(from: start)
        case .string:
            return parseString(from: start)
        default: return add(.unknown, from: start)
        }
    }

    private mutating func parseString(from start: Int32) -> ExpressionID {
        let contents = contentsOfString(at: position)
        advance()
        return add(.string(contents: contents), from: start)
    }

    private mutating func parseDictionary(from start: Int32) -> ExpressionID {
        let group = enter()
        var elements: [ExpressionID] = []
        var children = 0
        while position < limit {
            let before = position
            let key = parseExpression()
            children = max(children, height(key))
            if take(.colon) {
                let value = parseExpression()
                elements += [key, value]
                children = max(children, height(value))
            }
            while position < limit, kind != .comma { advance(past: skipGroup(at: position)) }
            if !take(.comma), position == before { advance(past: position + 1) }
        }
        leave(group)
        return add(.dictionary(elements), from: start, children: children)
    }

    /// `@YES`, `@selector(…)`, `@available(…)`, `@encode(…)`, `@scaled(16)`, and macros such as `@weakify(self)`.
    private mutating func parseAtWord(from start: Int32) -> ExpressionID {
        if word == .YES || word == .NO || word == .true || word == .false {
            let nameStart = lexeme.start
            let name = self.name(at: position)
            advance()
            let value = add(.name(name), from: nameStart)
            return add(.boxed(value), from: start, children: height(value))
        }
        if let check = parseHostCheck(from: start) { return check }
        if isBoxedMacro {
            let value = parsePrefix()
            return add(.boxed(value), from: start, children: height(value))
        }
        advance()
        if kind == .leftParen { advance(past: skipGroup(at: position)) }
        return add(.unknown, from: start)
    }

    /// Whether `@` boxes what a macro gives: `@scaled(16)`, which compiles where the macro is a number or has parentheses, or
    /// `@kMargin`. What the compiler or a library reads, `@encode(int)` or `@weakify(self)`, has no number and no capitals; a file
    /// of layouts has no such words.
    private var isBoxedMacro: Bool {
        guard kind(1) == .leftParen else {
            return dialect == .masonry
                || spelling(of: position).utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
        }
        var hasNumber = false
        for index in position + 2..<max(position + 2, skipGroup(at: position + 1)) {
            switch kind(at: index) {
            case .number: hasNumber = true
            case .identifier, .plus, .minus, .star, .slash, .leftParen, .rightParen: break
            default: return false
            }
        }
        return hasNumber
    }

    // MARK: Casts

    /// `(Type)x`, `(Type){…}`; nil where the parenthesis is none.
    mutating func parseCast() -> ExpressionID? {
        guard let type = scanCast() else { return nil }
        let start = lexeme.start
        advance(past: skipGroup(at: position))
        let operand: ExpressionID
        if kind == .leftBrace {
            let braceStart = lexeme.start
            let (arguments, children) = parseArguments()
            operand = add(.tuple(arguments), from: braceStart, children: children)
        } else {
            operand = parsePrefix()
        }
        let cast = add(.cast(type, operand), from: start, children: height(operand))
        return kind == .dot ? parsePostfix(cast, from: start) : cast
    }

    private func scanCast() -> TypeName? {
        guard isClosed(position) else { return nil }
        let close = Int(lexemes[position].link)
        // `(__bridge id)color`.
        let isBridged = kind(at: position + 1) == .identifier && isBridge(position + 1)
        guard close < limit, close - position <= 24,
            let scanned = scanCType(from: position + (isBridged ? 2 : 1))
        else { return nil }
        guard let type = scanned.type else { return nil }
        let isBlockType = kind(at: scanned.end) == .leftParen && kind(at: scanned.end + 1) == .caret
        guard scanned.end == close || isBlockType else { return nil }
        let next = close + 1
        guard groupDepth > 0 || dialect == .objectiveC || !isOnNewLine(at: next) else { return nil }
        let isCertain = scanned.isCertain || isBlockType || isBridged
        switch kind(at: next) {
        case .identifier:
            // `[list distribute:(Axis) withSpacing:8]`: an argument in parentheses.
            if isInMessage, !isCertain, kind(at: next + 1) == .colon { return nil }
            return dialect == .masonry && word(at: next)?.isInfix ?? false ? nil : type
        case .number, .string, .at: return type
        case .exclamation, .tilde, .caret: return isCertain ? type : nil
        case .leftBracket, .leftParen, .leftBrace: return isCertain || startsUppercase(scanned.end - 1) ? type : nil
        case .minus, .plus, .ampersand, .star: return isCertain ? type : nil
        default: return nil
        }
    }

    /// `__bridge`, `__bridge_transfer`, `__bridge_retained`.
    private func isBridge(_ index: Int) -> Bool {
        bytes[Int(lexemes[index].start)..<Int(lexemes[index].end)].starts(with: "__bridge".utf8)
    }

    func startsUppercase(_ index: Int) -> Bool {
        let byte = bytes[Int(lexemes[index].start)]
        return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
}

extension Word {
    /// Words between two operands.
    var isInfix: Bool {
        switch self {
        case .as, .is, .in, .on, .x, .where: true
        default: false
        }
    }
}
