// The classes, protocols, properties and methods of Objective-C.

import SourceText

extension Parser {
    /// What `@` begins; nil where it begins an expression.
    mutating func parseAtStatement() -> StatementID? {
        let start = lexeme.start
        if dialect == .swift || (dialect == .masonry && word(at: position + 1) == nil && kind(1) == .identifier) {
            if let statement = parseSwiftDeclaration() { return statement }
            if dialect == .swift { return nil }
        }
        switch word(at: position + 1) {
        case .interface: return parseContainer(.interface)
        case .implementation: return parseContainer(.implementation)
        case .protocol where kind(2) == .identifier: return parseContainer(.protocol)
        case .class, .synthesize, .dynamic, .import, .compatibility_alias:
            if word(at: position + 1) == .import { return parseModuleImport() }
            return skipDeclaration(from: start)
        case .end, .optional, .required, .public, .private, .package, .protected:
            position += 2
            return add(.skipped, from: start)
        case .property: return parseProperty()
        case .autoreleasepool, .synchronized, .try, .catch, .finally: return parseAtBlock()
        case .throw:
            skipStatement()
            return add(.jump(.away), from: start)
        case .weakify, .strongify: return parseAtMacro()
        default: return parseAtMacro()
        }
    }

    private mutating func parseModuleImport() -> StatementID {
        let start = lexeme.start
        let first = position + 2
        var last = first
        while isIdentifier(at: last + 1) || kind(at: last + 1) == .dot { last += 1 }
        let path = last < limit ? text[TextRange(Int(lexemes[first].start), Int(lexemes[last].end))] : ""
        skipStatement()
        return add(.imported(path), from: start)
    }

    private mutating func parseAtBlock() -> StatementID {
        let start = lexeme.start
        position += 2
        if kind == .leftParen { position = skipGroup(at: position) }
        guard kind == .leftBrace else {
            skipStatement()
            return add(.skipped, from: start)
        }
        let (body, _) = parseBlock()
        return add(.block(body), from: start)
    }

    /// `@weakify(self)`, with or without a semicolon; nil for other expressions.
    private mutating func parseAtMacro() -> StatementID? {
        guard dialect != .swift, kind(1) == .identifier, kind(2) == .leftParen else { return nil }
        switch word(at: position + 1) {
        case .selector, .encode, .available, .protocol: return nil
        default: break
        }
        let end = skipGroup(at: position + 2)
        guard kind(at: end) == .semicolon || isOnNewLine(at: end) || isIdentifier(at: end) else { return nil }
        let start = lexeme.start
        position = end
        _ = take(.semicolon)
        return add(.skipped, from: start)
    }

    // MARK: Classes

    /// From `@interface` and the like to `@end`.
    private mutating func parseContainer(_ keyword: TypeDeclaration.Keyword) -> StatementID {
        let start = lexeme.start
        position += 2
        guard kind == .identifier else { return skipDeclaration(from: start) }
        let nameIndex = position
        position += 1
        var keyword = keyword
        var inherited: [TypeName] = []
        if kind == .less, let end = scanGenericArguments(from: position), kind(at: end) == .colon { position = end }
        if kind == .leftParen {
            let close = skipGroup(at: position)
            if keyword == .interface { keyword = close - position == 2 ? .extension : .category }
            position = close
        }
        if take(.colon), kind == .identifier {
            inherited.append(TypeName(name: name(at: position), range: range(of: position)))
            position += 1
        }
        while kind == .less, let end = scanGenericArguments(from: position) {
            for index in position..<end where isIdentifier(at: index) {
                inherited.append(TypeName(name: name(at: index), range: range(of: index)))
            }
            position = end
        }
        if keyword == .protocol, kind == .semicolon || kind == .comma { return skipDeclaration(from: start) }
        let members = parseContainerMembers()
        return add(
            .type(
                TypeDeclaration(
                    keyword: keyword, name: name(at: nameIndex), nameRange: range(of: nameIndex),
                    inherited: inherited, members: members)),
            from: start)
    }

    private mutating func parseContainerMembers() -> Block {
        let outer = container
        container = .typeMembers
        defer { container = outer }
        let start = position < limit ? lexeme.start : previousEnd
        var list: [StatementID] = []
        if kind == .leftBrace { list = parseInstanceVariables() }
        while position < limit, !endsContainer { parseStatement(into: &list) }
        if kind == .at, word(at: position + 1) == .end { position += 2 }
        return Block(range: range(from: start), statements: list)
    }

    private var endsContainer: Bool {
        guard kind == .at else { return false }
        switch word(at: position + 1) {
        case .end, .interface, .implementation: return true
        default: return false
        }
    }

    private mutating func parseInstanceVariables() -> [StatementID] {
        let group = enterBlock()
        isInsideInstanceVariables = true
        let list = parseStatements()
        isInsideInstanceVariables = false
        leave(group)
        return list
    }

    // MARK: Properties

    /// `@property (nonatomic, weak) IBOutlet UIView *name;`
    private mutating func parseProperty() -> StatementID {
        let start = lexeme.start
        position += 2
        var modifiers: VariableDeclaration.Modifiers = [.member, .property]
        if kind == .leftParen {
            for index in position..<skipGroup(at: position) {
                if word(at: index) == .weak { modifiers.insert(.weak) }
                if word(at: index) == .class { modifiers.insert(.isStatic) }
            }
            position = skipGroup(at: position)
        }
        var bindings: [VariableDeclaration.Binding] = []
        if let type = scanCType(from: position) {
            modifiers.formUnion(type.modifiers)
            position = type.end
            bindings = parsePropertyNames(type.type)
        }
        skipToSemicolon()
        return add(.variable(VariableDeclaration(bindings: bindings, modifiers: modifiers)), from: start)
    }

    private mutating func parsePropertyNames(_ type: TypeName?) -> [VariableDeclaration.Binding] {
        var bindings: [VariableDeclaration.Binding] = []
        if kind == .leftParen {
            var index = position + 1
            while kind(at: index) == .caret || kind(at: index) == .star || isQualifier(at: index) { index += 1 }
            guard isIdentifier(at: index) else { return [] }
            return [VariableDeclaration.Binding(name: name(at: index), nameRange: range(of: index))]
        }
        while kind == .identifier {
            bindings.append(.init(name: name(at: position), nameRange: range(of: position), type: type))
            position += 1
            guard take(.comma) else { break }
            while kind == .star || isQualifier(at: position) { position += 1 }
        }
        return bindings
    }

    // MARK: Methods

    /// `- (T)…` or `+ (T)…` at the start of a line, outside of a body.
    var startsMethod: Bool {
        guard dialect != .swift, kind == .minus || kind == .plus, kind(1) == .leftParen || kind(1) == .identifier else {
            return false
        }
        if container == .typeMembers { return true }
        return !isInBody && kind(1) == .leftParen && isOnNewLine(at: position) && startsMethodName
    }

    /// In a `.masonry` file, and where macros stand for `@implementation`, only what can be nothing else.
    private var startsMethodName: Bool {
        let next = skipGroup(at: position + 1)
        guard isIdentifier(at: next) else { return false }
        return kind(at: next + 1) == .leftBrace || (kind(at: next + 1) == .colon && kind(at: next + 2) == .leftParen)
    }

    mutating func parseMethod() -> StatementID {
        let start = lexeme.start
        let isStatic = kind == .plus
        position += 1
        var returnType: TypeName?
        if kind == .leftParen {
            returnType = scanCType(from: position + 1)?.type
            position = skipGroup(at: position)
        }
        let nameIndex = position
        var selector = ""
        var parameters: [FunctionDeclaration.Parameter] = []
        while kind == .identifier || kind == .colon {
            if !parseSelectorPart(&selector, &parameters) { break }
        }
        let nameRange =
            nameIndex < position ? range(of: nameIndex) : TextRange(Int(previousEnd), Int(previousEnd))
        while position < limit, kind != .leftBrace, kind != .semicolon, kind != .at,
            !(startsMethod && isOnNewLine(at: position))
        {
            if kind == .directive { break }
            position = skipGroup(at: position)
        }
        _ = take(.semicolon)
        let body = kind == .leftBrace ? parseFunctionBody() : nil
        return add(
            .function(
                FunctionDeclaration(
                    name: names.intern(selector), nameRange: nameRange, parameters: parameters,
                    returnType: returnType, isStatic: isStatic, isOverride: false, body: body)),
            from: start)
    }

    /// `tableView:(UITableView *)tableView`; false after a part without an argument, which ends the selector.
    private mutating func parseSelectorPart(
        _ selector: inout String, _ parameters: inout [FunctionDeclaration.Parameter]
    ) -> Bool {
        var label: Name?
        if kind == .identifier {
            if !parameters.isEmpty, kind(1) != .colon { return false }
            label = name(at: position)
            selector += names[name(at: position)]
            position += 1
        }
        guard take(.colon) else { return false }
        selector += ":"
        var type: TypeName?
        if kind == .leftParen {
            type = scanCType(from: position + 1)?.type
            position = skipGroup(at: position)
        }
        while isQualifier(at: position) { position += 1 }
        guard kind == .identifier else { return false }
        parameters.append(.init(label: label, name: name(at: position), type: type))
        position += 1
        return true
    }
}
