// Swift's `let` and `var`, with their accessors and observers.

import SourceText

extension Parser {
    /// The pattern behind `let` or `var`, and what follows it.
    mutating func parseSwiftVariables(
        keyword: Int, modifiers: VariableDeclaration.Modifiers, from start: Int32
    ) -> StatementID {
        var modifiers = modifiers
        if word(at: keyword) == .let { modifiers.insert(.constant) }
        if container == .typeMembers || container == .enumMembers { modifiers.insert(.member) }
        position = keyword + 1
        var bindings: [VariableDeclaration.Binding] = []
        repeat {
            if kind == .leftParen {
                bindings += parseTuplePattern()
            } else if kind == .identifier {
                bindings.append(parseSwiftBinding())
            } else {
                break
            }
        } while take(.comma)
        if kind == .leftBrace, !lexeme.flags.contains(.newlineBefore) || startsAccessors(at: position) {
            let bindingsEnd = Int(previousEnd)
            let getter = parseAccessors()
            if let getter, !bindings.isEmpty { bindings[bindings.count - 1].getter = getter }
            let end = getter?.range.end.utf8 ?? bindingsEnd
            let declaration = VariableDeclaration(bindings: bindings, modifiers: modifiers)
            let id = add(.variable(declaration), from: start)
            self[id].range = TextRange(Int(start), end)
            return id
        }
        finishStatement()
        return add(.variable(VariableDeclaration(bindings: bindings, modifiers: modifiers)), from: start)
    }

    private mutating func parseSwiftBinding() -> VariableDeclaration.Binding {
        var binding = VariableDeclaration.Binding(name: name(at: position), nameRange: range(of: position))
        position += 1
        if take(.colon) { binding.type = parseSwiftType() }
        if take(.assign) { binding.initializer = parseInitializer() }
        return binding
    }

    /// `let (a, b) = pair`: the names are known, their values are not.
    private mutating func parseTuplePattern() -> [VariableDeclaration.Binding] {
        let end = skipGroup(at: position)
        let names = (position..<end).filter { isIdentifier(at: $0) && word(at: $0) != .wildcard }
        position = end
        if take(.colon) { _ = parseSwiftType() }
        if take(.assign) { _ = parseTernary() }
        return names.map { .init(name: name(at: $0), nameRange: range(of: $0)) }
    }

    // MARK: Accessors

    /// Whether the brace at `index` holds accessors or observers rather than statements.
    func startsAccessors(at index: Int) -> Bool {
        guard kind(at: index) == .leftBrace else { return false }
        var first = index + 1
        while kind(at: first) == .at, isIdentifier(at: first + 1) { first += 2 }
        while let word = word(at: first), word.isSwiftModifier, isIdentifier(at: first + 1) { first += 1 }
        switch word(at: first) {
        case .get, .set, .willSet, .didSet: break
        default: return false
        }
        switch kind(at: first + 1) {
        case .leftBrace, .end, .identifier: return true
        case .leftParen: return kind(at: skipGroup(at: first + 1)) == .leftBrace
        default: return false
        }
    }

    /// Returns the getter's body; setters and observers become functions behind the variable.
    private mutating func parseAccessors() -> Block? {
        guard startsAccessors(at: position) else { return parseFunctionBody() }
        let group = enterBlock()
        var getter: Block?
        var isFirst = true
        while position < limit {
            let start = lexeme.start
            let before = position
            while kind == .at || (word?.isSwiftModifier ?? false) { position += kind == .at ? 2 : 1 }
            let nameIndex = position
            position += 1
            if kind == .leftParen { position = skipGroup(at: position) }
            while word == .async || word == .throws { position += 1 }
            if kind == .leftBrace {
                let body = parseFunctionBody()
                if isFirst, word(at: nameIndex) == .get {
                    getter = body
                } else if isIdentifier(at: nameIndex) {
                    trailing.append(addAccessor(nameIndex, body, from: start))
                }
                isFirst = false
            }
            if position == before { position += 1 }
        }
        leave(group)
        return getter
    }

    private mutating func addAccessor(_ nameIndex: Int, _ body: Block, from start: Int32) -> StatementID {
        add(
            .function(
                FunctionDeclaration(
                    name: name(at: nameIndex), nameRange: range(of: nameIndex), parameters: [], returnType: nil,
                    isStatic: false, isOverride: false, body: body)),
            from: start)
    }
}
