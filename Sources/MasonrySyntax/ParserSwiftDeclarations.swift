// Swift's variables, functions and types.

import SourceText

extension Parser {
    /// Attributes and modifiers before a declaration.
    private struct Prelude {
        var end: Int
        var modifiers: VariableDeclaration.Modifiers = []
        var isOverride = false
    }

    /// The declaration at the position; nil where none of Swift begins.
    mutating func parseSwiftDeclaration() -> StatementID? {
        guard let prelude = scanPrelude() else { return nil }
        let start = lexeme.start
        let keyword = prelude.end
        switch word(at: keyword) {
        case .let where startsVariable(keyword), .var where startsVariable(keyword):
            return parseSwiftVariables(keyword: keyword, modifiers: prelude.modifiers, from: start)
        case .func where dialect == .swift || isIdentifier(at: keyword + 1): return parseFunction(prelude, from: start)
        case .`init` where startsInitializer(keyword): return parseFunction(prelude, from: start)
        case .deinit where kind(at: keyword + 1) == .leftBrace: return parseFunction(prelude, from: start)
        case .subscript where container == .typeMembers: return parseFunction(prelude, from: start)
        case .class, .struct, .enum, .actor, .extension, .protocol:
            guard isIdentifier(at: keyword + 1), startsType(keyword) else { return nil }
            return parseType(prelude, from: start)
        case .import where isIdentifier(at: keyword + 1) && !isOnNewLine(at: keyword + 1):
            return parseImport(at: keyword, from: start)
        case .case where container == .enumMembers: return parseCases(at: keyword, from: start)
        case .typealias, .associatedtype, .operator, .precedencegroup:
            guard isIdentifier(at: keyword + 1) || word(at: keyword) == .operator else { return nil }
            position = keyword + 1
            skipStatement()
            return add(.skipped, from: start)
        default:
            guard keyword > position, kind == .at, dialect == .swift else { return nil }
            // An attribute on its own, as on a statement or a macro's expansion.
            position = keyword
            return position < limit && kind != .rightBrace ? parseStatement() : add(.skipped, from: start)
        }
    }

    private func startsVariable(_ keyword: Int) -> Bool {
        isIdentifier(at: keyword + 1) || kind(at: keyword + 1) == .leftParen
    }

    private func startsInitializer(_ keyword: Int) -> Bool {
        guard container == .typeMembers || keyword > position else { return false }
        switch kind(at: keyword + 1) {
        case .leftParen, .less: return true
        case .question, .exclamation: return kind(at: keyword + 2) == .leftParen || kind(at: keyword + 2) == .less
        default: return false
        }
    }

    /// Outside Swift files `enum` and `struct` may be C's.
    private func startsType(_ keyword: Int) -> Bool {
        guard dialect == .masonry else { return true }
        switch kind(at: keyword + 2) {
        case .leftBrace, .colon, .less, .dot, .identifier: break
        default: return false
        }
        return word(at: keyword) != .enum || !endsLikeC(keyword)
    }

    /// `enum E { a, b };`
    private func endsLikeC(_ keyword: Int) -> Bool {
        var index = keyword + 2
        while index < limit, kind(at: index) != .leftBrace, !isOnNewLine(at: index) { index += 1 }
        guard kind(at: index) == .leftBrace else { return false }
        return word(at: index + 1) != .case && word(at: index + 1) != .static && word(at: index + 1) != .indirect
    }

    // MARK: Preludes

    private func scanPrelude() -> Prelude? {
        var prelude = Prelude(end: position)
        while prelude.end < limit {
            if kind(at: prelude.end) == .at, isIdentifier(at: prelude.end + 1), dialect != .objectiveC {
                prelude = skipAttribute(prelude)
                continue
            }
            guard let word = word(at: prelude.end) else { return prelude.end > position ? prelude : nil }
            guard word.isSwiftModifier, let next = modifierEnd(prelude.end) else { break }
            switch word {
            case .static, .class: prelude.modifiers.insert(.isStatic)
            case .lazy: prelude.modifiers.insert(.lazy)
            case .weak: prelude.modifiers.insert(.weak)
            case .override:
                prelude.isOverride = true
                prelude.modifiers.insert(.isOpen)
            case .public, .open: prelude.modifiers.insert(.isOpen)
            // Not `private(set)`, which others can read.
            case .private where next == prelude.end + 1, .fileprivate where next == prelude.end + 1:
                prelude.modifiers.insert(.filePrivate)
            default: break
            }
            prelude.end = next
        }
        return prelude
    }

    private func skipAttribute(_ prelude: Prelude) -> Prelude {
        var prelude = prelude
        if word(at: prelude.end + 1) == .IBOutlet { prelude.modifiers.insert(.outlet) }
        // `@IBInspectable`, and property wrappers: `@Published`.
        if startsUppercase(prelude.end + 1) { prelude.modifiers.insert(.isOpen) }
        prelude.end += 2
        while kind(at: prelude.end) == .dot, isIdentifier(at: prelude.end + 1) { prelude.end += 2 }
        if kind(at: prelude.end) == .leftParen, !lexemes[prelude.end].flags.contains(.spaceBefore) {
            prelude.end = skipGroup(at: prelude.end)
        }
        return prelude
    }

    /// The index behind the modifier at `index`, if a declaration goes on there: `open` may also be a variable.
    private func modifierEnd(_ index: Int) -> Int? {
        var end = index + 1
        if kind(at: end) == .leftParen { end = skipGroup(at: end) }
        guard kind(at: end) == .identifier || kind(at: end) == .at else { return nil }
        if kind(at: end) == .at { return end }
        guard let next = word(at: end), next.isSwiftModifier || next.isSwiftDeclaration else { return nil }
        return end
    }

    // MARK: Functions

    private mutating func parseFunction(_ prelude: Prelude, from start: Int32) -> StatementID {
        let keyword = prelude.end
        let isNamed = word(at: keyword) == .func
        let nameIndex = isNamed ? keyword + 1 : keyword
        position = nameIndex + 1
        // Operators have no names; `init?` has a mark.
        while position < limit, ![.leftParen, .less, .leftBrace].contains(kind), !isOnNewLine(at: position) {
            position += 1
        }
        if kind == .less, let end = scanGenericArguments(from: position) { position = end }
        var parameters: [FunctionDeclaration.Parameter] = []
        if kind == .leftParen { parameters = parseParameters() }
        var returnType: TypeName?
        while position < limit, kind != .leftBrace {
            if kind == .arrow {
                position += 1
                returnType = parseSwiftType()
            } else if kind == .identifier, word == .async || word == .throws || word == .rethrows {
                position += 1
                if kind == .leftParen { position = skipGroup(at: position) }
            } else if word == .where {
                skipWhereClause()
            } else {
                break
            }
        }
        let body = kind == .leftBrace ? parseFunctionBody() : nil
        if body == nil { finishStatement() }
        let name = isIdentifier(at: nameIndex) ? self.name(at: nameIndex) : names.intern(spelling(of: nameIndex))
        return add(
            .function(
                FunctionDeclaration(
                    name: name, nameRange: range(of: nameIndex), parameters: parameters, returnType: returnType,
                    isStatic: prelude.modifiers.contains(.isStatic), isOverride: prelude.isOverride, body: body,
                    isPrivate: prelude.modifiers.contains(.filePrivate))),
            from: start)
    }

    mutating func skipWhereClause() {
        while position < limit, kind != .leftBrace, kind != .semicolon {
            if isOnNewLine(at: position), word?.isSwiftDeclaration ?? false || word?.isSwiftModifier ?? false { return }
            position = skipGroup(at: position)
        }
    }

    private mutating func parseParameters() -> [FunctionDeclaration.Parameter] {
        let group = enter()
        defer { leave(group) }
        var parameters: [FunctionDeclaration.Parameter] = []
        while position < limit {
            while kind == .at { advance(past: position + 2) }
            var words: [Int] = []
            while kind == .identifier {
                words.append(position)
                advance()
            }
            if let last = words.last {
                let label = words.count > 1 ? words[0] : last
                var parameter = FunctionDeclaration.Parameter(
                    label: word(at: label) == .wildcard ? nil : name(at: label), name: name(at: last), type: nil)
                if take(.colon) { parameter.type = parseSwiftType() }
                parameter.isVariadic = kind == .ellipsis
                if take(.assign) { parameter.defaultValue = parseTernary() }
                parameters.append(parameter)
            }
            while position < limit, kind != .comma { advance(past: skipGroup(at: position)) }
            _ = take(.comma)
        }
        return parameters
    }

    // MARK: Types

    private mutating func parseType(_ prelude: Prelude, from start: Int32) -> StatementID {
        let keywordWord = word(at: prelude.end)
        let keyword: TypeDeclaration.Keyword =
            switch keywordWord {
            case .struct: .structure
            case .enum: .enumeration
            case .extension: .extension
            case .protocol: .protocol
            default: .class
            }
        position = prelude.end + 1
        while kind(1) == .dot, isIdentifier(at: position + 2) { position += 2 }
        let nameIndex = position
        position += 1
        var parameters: [Name] = []
        if kind == .less, let end = scanGenericArguments(from: position) {
            parameters = names(betweenAnglesFrom: position, to: end, isConstrained: true)
            position = end
        }
        var inherited: [TypeName] = []
        var superclassArguments: [Name] = []
        if take(.colon) {
            repeat {
                let start = position
                guard let type = parseSwiftType() else { continue }
                if inherited.isEmpty, kind(at: position - 1) == .greater {
                    superclassArguments = names(ofArgumentsFrom: start, to: position)
                }
                inherited.append(type)
            } while take(.comma)
        }
        while position < limit, kind != .leftBrace, word == .where || !isOnNewLine(at: position) {
            position = skipGroup(at: position)
        }
        let outerCases = enumerators
        enumerators = []
        var members = Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: [])
        if kind == .leftBrace {
            let outer = (maker, isMakerAnonymous)
            (maker, isMakerAnonymous) = (nil, false)
            members = parseMembers(keyword == .enumeration ? .enumMembers : .typeMembers)
            (maker, isMakerAnonymous) = outer
        }
        let cases = enumerators
        enumerators = outerCases
        return add(
            .type(
                TypeDeclaration(
                    keyword: keyword, name: name(at: nameIndex), nameRange: range(of: nameIndex),
                    inherited: inherited, members: members, enumerators: cases,
                    isPrivate: prelude.modifiers.contains(.filePrivate), parameters: parameters,
                    superclassArguments: superclassArguments)),
            from: start)
    }

    private mutating func parseCases(at keyword: Int, from start: Int32) -> StatementID {
        position = keyword + 1
        while kind == .identifier {
            var binding = VariableDeclaration.Binding(name: name(at: position), nameRange: range(of: position))
            position += 1
            if kind == .leftParen { position = skipGroup(at: position) }
            if take(.assign) { binding.initializer = parseTernary() }
            enumerators.append(binding)
            guard take(.comma) else { break }
        }
        finishStatement()
        return add(.skipped, from: start)
    }

    private mutating func parseImport(at keyword: Int, from start: Int32) -> StatementID {
        position = keyword + 1
        if let kindWord = word, kindWord.isSwiftDeclaration, kind(1) == .identifier { position += 1 }
        let first = position
        while kind == .identifier || kind == .dot, position == first || !isOnNewLine(at: position) { position += 1 }
        let module = text[TextRange(Int(lexemes[first].start), Int(previousEnd))]
        finishStatement()
        return add(.imported(module), from: start)
    }

    /// Reads a type; nil for tuples, functions, dictionaries and where there is none.
    mutating func parseSwiftType() -> TypeName? {
        var isNamed = true
        var result: TypeName?
        while true {
            while kind == .at || word?.isTypeModifier ?? false, kind != .at || isIdentifier(at: position + 1) {
                position += kind == .at ? 2 : 1
                if kind == .leftParen, lexemes[position - 1].kind == .identifier, !hasSpaceBefore {
                    position = skipGroup(at: position)
                }
            }
            let component = parseTypeComponent()
            if isNamed { result = component }
            while kind == .question || kind == .exclamation || kind == .nilCoalescing, !hasSpaceBefore { position += 1 }
            if kind == .ampersand {
                position += 1
                continue
            }
            var next = position
            while word(at: next) == .async || word(at: next) == .throws { next += 1 }
            guard kind(at: next) == .arrow else { break }
            position = next + 1
            isNamed = false
            result = nil
        }
        return result
    }

    private mutating func parseTypeComponent() -> TypeName? {
        switch kind {
        case .leftBracket:
            let inner = position + 1
            let end = skipGroup(at: position)
            position = end
            guard isIdentifier(at: inner), !(inner..<end).contains(where: { kind(at: $0) == .colon }) else {
                return nil
            }
            return TypeName(name: name(at: inner), range: range(of: inner), isArray: true)
        case .leftParen:
            // `(any P)?` is `P`; tuples and functions have no name.
            let inner = position + 1
            let end = skipGroup(at: position)
            position = end
            let last = end - 2
            guard isIdentifier(at: last),
                last == inner || (last == inner + 1 && word(at: inner)?.isTypeModifier ?? false)
            else { return nil }
            return TypeName(name: name(at: last), range: range(of: last))
        case .identifier: return parseNamedType()
        default: return nil
        }
    }

    private mutating func parseNamedType() -> TypeName {
        while kind(1) == .dot, isIdentifier(at: position + 2), word(at: position + 2) != .Type { position += 2 }
        var type = TypeName(
            name: name(at: position), range: range(of: position), isArray: false)
        let isCollection = word?.isCollection ?? false
        position += 1
        if kind == .less, !hasSpaceBefore, let end = scanGenericArguments(from: position) {
            if isCollection, isIdentifier(at: position + 1) {
                type = TypeName(name: name(at: position + 1), range: range(of: position + 1), isArray: true)
            }
            position = end
        }
        if kind == .dot, isIdentifier(at: position + 1) {
            position += 1
            guard word == .Type else { return parseNamedType() }
            position += 1
        }
        return type
    }
}

extension Word {
    var isSwiftModifier: Bool {
        switch self {
        case .static, .final, .open, .public, .internal, .fileprivate, .private, .package, .override, .lazy, .weak,
            .unowned, .required, .convenience, .mutating, .nonmutating, .dynamic, .optional, .prefix, .postfix, .infix,
            .nonisolated, .isolated, .distributed, .consuming, .borrowing, .indirect, .class:
            true
        default: false
        }
    }

    var isSwiftDeclaration: Bool {
        switch self {
        case .let, .var, .func, .class, .struct, .enum, .actor, .extension, .protocol, .`init`, .deinit, .subscript,
            .typealias, .associatedtype, .operator, .import, .case, .precedencegroup:
            true
        default: false
        }
    }

    /// Words before a type.
    var isTypeModifier: Bool {
        switch self {
        case .inout, .some, .any, .consuming, .borrowing, .isolated: true
        default: false
        }
    }
}
