// Macros with parameters and functions that return constants, in the file and from the index.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// The value of a macro or function that the file or the index defines; nil for names that neither knows.
    mutating func callDefined(_ call: Invocation) -> Value? {
        guard lookUp(call.name) == nil else { return nil }
        if tree.dialect == .swift { return callNumberFunction(call) }
        if let macro = definitions.macros[call.name] { return expand(macro, call) }
        if let function = definitions.functions[call.name] {
            let values = evaluateHostArguments(call.arguments).map(\.value)
            guard depth < Self.maximumDepth else { return .unknown }
            return enter(.computation) { $0.constantResult(of: function, passing: values) }
        }
        return callIndexed(tree.string(call.name), call)
    }

    /// In fuel: macros of macros may be many, and each is evaluated as a text of its own.
    private static let costOfIndexedCall = 100

    /// A macro or function of another file, by its name or `Type.selector:`; nil where the index has none.
    mutating func callIndexed(_ name: String, _ call: Invocation) -> Value? {
        guard let function = indexFunction(name), !isDeclaredHere(String(name.prefix { $0 != "." })) else {
            return nil
        }
        let arguments = call.arguments.filter { $0.value != nil }
        let values = evaluateHostArguments(arguments).map(\.value)
        fuel -= Self.costOfIndexedCall
        guard depth < Self.maximumDepth, fuel > 0,
            arguments.allSatisfy({ isSingleOperand($0.value) || function.isSingleOperand }),
            values.allSatisfy(\.isPortable)
        else { return .unknown }
        var options = options
        options.companions = []
        var inner = Evaluator(tree: function.tree, options: options)
        inner.facts.declaredNames = []
        swap(&inner.facts.questions, &facts.questions)
        (inner.depth, inner.fuel) = (depth + 1, fuel)
        if function.tree.root.statements.count > 1 { inner.beginReading([]) }
        let value = inner.result(of: function, passing: values)
        fuel = inner.fuel
        swap(&inner.facts.questions, &facts.questions)
        if inner.document.asksForDevice { noteDevice() }
        guard value.isConstant else { return .unknown }
        noteOrigin(function.origin, of: call, value)
        return value
    }

    /// Hovers tell the value of the call and where it comes from.
    private mutating func noteOrigin(_ origin: OutsidePlace, of call: Invocation, _ value: Value) {
        let name = tree.text[call.range]
        let position: Int
        if let known = facts.indexedConstants[name] {
            position = known
        } else {
            position = document.constants.count
            facts.indexedConstants[name] = position
            var constant = NamedConstant(name: name, value: value, nameRange: call.nameRange, declaration: call.range)
            constant.origin = origin
            document.constants.append(constant)
        }
        // The same call may give another value where its arguments do.
        guard document.constants[position].value.isSameConstant(value) else { return }
        refer(to: .constant(DeclarationID(position)), at: call.nameRange, as: .read)
    }

    private mutating func result(of function: IndexedFunction, passing values: [Value]) -> Value {
        switch function.body {
        case .macro(let macro):
            guard let body = macro.value, bind(macro.parameters ?? [], to: values) else { return .unknown }
            return evaluate(body)
        case .function(let declaration): return constantResult(of: declaration, passing: values)
        }
    }

    // MARK: Macros

    /// A macro's text sees the names of its caller.
    private mutating func expand(_ macro: MacroDefinition, _ call: Invocation) -> Value {
        let parameters = macro.parameters ?? []
        let fits = tree.isSingleOperand(macro) || call.arguments.allSatisfy { isSingleOperand($0.value) }
        let values = evaluateHostArguments(call.arguments).map(\.value)
        guard fits, let body = macro.value, depth < Self.maximumDepth else { return .unknown }
        let mark = scope.mark
        defer { scope.leave(to: mark) }
        guard bind(parameters, to: values) else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        return evaluate(body)
    }

    private mutating func bind(_ parameters: [Name], to values: [Value]) -> Bool {
        guard parameters.count == values.count else { return false }
        for (parameter, value) in zip(parameters, values) { scope.bind(parameter, to: Binding(value: value)) }
        return true
    }

    /// Whether an argument stays one operand wherever the macro puts it: `a + b` does not.
    private mutating func isSingleOperand(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        return binding(ofText: id) == .operand
    }

    // MARK: Functions

    /// What a function returns, if it only computes; unknown for one that does more.
    mutating func constantResult(of function: FunctionDeclaration, passing values: [Value]) -> Value {
        guard let body = function.body, function.parameters.count == values.count else { return .unknown }
        let arguments = zip(function.parameters, values).map { parameter, value in passed(value, as: parameter.type) }
        guard bind(function.parameters.map(\.name), to: arguments) else { return .unknown }
        let value = constantResult(of: body, depth: 0) ?? .unknown
        return function.returnType.map { converted(value, to: $0) } ?? value
    }

    /// What a getter computes from constants; Swift's only expression is returned without the word.
    /// - Parameter isCase: whether it gives a case of an enumeration of the system.
    mutating func computedResult(of body: Block, isCase: Bool = false) -> Value {
        var isValue = false
        if body.statements.count == 1 {
            switch tree[body.statements[0]].kind {
            case .expression, .returned: if !isCase { return constantValue(ofGetter: body) }
            default: break
            }
            isValue = true
        }
        return constantResult(of: body, depth: 0, isValue: isValue, isCase: isCase) ?? .unknown
    }

    /// A number takes the type of its parameter; of a type that is not known it may be whole or not.
    private mutating func passed(_ value: Value, as type: TypeName?) -> Value {
        guard case .number = value, let type else { return value }
        switch tree.string(type.name) {
        case "CGFloat", "double", "float", "NSTimeInterval", "int", "NSInteger", "NSUInteger", "long", "short",
            "unsigned", "uint", "BOOL", "bool":
            return converted(value, to: type)
        default: return .unknown
        }
    }

    /// nil where the block ends without a `return`.
    /// - Parameter isValue: whether a branch of one expression is the value, as where Swift has a single `switch`.
    private mutating func constantResult(
        of block: Block, depth level: Int, isValue: Bool = false, isCase: Bool = false
    ) -> Value? {
        guard level < 16, fuel > 0 else { return .unknown }
        fuel -= 1
        if isValue, level > 0 || isCase, tree.dialect == .swift, block.statements.count == 1,
            case .expression(let only) = tree[block.statements[0]].kind
        {
            return result(of: only, isCase: isCase)
        }
        for id in block.statements {
            switch tree[id].kind {
            case .returned(let value): return value.map { result(of: $0, isCase: isCase) } ?? .unknown
            case .variable(let declaration) where !declaration.modifiers.contains(.isStatic): _ = run(id)
            case .conditional(let conditional) where conditional.keyword != .directive:
                guard let flag = truth(of: conditional) else { return .unknown }
                let isGuard = conditional.keyword == .guardStatement
                guard let chosen = flag ? isGuard ? nil : conditional.then : conditional.otherwise else { continue }
                if let value = constantResult(of: chosen, depth: level + 1, isValue: isValue, isCase: isCase) {
                    return value
                }
            case .switchCases(let subject?, let cases, let labels):
                guard let chosen = chosen(by: evaluate(subject, expecting: .hostCode), cases, labels) else {
                    return .unknown
                }
                guard cases.indices.contains(chosen) else { continue }
                if let value = constantResult(of: cases[chosen], depth: level + 1, isValue: isValue, isCase: isCase) {
                    return value
                }
                // C goes on into the next one.
                if tree.dialect == .objectiveC { return .unknown }
            case .expression(let expression):
                guard case .assignment(_, let target, _) = tree[expression].kind,
                    case .name(let name) = tree[target].kind,
                    scope.local(name) != nil || !isInClass
                else { return .unknown }
                _ = evaluate(expression, expecting: .hostCode)
            case .skipped: continue
            default: return .unknown
            }
        }
        return nil
    }

    private mutating func result(of id: ExpressionID, isCase: Bool) -> Value {
        let value = evaluate(id, expecting: .hostCode)
        return isCase ? namedCase(id, value) : value
    }
}

extension Evaluator {
    /// Whether a condition holds in code that only computes, with what it binds bound; nil where that is not known.
    private mutating func truth(of conditional: Conditional) -> Bool? {
        // It stands before all that is bound.
        if let condition = conditional.condition {
            guard let holds = evaluate(condition, expecting: .hostCode).truth else { return nil }
            guard holds else { return false }
        }
        for binding in conditional.bindings {
            let value =
                binding.initializer.map { evaluate($0, expecting: .hostCode) }
                ?? evaluateName(binding.name, at: binding.nameRange)
            if binding.isCondition {
                guard let holds = value.truth else { return nil }
                guard holds else { return false }
                continue
            }
            // A pattern that binds nothing fits some values.
            guard binding.name.word != .wildcard else { return nil }
            switch value {
            case .null: return false
            case .number, .point, .size, .insets, .directionalInsets, .boolean, .string, .font: break
            case .object(let object) where DeviceObject.isOne(object): break
            default: return nil
            }
            scope.bind(binding.name, to: Binding(value: value))
        }
        return true
    }
}

extension SyntaxReader {
    /// Whether a macro's text puts none of its parameters next to an operator without parentheses.
    func isSingleOperand(_ macro: MacroDefinition) -> Bool {
        guard let body = macro.value else { return false }
        return !(macro.parameters ?? []).contains { isUnparenthesized($0, in: body, depth: 0) }
    }

    /// Whether `name` stands in `id` other than alone in parentheses or as a whole argument.
    fileprivate func isUnparenthesized(_ name: Name, in id: ExpressionID, depth: Int) -> Bool {
        guard depth < 32 else { return true }
        func isUnparenthesizedInside(_ inner: ExpressionID) -> Bool {
            if case .name = self[inner].kind { return false }
            return isUnparenthesized(name, in: inner, depth: depth + 1)
        }
        func isUnparenthesizedIn(_ inner: ExpressionID) -> Bool { isUnparenthesized(name, in: inner, depth: depth + 1) }
        func isUnparenthesizedIn(_ arguments: [Argument]) -> Bool {
            arguments.contains { argument in argument.value.map { isUnparenthesizedInside($0) } ?? false }
        }
        switch self[id].kind {
        case .name(let other): return other == name
        case .number, .string, .missing, .implicitMember: return false
        case .parenthesized(let inner): return isUnparenthesizedInside(inner)
        case .boxed(let inner), .unary(_, let inner), .cast(_, let inner), .member(let inner, _, _):
            return isUnparenthesizedIn(inner)
        case .binary(_, let left, let right): return isUnparenthesizedIn(left) || isUnparenthesizedIn(right)
        case .ternary(let condition, let first, let second):
            return isUnparenthesizedIn(condition) || isUnparenthesizedIn(first) || isUnparenthesizedIn(second)
        case .call(_, let arguments), .tuple(let arguments): return isUnparenthesizedIn(arguments)
        case .message(let receiver, let arguments):
            return isUnparenthesizedIn(receiver) || isUnparenthesizedIn(arguments)
        default: return true
        }
    }
}

extension Value {
    /// Whether the value means the same to the evaluator of another text.
    fileprivate var isPortable: Bool {
        switch self {
        case .number, .boolean, .point, .size, .insets, .directionalInsets, .object, .unknown, .null, .string, .color:
            true
        default: false
        }
    }

    /// As a condition of C; nil where it is not known.
    var truth: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .number(let number, _): number != 0
        default: nil
        }
    }
}
