// Lines of the preprocessor: imports, macros, and branches, all of which are kept.

import SourceText

extension Parser {
    mutating func parseDirective() -> StatementID {
        let start = lexeme.start
        switch DirectiveKeyword(bytes, lexeme) {
        case .ifStart:
            if let conditional = parseDirectiveBranches() { return conditional }
            position += 1
            return add(.skipped, from: start)
        case .define:
            let macro = parseMacro()
            position += 1
            return add(macro.map { .macro($0) } ?? .skipped, from: start)
        case .importing:
            let path = importedPath
            position += 1
            return add(.imported(path), from: start)
        default:
            position += 1
            return add(.skipped, from: start)
        }
    }

    /// `#if … #else … #endif` around whole statements; nil where the branches cut through one.
    private mutating func parseDirectiveBranches() -> StatementID? {
        let start = lexeme.start
        let next = Int(lexemes[position].link)
        guard next > position, next < limit else { return nil }
        let isEnd = DirectiveKeyword(bytes, lexemes[next]) == .ifEnd
        position += 1
        let then = parseBranch(upTo: next)
        var otherwise: Block?
        if isEnd {
            position = next + 1
        } else if let rest = parseElseBranch(at: next) {
            otherwise = rest
        }
        return add(
            .conditional(Conditional(keyword: .directive, condition: nil, then: then, otherwise: otherwise)),
            from: start)
    }

    private mutating func parseBranch(upTo end: Int) -> Block {
        let outer = limit
        limit = end
        let start = position < end ? lexeme.start : previousEnd
        let statements = parseStatements()
        position = end
        limit = outer
        return Block(range: range(from: start), statements: statements)
    }

    /// `#else` up to `#endif`; `#elif` is a conditional in the other branch.
    private mutating func parseElseBranch(at index: Int) -> Block? {
        position = index
        let start = lexeme.start
        let next = Int(lexemes[index].link)
        guard next > index, next < limit else { return nil }
        guard depth < Self.deepest else {
            reportTooDeep()
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        if DirectiveKeyword(bytes, lexemes[index]) == .otherwise {
            guard DirectiveKeyword(bytes, lexemes[next]) == .ifEnd else { return nil }
            position += 1
            let block = parseBranch(upTo: next)
            position = next + 1
            return block
        }
        guard let nested = parseDirectiveBranches() else { return nil }
        return Block(range: range(from: start), statements: [nested])
    }

    /// What stands between quotes or angle brackets.
    private var importedPath: String {
        let text = bytes[Int(lexeme.start)..<Int(lexeme.end)]
        let isOpening: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") }
        guard let open = text.firstIndex(where: isOpening) else { return "" }
        let rest = text[(open + 1)...]
        let close = rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ">") } ?? rest.endIndex
        return String(decoding: rest[..<close], as: UTF8.self)
    }

    // MARK: Macros

    /// The line at the position is lexed again, by itself and as C.
    private mutating func parseMacro() -> MacroDefinition? {
        let outer = (lexemes: lexemes, position: position, limit: limit, dialect: dialect, groupDepth: groupDepth)
        lexemes = lexemesOfMacro()
        position = 0
        limit = lexemes.count - 1
        defer {
            (lexemes, limit, dialect, groupDepth) = (outer.lexemes, outer.limit, outer.dialect, outer.groupDepth)
            position = outer.position
        }
        dialect = .objectiveC
        groupDepth = 1
        // `define NAME`
        guard word(at: 0) == nil || kind == .identifier, isIdentifier(at: 1) else { return nil }
        position = 2
        var macro = MacroDefinition(name: name(at: 1), nameRange: range(of: 1), parameters: nil, value: nil)
        if kind == .leftParen, !hasSpaceBefore {
            let end = skipGroup(at: position)
            macro.parameters = (position..<end).filter { isIdentifier(at: $0) }.map { name(at: $0) }
            position = end
        }
        guard position < limit else { return macro }
        let value = parseExpression()
        let isWhole = position >= limit
        if isWhole, !isUnusable(value) { macro.value = value }
        return macro
    }

    private func isUnusable(_ id: ExpressionID) -> Bool {
        switch self[id].kind {
        case .missing, .unknown: true
        default: false
        }
    }

    private mutating func lexemesOfMacro() -> [Lexeme] {
        let range = TextRange(Int(lexeme.start) + 1, Int(lexeme.end))
        var lexer = Lexer(bytes: bytes, range: range, dialect: .objectiveC, names: NameTable())
        swap(&lexer.names, &names)
        lexer.run()
        swap(&lexer.names, &names)
        lexer.lexemes.removeAll { $0.kind == .backslash }
        var matcher = BracketMatcher(lexer.takeLexemes(), bytes: bytes, dialect: .objectiveC)
        return matcher.match()
    }
}
