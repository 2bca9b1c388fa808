// Evaluates what a file defines for other files: macros, constants, enumerations, static members of types.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// The constants that other files see. A name that the file defines twice has no value.
    mutating func exportedConstants(_ role: IndexedSource.Role) -> [IndexedConstant] {
        var exports = ExportList()
        export(tree.root, role, &exports, depth: 0)
        // A macro is expanded where it is used: it may name what is defined behind it.
        for _ in 0..<Self.mostMacroPasses where role == .header && exports.hasUnknownMacro {
            var next = ExportList()
            export(tree.root, role, &next, depth: 0)
            let isMoreKnown = next.knownCount > exports.knownCount
            exports = next
            guard isMoreKnown else { break }
        }
        return exports.constants
    }

    /// In bytes; of longer names nothing is known.
    private static var longestCondition: Int { 200 }

    /// How often macros are evaluated again that name later ones.
    static var mostMacroPasses: Int { 4 }

    private mutating func export(_ block: Block, _ role: IndexedSource.Role, _ exports: inout ExportList, depth: Int) {
        guard depth < 16 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .macro(let macro): export(macro, id, role, &exports)
            case .variable(let declaration): export(declaration, id, role, &exports)
            case .type(let declaration) where tree.dialect == .swift:
                guard !declaration.isPrivate else { continue }
                export(membersOf: declaration, path: "", &exports, depth: depth + 1)
            case .type(let declaration) where declaration.keyword == .implementation:
                exportMethods(of: declaration, &exports)
            case .type(let declaration) where declaration.keyword == .enumeration && role == .header:
                declareEnumerators(declaration)
                for binding in declaration.enumerators {
                    exports.add(tree.string(binding.name), scope[binding.name]?.value, line(of: binding.nameRange))
                }
            case .conditional(let conditional) where conditional.keyword == .directive:
                export(conditional.then, role, &exports, depth: depth + 1)
                guard let otherwise = conditional.otherwise else {
                    if role == .header { markFallbacks(in: conditional.then, of: id, &exports) }
                    continue
                }
                let first = values(definedIn: conditional.then)
                export(otherwise, role, &exports, depth: depth + 1)
                forgetUnequal(first)
            default: break
            }
        }
    }

    /// `#ifndef kWidth`, `#define kWidth …`: for those who have no such macro.
    private mutating func markFallbacks(in block: Block, of directive: StatementID, _ exports: inout ExportList) {
        let range = tree[directive].range
        let first = tree.text[TextRange(range.start, min(range.end, range.start + Self.longestCondition))]
        let line = first.prefix { !$0.isNewline }
        guard line.hasPrefix("#ifndef"), let condition = line.split(separator: " ").last else { return }
        for id in block.statements {
            guard case .macro(let macro) = tree[id].kind, condition == tree.string(macro.name)
            else { continue }
            exports.markFallback(tree.string(macro.name))
        }
    }

    /// `- (CGFloat)margin { return 15; }`: what every instance answers.
    private mutating func exportMethods(of declaration: TypeDeclaration, _ exports: inout ExportList) {
        for id in declaration.members.statements {
            guard case .function(let method) = tree[id].kind, method.parameters.isEmpty, let body = method.body,
                method.returnType != nil, !tree.text[tree[id].range].hasPrefix("+")
            else { continue }
            let name = "\(tree.string(declaration.name))#\(tree.string(method.name))"
            exports.add(name, plainValue(of: body), line(of: method.nameRange))
        }
    }

    /// Macros of an implementation are its own.
    private mutating func export(
        _ macro: MacroDefinition, _ id: StatementID, _ role: IndexedSource.Role, _ exports: inout ExportList
    ) {
        guard role == .header else { return }
        if macro.parameters != nil {
            _ = run(id)
            return
        }
        guard macro.value != nil else {
            return exports.add(tree.string(macro.name), nil, line(of: macro.nameRange))
        }
        _ = run(id)
        if scope[macro.name]?.value.isConstant != true { exports.hasUnknownMacro = true }
        exports.add(
            tree.string(macro.name), scope[macro.name]?.value, line(of: macro.nameRange),
            definitions.macroBindings[macro.name] ?? .operand)
    }

    private mutating func export(
        _ declaration: VariableDeclaration, _ id: StatementID, _ role: IndexedSource.Role, _ exports: inout ExportList
    ) {
        let isSwift = tree.dialect == .swift
        guard !declaration.modifiers.contains(.external) else { return }
        if !isSwift, role == .implementation, declaration.modifiers.contains(.isStatic) { return }
        _ = run(id)
        for binding in declaration.bindings {
            // Behind a macro that stands for `extern`.
            if !isSwift, binding.isDeclaredOnly(declaration) { continue }
            if isSwift, declaration.modifiers.contains(.filePrivate) { continue }
            let getter = binding.getter.map { constantValue(ofGetter: $0) }
            let isConstant = declaration.modifiers.contains(.constant) || binding.getter != nil
            // What code may change later is no constant; the name still hides others.
            let value = isConstant ? getter ?? scope[binding.name]?.value : nil
            exports.add(tree.string(binding.name), value, line(of: binding.nameRange))
        }
    }

    /// Swift's `Styles.Sizes.gutter`: static members with the path of their types.
    private mutating func export(
        membersOf declaration: TypeDeclaration, path: String, _ exports: inout ExportList, depth: Int
    ) {
        guard depth < 16, declaration.keyword != .protocol else { return }
        let own = path.isEmpty ? tree.string(declaration.name) : "\(path).\(tree.string(declaration.name))"
        let outer = definitions.typePath
        definitions.typePath = own
        defer { definitions.typePath = outer }
        for id in declaration.members.statements {
            switch tree[id].kind {
            case .type(let nested):
                guard !nested.isPrivate else { continue }
                export(membersOf: nested, path: own, &exports, depth: depth + 1)
            case .variable(let variable) where !variable.modifiers.contains(.isStatic):
                for binding in variable.bindings where !variable.modifiers.contains(.filePrivate) {
                    let value = instanceValue(binding, variable.modifiers)
                    exports.add("\(own)#\(tree.string(binding.name))", value, line(of: binding.nameRange))
                }
            case .function(let function) where function.parameters.isEmpty && function.returnType != nil:
                guard let body = function.body, !function.isPrivate else { continue }
                exports.add(
                    "\(own)#\(tree.string(function.name))", plainValue(of: body), line(of: function.nameRange))
            case .variable(let variable) where variable.modifiers.contains(.isStatic):
                for binding in variable.bindings where !variable.modifiers.contains(.filePrivate) {
                    let value = staticValue(binding, variable.modifiers, of: declaration)
                    // Later members of the type may be written in terms of it.
                    if let value, value.isConstant {
                        definitions.typeMembers[own, default: [:]][binding.name] = Binding(value: value)
                    }
                    exports.add("\(own).\(tree.string(binding.name))", value, line(of: binding.nameRange))
                }
            default: break
            }
        }
    }

    /// The value that a property has in every instance: of `var inset: CGFloat { 8 }` and `let inset: CGFloat = 8`.
    private mutating func instanceValue(
        _ binding: VariableDeclaration.Binding, _ modifiers: VariableDeclaration.Modifiers
    ) -> Value? {
        if let getter = binding.getter { return plainValue(of: getter) }
        guard modifiers.contains(.constant), let initializer = binding.initializer, isArithmetic(initializer, depth: 0)
        else { return nil }
        return initialValue(initializer, ofType: binding.type, expecting: .hostCode)
    }

    private mutating func plainValue(of body: Block) -> Value {
        guard body.statements.count == 1 else { return .unknown }
        switch tree[body.statements[0]].kind {
        case .expression(let id), .returned(let id?):
            return isArithmetic(id, depth: 0) ? evaluate(id, expecting: .hostCode) : .unknown
        default: return .unknown
        }
    }

    private mutating func staticValue(
        _ binding: VariableDeclaration.Binding, _ modifiers: VariableDeclaration.Modifiers, of type: TypeDeclaration
    ) -> Value? {
        if let getter = binding.getter {
            let value = enter(.computation) { $0.computedResult(of: getter) }
            guard case .unknown = value, getter.statements.count == 1 else { return value }
            switch tree[getter.statements[0]].kind {
            case .expression(let id), .returned(let id?): return result(ofOwn: id, in: type, binding.type) ?? value
            default: return value
            }
        }
        guard modifiers.contains(.constant), let initializer = binding.initializer else { return nil }
        let value = initialValue(initializer, ofType: binding.type, expecting: .hostCode)
        guard case .unknown = value else { return value }
        return result(ofOwn: initializer, in: type, binding.type)
    }

    /// `static let height = makeHeight()`, `static var title: UIFont { bold(20) }`: what a static function of the type
    /// computes.
    private mutating func result(
        ofOwn initializer: ExpressionID, in type: TypeDeclaration, _ declared: TypeName?
    ) -> Value? {
        guard case .call(let callee, let arguments) = tree[initializer].kind, let name = tree[callee].kind.name else {
            return nil
        }
        for id in type.members.statements {
            guard case .function(let function) = tree[id].kind, function.name == name, function.isStatic,
                areLabels(of: arguments, those: function), NumberFunction.isOne(function, { tree.string($0) }),
                let body = function.body
            else { continue }
            let values = arguments.map { $0.value.map { evaluate($0, expecting: .hostCode) } ?? .unknown }
            let value = enter(.computation) { evaluator in
                evaluator.bindParameters(of: function, to: values)
                return evaluator.computedResult(of: body)
            }
            return (declared ?? function.returnType).map { converted(value, to: $0) } ?? value
        }
        return nil
    }

    /// Whether a call gives each parameter of a function its argument: none is left out.
    private mutating func areLabels(of arguments: [Argument], those function: FunctionDeclaration) -> Bool {
        arguments.count == function.parameters.count
            && zip(arguments, function.parameters).allSatisfy { argument, parameter in
                argument.label.map { tree.string($0) }
                    == parameter.label.map { tree.string($0) }.flatMap { $0 == "_" ? nil : $0 }
            }
    }

    /// The value of `{ 8 }` or `{ return 8 }`; unknown for bodies that do more.
    mutating func constantValue(ofGetter getter: Block) -> Value {
        guard getter.statements.count == 1 else { return .unknown }
        switch tree[getter.statements[0]].kind {
        case .expression(let id): return evaluate(id, expecting: .hostCode)
        case .returned(let id?): return evaluate(id, expecting: .hostCode)
        default: return .unknown
        }
    }

    private mutating func line(of range: TextRange) -> Int { tree.text.line(at: range.start) }
}

/// The exports of one file in written order.
private struct ExportList {
    private(set) var constants: [IndexedConstant] = []
    private var places: [String: Int] = [:]
    /// Whether a macro with a text has no value.
    var hasUnknownMacro = false

    mutating func markFallback(_ name: String) {
        if let place = places[name] { constants[place].isFallback = true }
    }

    var knownCount: Int { constants.count { $0.value.isConstant } }

    /// A second definition of a name, as in the ways of an `#if`, must agree with the first.
    mutating func add(_ name: String, _ value: Value?, _ line: Int, _ binding: MacroBinding = .operand) {
        // Values of other kinds mean nothing to other files.
        var value = value.flatMap { $0.isConstant ? $0 : nil } ?? .unknown
        if case .string(let text) = value, text.utf8.count > WrittenText.longest { value = .unknown }
        if let place = places[name] {
            if !constants[place].value.isSameConstant(value) { constants[place].value = .unknown }
            return
        }
        places[name] = constants.count
        constants.append(IndexedConstant(name: name, value: value, line: line, binding: binding))
    }
}
