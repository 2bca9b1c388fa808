// Nodes of one tree as they stand in the next, where bytes and nodes were put in or taken out before them.

import SourceText

/// How much further everything stands; a node keeps all else.
struct NodeShift {
    var bytes: Int
    var expressions: Int32
    var statements: Int32

    var isNothing: Bool { bytes == 0 && expressions == 0 && statements == 0 }

    func moved(_ range: TextRange) -> TextRange { range.moved(by: bytes) }
    func moved(_ id: ExpressionID) -> ExpressionID { ExpressionID(id.index &+ expressions) }
    func moved(_ id: StatementID) -> StatementID { StatementID(id.index &+ statements) }

    // MARK: Expressions

    /// Of the kinds that have a list, the list keeps its memory.
    fileprivate func move(_ kind: inout Expression.Kind) {
        switch kind {
        case .missing, .name, .number, .unknown: break
        // Nearly all keystrokes change no number, and nearly all calls have no labels: then there is nothing to write.
        case .boxed where expressions == 0, .parenthesized where expressions == 0, .unary where expressions == 0,
            .binary where expressions == 0, .array where expressions == 0:
            break
        case .call(_, let arguments) where expressions == 0 && arguments.allSatisfy { $0.labelRange == nil }: break
        case .call(let callee, var arguments):
            kind = .missing
            move(&arguments)
            kind = .call(callee: moved(callee), arguments: arguments)
        case .message(let receiver, var arguments):
            kind = .missing
            move(&arguments)
            kind = .message(receiver: moved(receiver), arguments: arguments)
        default: kind = moved(kind)
        }
    }

    private func move(_ arguments: inout [Argument]) {
        for index in arguments.indices {
            if expressions != 0, let value = arguments[index].value { arguments[index].value = moved(value) }
            if let range = arguments[index].labelRange { arguments[index].labelRange = moved(range) }
        }
    }

    private func moved(_ kind: Expression.Kind) -> Expression.Kind {
        switch kind {
        case .missing, .name, .number, .available, .selector, .unknown: kind
        case .member(let base, let name, let range): .member(base: moved(base), name: name, nameRange: moved(range))
        case .implicitMember(let name, let range): .implicitMember(name: name, nameRange: moved(range))
        case .call(let callee, let arguments): .call(callee: moved(callee), arguments: arguments.map(moved))
        case .message(let receiver, let arguments): .message(receiver: moved(receiver), arguments: arguments.map(moved))
        case .index(let base, let arguments): .index(base: moved(base), arguments: arguments.map(moved))
        case .string(let contents): .string(contents: moved(contents))
        case .array(let elements): .array(elements.map(moved))
        case .dictionary(let elements): .dictionary(elements.map(moved))
        case .boxed(let inner): .boxed(moved(inner))
        case .parenthesized(let inner): .parenthesized(moved(inner))
        case .tuple(let arguments): .tuple(arguments.map(moved))
        case .unary(let sign, let operand): .unary(sign, moved(operand))
        case .binary(let sign, let left, let right): .binary(sign, moved(left), moved(right))
        case .ternary(let condition, let first, let second):
            .ternary(condition: moved(condition), moved(first), moved(second))
        case .assignment(let sign, let target, let value):
            .assignment(sign, target: moved(target), value: moved(value))
        case .cast(let type, let value): .cast(moved(type), moved(value))
        case .closure(let closure): .closure(moved(closure))
        case .statementExpression(let block): .statementExpression(moved(block))
        }
    }

    private func moved(_ argument: Argument) -> Argument {
        Argument(
            label: argument.label, labelRange: argument.labelRange.map(moved), value: argument.value.map(moved))
    }

    private func moved(_ loop: Loop) -> Loop {
        var result = loop
        result.collection = loop.collection.map(moved)
        result.body = moved(loop.body)
        return result
    }

    private func moved(_ closure: Closure) -> Closure {
        Closure(
            parameters: closure.parameters, parameterTypes: closure.parameterTypes.map { $0.map(moved) },
            body: moved(closure.body), usesSecondArgument: closure.usesSecondArgument)
    }

    private func moved(_ type: TypeName) -> TypeName {
        TypeName(name: type.name, range: moved(type.range), isArray: type.isArray)
    }

    private func moved(_ block: Block) -> Block {
        Block(range: moved(block.range), statements: block.statements.map(moved))
    }

    // MARK: Statements

    fileprivate func moved(_ kind: Statement.Kind) -> Statement.Kind {
        switch kind {
        case .skipped, .jump, .imported: kind
        case .expression(let id): .expression(moved(id))
        case .variable(let declaration):
            .variable(
                VariableDeclaration(bindings: declaration.bindings.map(moved), modifiers: declaration.modifiers))
        case .conditional(let conditional): .conditional(moved(conditional))
        case .loop(let loop):
            .loop(moved(loop))
        case .switchCases(let subject, let cases, let labels):
            .switchCases(subject: subject.map(moved), cases: cases.map(moved), labels: labels.map(moved))
        case .returned(let value): .returned(value.map(moved))
        case .block(let block): .block(moved(block))
        case .type(let declaration): .type(moved(declaration))
        case .function(let declaration): .function(moved(declaration))
        case .macro(let macro):
            .macro(
                MacroDefinition(
                    name: macro.name, nameRange: moved(macro.nameRange), parameters: macro.parameters,
                    value: macro.value.map(moved)))
        case .screen(let declaration): .screen(moved(declaration))
        case .view(let view):
            .view(
                ViewDeclaration(
                    name: view.name, nameRange: moved(view.nameRange), type: view.type.map(moved),
                    members: view.members.map(moved)))
        case .property(let property):
            .property(
                PropertyDeclaration(
                    name: property.name, nameRange: moved(property.nameRange), values: property.values.map(moved)))
        case .guide(let name, let range): .guide(name: name, nameRange: moved(range))
        case .state(let state):
            .state(StateDeclaration(name: state.name, nameRange: moved(state.nameRange), body: moved(state.body)))
        case .expect(let expectation): .expect(moved(expectation))
        }
    }

    private func moved(_ binding: VariableDeclaration.Binding) -> VariableDeclaration.Binding {
        VariableDeclaration.Binding(
            name: binding.name, nameRange: moved(binding.nameRange), type: binding.type.map(moved),
            initializer: binding.initializer.map(moved), getter: binding.getter.map(moved))
    }

    private func moved(_ conditional: Conditional) -> Conditional {
        Conditional(
            keyword: conditional.keyword, condition: conditional.condition.map(moved),
            bindings: conditional.bindings.map(moved), then: moved(conditional.then),
            otherwise: conditional.otherwise.map(moved))
    }

    private func moved(_ labels: CaseLabels) -> CaseLabels {
        var labels = labels
        labels.values = labels.values.map(moved)
        return labels
    }

    private func moved(_ type: TypeDeclaration) -> TypeDeclaration {
        TypeDeclaration(
            keyword: type.keyword, name: type.name, nameRange: moved(type.nameRange),
            inherited: type.inherited.map(moved), members: moved(type.members),
            enumerators: type.enumerators.map(moved), isPrivate: type.isPrivate)
    }

    private func moved(_ function: FunctionDeclaration) -> FunctionDeclaration {
        FunctionDeclaration(
            name: function.name, nameRange: moved(function.nameRange),
            parameters: function.parameters.map { parameter in
                FunctionDeclaration.Parameter(
                    label: parameter.label, name: parameter.name, type: parameter.type.map(moved),
                    isVariadic: parameter.isVariadic, defaultValue: parameter.defaultValue.map(moved))
            }, returnType: function.returnType.map(moved), isStatic: function.isStatic,
            isOverride: function.isOverride, body: function.body.map(moved),
            isPrivate: function.isPrivate)
    }

    private func moved(_ screen: ScreenDeclaration) -> ScreenDeclaration {
        var moved = screen
        moved.nameRange = self.moved(screen.nameRange)
        moved.width = screen.width.map(self.moved)
        moved.height = screen.height.map(self.moved)
        moved.safeArea = screen.safeArea.map { $0.map(self.moved) }
        return moved
    }

    private func moved(_ expectation: ExpectDeclaration) -> ExpectDeclaration {
        var moved = expectation
        moved.left = self.moved(expectation.left)
        moved.right = self.moved(expectation.right)
        moved.tolerance = expectation.tolerance.map(self.moved)
        moved.screenRange = expectation.screenRange.map(self.moved)
        moved.stateRange = expectation.stateRange.map(self.moved)
        return moved
    }
}

/// What a tree, or the record of its parsing, has a list of.
protocol MovableNode {
    mutating func move(_ shift: NodeShift)
}

extension Expression: MovableNode {
    mutating func move(_ shift: NodeShift) {
        range = shift.moved(range)
        shift.move(&kind)
    }
}

extension Statement: MovableNode {
    mutating func move(_ shift: NodeShift) {
        range = shift.moved(range)
        if case .expression(let id) = kind {
            kind = .expression(shift.moved(id))
        } else {
            kind = shift.moved(kind)
        }
    }
}

extension StatementID: MovableNode {
    mutating func move(_ shift: NodeShift) { self = shift.moved(self) }
}

extension SyntaxProblem: MovableNode {
    mutating func move(_ shift: NodeShift) {
        range = shift.moved(range)
        fix = fix.map { TextEdit(shift.moved($0.range), $0.text) }
    }
}
