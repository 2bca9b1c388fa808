// Variables and functions of C, as they stand in files, classes and bodies.

import SourceText

extension Parser {
    /// `UIView *v = …;`, `static const CGFloat a = 1, b = 2;`, `void f(int x) { … }`; nil where it is an expression.
    mutating func parseCDeclaration() -> StatementID? {
        if let word, let statement = parseCWordDeclaration(word) { return statement }
        guard mayStartCDeclaration, let scanned = scanCType(from: position) else { return nil }
        let end = scanned.end
        guard end > position else { return nil }
        if kind(at: end) == .leftParen { return parsePointerDeclaration(scanned) }
        guard isIdentifier(at: end), isDeclarator(at: end, scanned) else { return nil }
        if kind(at: end + 1) == .leftParen { return parseCFunction(scanned) }
        return parseCVariables(scanned)
    }

    /// A glance at the next lexeme, since most statements are expressions.
    private var mayStartCDeclaration: Bool {
        switch kind(1) {
        case .identifier, .star, .less, .ampersand: true
        case .leftParen: word?.isCType ?? false || word?.isCQualifier ?? false || startsBlockPointer || isTypeOf
        case .colon: kind(2) == .colon
        default: false
        }
    }

    private var isTypeOf: Bool {
        word == .typeof || word == .gnuTypeof || word == .gnuTypeofPadded || word == .decltype
    }

    /// `T (^name)(…)`
    private var startsBlockPointer: Bool { kind(2) == .caret || (kind(2) == .star && kind(4) == .rightParen) }

    private func isDeclarator(at index: Int, _ scanned: ScannedType) -> Bool {
        // Two words on two lines are two statements, or a macro and one.
        if lexemes[index].flags.contains(.newlineBefore), dialect == .masonry || !scanned.isCertain { return false }
        if word(at: index)?.isCKeyword ?? false, word(at: index) != .self { return false }
        switch kind(at: index + 1) {
        case .assign, .semicolon, .comma, .leftBracket: return true
        case .colon: return scanned.isCertain
        case .leftParen:
            return dialect == .objectiveC && !isInBody && startsFunction(at: index)
        case .identifier:
            return isQualifier(at: index + 1) || (dialect == .objectiveC && kind(at: index + 2) == .semicolon)
        case .leftBrace: return dialect == .objectiveC && scanned.isCertain
        default: return isOnNewLine(at: index + 1) && scanned.isCertain
        }
    }

    /// Whether the parameters behind the name at `index` are followed by a body or an end.
    private func startsFunction(at index: Int) -> Bool {
        switch kind(at: skipGroup(at: index + 1)) {
        case .leftBrace, .semicolon, .identifier, .end: true
        default: false
        }
    }

    // MARK: Variables

    private mutating func parseCVariables(_ scanned: ScannedType) -> StatementID {
        let start = lexeme.start
        position = scanned.end
        var bindings: [VariableDeclaration.Binding] = []
        while kind == .identifier {
            bindings.append(parseCBinding(scanned.type))
            guard kind == .comma else { break }
            var next = position + 1
            while kind(at: next) == .star || isQualifier(at: next) { next += 1 }
            guard isIdentifier(at: next) else { break }
            position = next
        }
        finishStatement()
        return add(.variable(VariableDeclaration(bindings: bindings, modifiers: modifiers(scanned))), from: start)
    }

    private func modifiers(_ scanned: ScannedType) -> VariableDeclaration.Modifiers {
        container == .typeMembers && isInsideInstanceVariables ? scanned.modifiers.union(.member) : scanned.modifiers
    }

    private mutating func parseCBinding(_ type: TypeName?) -> VariableDeclaration.Binding {
        var binding = VariableDeclaration.Binding(name: name(at: position), nameRange: range(of: position), type: type)
        position += 1
        while position < limit {
            if kind == .leftBracket {
                binding.type?.isArray = true
                position = skipGroup(at: position)
            } else if kind == .colon, kind(1) == .number {
                position += 2
            } else if kind == .identifier, isQualifier(at: position) || kind(1) == .leftParen, !isAfterLineBreak {
                position += 1
                if kind == .leftParen { position = skipGroup(at: position) }
            } else {
                break
            }
        }
        if take(.assign) {
            binding.initializer = parseInitializer()
        } else if kind == .leftBrace, dialect == .objectiveC {
            position = skipGroup(at: position)
        }
        return binding
    }

    /// `void (^block)(int) = ^…;`, `int (*f)(void);`
    private mutating func parsePointerDeclaration(_ scanned: ScannedType) -> StatementID? {
        let open = scanned.end
        var index = open + 1
        guard kind(at: index) == .caret || kind(at: index) == .star else { return nil }
        while kind(at: index) == .caret || kind(at: index) == .star || isQualifier(at: index) { index += 1 }
        guard isIdentifier(at: index) else { return nil }
        let start = lexeme.start
        var binding = VariableDeclaration.Binding(name: name(at: index), nameRange: range(of: index))
        position = skipGroup(at: open)
        if kind == .leftParen { position = skipGroup(at: position) }
        if take(.assign) { binding.initializer = parseExpression() }
        finishStatement()
        return add(.variable(VariableDeclaration(bindings: [binding], modifiers: modifiers(scanned))), from: start)
    }

    // MARK: Functions

    private mutating func parseCFunction(_ scanned: ScannedType) -> StatementID {
        let start = lexeme.start
        let nameIndex = scanned.end
        position = nameIndex + 1
        let parameters = parseCParameters().map {
            FunctionDeclaration.Parameter(label: nil, name: $0.name, type: $0.type)
        }
        let body = parseCFunctionEnd()
        return add(
            .function(
                FunctionDeclaration(
                    name: name(at: nameIndex), nameRange: range(of: nameIndex), parameters: parameters,
                    returnType: scanned.type, isStatic: true, isOverride: false, body: body)),
            from: start)
    }

    /// Attributes, then a body or a semicolon.
    mutating func parseCFunctionEnd() -> Block? {
        while kind == .identifier || kind == .leftParen {
            if isOnNewLine(at: position), startsNewDeclaration { return nil }
            position = skipGroup(at: position)
        }
        if kind == .leftBrace { return parseFunctionBody() }
        _ = take(.semicolon)
        return nil
    }

    private var startsNewDeclaration: Bool { kind(1) == .identifier || kind(1) == .star }

    mutating func parseFunctionBody() -> Block {
        let outer = (maker, isMakerAnonymous, container, isInsideInstanceVariables, isInBody)
        (maker, isMakerAnonymous, container, isInsideInstanceVariables, isInBody) = (
            nil, false, .statements, false, true
        )
        defer { (maker, isMakerAnonymous, container, isInsideInstanceVariables, isInBody) = outer }
        return parseBlock().0
    }

    // MARK: Words

    private mutating func parseCWordDeclaration(_ word: Word) -> StatementID? {
        let start = lexeme.start
        switch word {
        case .typedef: return parseTypedef()
        case .enum: return parseCEnumeration(from: start)
        case .NS_ENUM, .NS_OPTIONS, .NS_CLOSED_ENUM, .NS_ERROR_ENUM, .CF_ENUM, .CF_OPTIONS:
            return parseCEnumeration(from: start)
        case .struct, .union, .class: return parseCStructure(from: start)
        case .extern where kind(1) == .string && kind(2) == .leftBrace, .namespace:
            while position < limit, kind != .leftBrace, kind != .semicolon { position += 1 }
            guard kind == .leftBrace else { return skipDeclaration(from: start) }
            let (block, _) = parseBlock()
            return add(.block(block), from: start)
        case .using: return skipDeclaration(from: start)
        case .template:
            position += 1
            if let end = scanGenericArguments(from: position) { position = end }
            return add(.skipped, from: start)
        default: return nil
        }
    }

    mutating func skipDeclaration(from start: Int32) -> StatementID {
        skipToSemicolon()
        return add(.skipped, from: start)
    }

    private mutating func parseTypedef() -> StatementID {
        let start = lexeme.start
        switch word(at: position + 1) {
        case .enum, .NS_ENUM, .NS_OPTIONS, .NS_CLOSED_ENUM, .NS_ERROR_ENUM, .CF_ENUM, .CF_OPTIONS:
            position += 1
            return parseCEnumeration(from: start) ?? skipDeclaration(from: start)
        default: return skipDeclaration(from: start)
        }
    }

    /// `enum Name : T { a, b = 2 } Name;`, `NS_ENUM(T, Name) { … };`
    private mutating func parseCEnumeration(from start: Int32) -> StatementID? {
        var index = position + 1
        var nameIndex: Int?
        if word == .enum {
            while isIdentifier(at: index) || kind(at: index) == .colon || kind(at: index) == .leftParen {
                if nameIndex == nil, isIdentifier(at: index) { nameIndex = index }
                index = skipGroup(at: index)
            }
        } else {
            guard kind(at: index) == .leftParen else { return nil }
            let end = skipGroup(at: index)
            nameIndex = (index..<end).last { isIdentifier(at: $0) }
            index = end
        }
        guard kind(at: index) == .leftBrace else { return nil }
        position = index
        let (members, cases) = parseEnumerators()
        if kind == .identifier, !isOnNewLine(at: position) { nameIndex = position }
        while position < limit, kind != .semicolon, !isOnNewLine(at: position) { position = skipGroup(at: position) }
        _ = take(.semicolon)
        let nameRange = nameIndex.map { range(of: $0) } ?? TextRange(members.range.start, members.range.start)
        let name = nameIndex.map { self.name(at: $0) } ?? names.intern("")
        return add(
            .type(
                TypeDeclaration(
                    keyword: .enumeration, name: name, nameRange: nameRange, inherited: [], members: members,
                    enumerators: cases)),
            from: start)
    }

    private mutating func parseEnumerators() -> (Block, [VariableDeclaration.Binding]) {
        let start = lexeme.start
        let group = enter()
        var cases: [VariableDeclaration.Binding] = []
        while position < limit {
            if kind == .identifier {
                var binding = VariableDeclaration.Binding(name: name(at: position), nameRange: range(of: position))
                advance()
                while position < limit, kind != .assign, kind != .comma { advance(past: skipGroup(at: position)) }
                if take(.assign) { binding.initializer = parseExpression() }
                cases.append(binding)
            }
            while position < limit, kind != .comma { advance(past: skipGroup(at: position)) }
            _ = take(.comma)
        }
        leave(group)
        return (Block(range: range(from: start), statements: []), cases)
    }

    /// `struct S { … };` and the classes of C++; nil where it is the type of a variable.
    private mutating func parseCStructure(from start: Int32) -> StatementID? {
        guard dialect == .objectiveC || kind(2) == .leftBrace, word != .class || dialect == .objectiveC else {
            return nil
        }
        var index = position + 1
        while index < limit, kind(at: index) != .leftBrace {
            switch kind(at: index) {
            case .identifier, .colon, .comma, .less, .greater: index += 1
            case .semicolon: return kind(at: position + 2) == .semicolon ? skipDeclaration(from: start) : nil
            default: return nil
            }
        }
        guard index < limit else { return nil }
        position = index
        position = skipGroup(at: position)
        skipToSemicolon()
        return add(.skipped, from: start)
    }
}
