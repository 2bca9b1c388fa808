// A tree as nested lists, for tests and for looking at.

import SourceText

extension SyntaxTree: CustomStringConvertible {
    /// One line a statement of the top level, `(kind part …)`.
    package var description: String {
        root.statements.map { dump($0) }.joined(separator: "\n")
    }

    package func dump(_ id: StatementID) -> String { dump(self[id].kind) }

    package func dump(_ id: ExpressionID) -> String {
        switch self[id].kind {
        case .missing: "?"
        case .name(let name): string(name)
        case .member(let base, let name, _): "\(dump(base)).\(string(name))"
        case .implicitMember(let name, _): ".\(string(name))"
        case .call(let callee, let arguments): "(call \(dump(callee))\(dump(arguments)))"
        case .message(let receiver, let arguments): "(message \(dump(receiver))\(dumpSelector(arguments)))"
        case .index(let base, let arguments): "(index \(dump(base))\(dump(arguments)))"
        case .number(let value, let isInteger):
            isInteger && abs(value) < 1e15 ? "\(Int64(exactly: value) ?? 0)" : "\(value)"
        case .string(let contents): "\"\(text[contents])\""
        case .array(let elements): "[\(elements.map { dump($0) }.joined(separator: " "))]"
        case .dictionary(let elements): "(dictionary\(elements.map { " " + dump($0) }.joined()))"
        case .boxed(let value): "@\(dump(value))"
        case .parenthesized(let value): "(paren \(dump(value)))"
        case .tuple(let arguments): "(tuple\(dump(arguments)))"
        case .unary(let sign, let value): "(\(sign) \(dump(value)))"
        case .binary(let sign, let left, let right): "(\(sign) \(dump(left)) \(dump(right)))"
        case .ternary(let condition, let first, let second): "(if \(dump(condition)) \(dump(first)) \(dump(second)))"
        case .assignment(let sign, let target, let value): "(set \(sign) \(dump(target)) \(dump(value)))"
        case .cast(let type, let value): "(cast \(dump(type)) \(dump(value)))"
        case .closure(let closure): dump(closure)
        case .statementExpression(let block): "(value \(dump(block)))"
        case .available(let version, let isNegated):
            "(\(isNegated ? "unavailable" : "available") \(version.map(String.init) ?? "_"))"
        case .selector(let name): "(selector \(name.map(string) ?? "_"))"
        case .unknown: "…"
        }
    }

    private func dump(_ arguments: [Argument]) -> String {
        arguments.map { argument in
            let label = argument.label.map { string($0) + ":" } ?? ""
            return " " + label + (argument.value.map { dump($0) } ?? "")
        }.joined()
    }

    private func dumpSelector(_ arguments: [Argument]) -> String {
        arguments.map { argument in
            let value = argument.value.map { dump($0) }
            guard let label = argument.label else { return ", " + (value ?? "") }
            return " " + string(label) + (value.map { ":" + $0 } ?? "")
        }.joined()
    }

    private func dump(_ closure: Closure) -> String {
        let types = closure.parameterTypes + Array(repeating: nil, count: closure.parameters.count)
        let parameters = zip(closure.parameters, types).map { string($0) + ($1.map { ":" + dump($0) } ?? "") }
        return "(closure [\(parameters.joined(separator: " "))] \(dump(closure.body)))"
    }

    private func dump(_ type: TypeName) -> String { string(type.name) + (type.isArray ? "[]" : "") }

    private func dump(_ block: Block) -> String {
        "{\(block.statements.map { dump($0) }.joined(separator: "; "))}"
    }

    private func variables(of loop: Loop) -> String {
        switch loop.names.count {
        case 0: "_"
        case 1: string(loop.names[0])
        default: "(\(loop.names.map(string).joined(separator: " ")))"
        }
    }

    private func dump(_ label: CaseLabels, _ block: Block) -> String {
        label.values.map { dump($0) + ": " }.joined() + dump(block)
    }

    private func dump(_ kind: Statement.Kind) -> String {
        switch kind {
        case .skipped: "(skipped)"
        case .expression(let id): dump(id)
        case .variable(let variable): dump(variable)
        case .conditional(let conditional): dump(conditional)
        case .loop(let loop):
            "(loop \(variables(of: loop)) \(loop.collection.map { dump($0) } ?? "_") \(dump(loop.body)))"
        case .switchCases(let subject, let cases, let labels):
            "(switch \(subject.map { dump($0) } ?? "_") \(zip(labels, cases).map(dump).joined(separator: " ")))"
        case .returned(let value): "(return\(value.map { " " + dump($0) } ?? ""))"
        case .jump: "(jump)"
        case .block(let block): dump(block)
        case .type(let type): dump(type)
        case .function(let function): dump(function)
        case .macro(let macro): dump(macro)
        case .imported(let path): "(import \(path))"
        case .screen(let screen): dump(screen)
        case .view(let view):
            "(view \(string(view.name))\(view.type.map { ":" + dump($0) } ?? "")\(view.members.map { " " + dump($0) } ?? ""))"
        case .property(let property):
            "(property \(string(property.name))\(property.values.map { " " + dump($0) }.joined()))"
        case .guide(let name, _): "(guide \(string(name)))"
        case .state(let state): "(state \(string(state.name)) \(dump(state.body)))"
        case .expect(let expectation): dump(expectation)
        }
    }

    private func dump(_ bindings: [VariableDeclaration.Binding]) -> String {
        bindings.map { binding in
            let type = binding.type.map { ":" + dump($0) } ?? ""
            let value = binding.initializer.map { " = " + dump($0) } ?? ""
            return " (\(string(binding.name))\(type)\(value)\(binding.getter.map { " get " + dump($0) } ?? ""))"
        }.joined()
    }

    private func dump(_ variable: VariableDeclaration) -> String {
        let all: [(VariableDeclaration.Modifiers, String)] = [
            (.constant, "const"), (.isStatic, "static"), (.lazy, "lazy"), (.weak, "weak"), (.outlet, "outlet"),
            (.member, "member"), (.external, "extern"), (.filePrivate, "private"),
        ]
        let modifiers = all.filter { variable.modifiers.contains($0.0) }.map { " " + $0.1 }.joined()
        return "(var\(modifiers)\(dump(variable.bindings)))"
    }

    private func dump(_ conditional: Conditional) -> String {
        let keyword =
            switch conditional.keyword {
            case .ifStatement: "if"
            case .guardStatement: "guard"
            case .directive: "#if"
            }
        let condition = conditional.condition.map { " " + dump($0) } ?? ""
        let otherwise = conditional.otherwise.map { " else " + dump($0) } ?? ""
        return "(\(keyword)\(condition)\(dump(conditional.bindings)) \(dump(conditional.then))\(otherwise))"
    }

    private func dump(_ type: TypeDeclaration) -> String {
        let inherited = type.inherited.map { " <" + dump($0) }.joined()
        let cases = type.enumerators.isEmpty ? "" : " cases\(dump(type.enumerators))"
        return "(\(type.keyword) \(string(type.name))\(inherited)\(cases) \(dump(type.members)))"
    }

    private func dump(_ function: FunctionDeclaration) -> String {
        let parameters = function.parameters.map { parameter in
            let label = parameter.label.map { string($0) } ?? "_"
            return "\(label) \(string(parameter.name))\(parameter.type.map { ":" + dump($0) } ?? "")"
        }
        let prefix = function.isStatic ? "static " : function.isOverride ? "override " : ""
        let result = function.returnType.map { " -> " + dump($0) } ?? ""
        let body = function.body.map { " " + dump($0) } ?? ""
        return "(\(prefix)func \(string(function.name)) (\(parameters.joined(separator: ", ")))\(result)\(body))"
    }

    private func dump(_ macro: MacroDefinition) -> String {
        let parameters = macro.parameters.map { "(\($0.map { string($0) }.joined(separator: " ")))" } ?? ""
        return "(define \(string(macro.name))\(parameters)\(macro.value.map { " " + dump($0) } ?? ""))"
    }

    private func dump(_ screen: ScreenDeclaration) -> String {
        let size = [screen.width, screen.height].compactMap { $0 }.map { " " + dump($0) }.joined()
        let safeArea = screen.safeArea.map { " safeArea[\($0.map { dump($0) }.joined(separator: " "))]" } ?? ""
        let options = (screen.isLandscape ? " landscape" : "") + (screen.isRightToLeft ? " rtl" : "")
        let name = screen.isDeviceName ? screen.name : "\"\(screen.name)\""
        return "(screen \(name)\(size)\(safeArea)\(options))"
    }

    private func dump(_ expectation: ExpectDeclaration) -> String {
        var parts = [dump(expectation.left), "\(expectation.relation.map { "\($0)" } ?? "?")", dump(expectation.right)]
        if let tolerance = expectation.tolerance { parts.append("± " + dump(tolerance)) }
        if let screen = expectation.screen { parts.append("on \"\(screen)\"") }
        if let state = expectation.state { parts.append("in \(string(state))") }
        return "(expect \(parts.joined(separator: " ")))"
    }
}
