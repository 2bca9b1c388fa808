// Values of structures and enumerations of the program: `Insets(top: 8)`, `Level.high`, and what they answer.

import MasonrySyntax
import SourceText

/// What is known of one value of a structure, or which case of an enumeration it is.
package struct StructureValue: Sendable {
    /// Of its type: `Card.Metrics`; empty for `.vertical` of a type that the program does not declare.
    var path: String
    /// The case of an enumeration.
    var way: Name?
    /// The stored properties of which the value is known.
    var members: [Name: Value] = [:]
}

extension Evaluator {
    /// Types that compute with one another are not followed further.
    private static let mostTypesInside = 12

    /// Runs code among the names of a type of the text, `members` of which are known; nil where that goes too deep.
    /// - Parameter isMember: whether it is as certain as the type, or as what calls it.
    private mutating func among<Result>(
        _ path: String, _ value: Value, _ members: [Name: Value] = [:], isMember: Bool = true,
        _ body: (inout Evaluator) -> Result
    ) -> (result: Result, context: ClassContext?)? {
        guard tree.dialect == .swift, isInClass, waitingClasses.count < Self.mostTypesInside,
            depth < Self.maximumDepth, fuel > 0, let picture = definitions.typesByPath[path]
        else { return nil }
        fuel -= 1
        return within(ClassContext(picture: picture, selfValue: value), root: nil) { evaluator in
            evaluator.declareMembers(of: picture)
            for (name, value) in members {
                evaluator.classContext?.pending[name] = nil
                evaluator.classContext?.members[name] = Binding(value: value)
            }
            return isMember ? evaluator.enter(.member) { body(&$0) } : body(&evaluator)
        }
    }

    // MARK: Making

    /// `Insets(top: 8)`: a value of a structure of the text; nil where the call makes none.
    mutating func makeStructure(_ call: Invocation) -> Value? {
        guard tree.dialect == .swift, isInClass, Self.isTypeName(tree.string(call.name)),
            let path = path(ofType: call.name)
        else { return nil }
        return makeStructure(path, call)
    }

    mutating func makeStructure(_ path: String, _ call: Invocation) -> Value? {
        guard isInClass, let picture = definitions.typesByPath[path], picture.isStructure, holdsNumbers(picture) else {
            return nil
        }
        let values = evaluateLabelled(call.arguments.filter { $0.value != nil }).map(\.value)
        let made = Value.structure(StructureValue(path: path))
        let initializer = picture.methods.indices.first { index in
            let declaration = picture.methods[index].declaration
            return declaration.name.word == .`init` && fits(call, declaration)
        }
        var members: [Name: Value]
        if let initializer {
            let arranged = arrange(values, of: call, for: picture.methods[initializer].declaration)
            let after = among(path, made) { $0.runMethod(initializer, passing: arranged) }?.context
            members = after?.members.mapValues(\.value) ?? [:]
        } else {
            members = [:]
            for (argument, value) in zip(call.arguments, values) {
                guard let label = argument.label, let member = Self.stored(label, of: picture),
                    !member.modifiers.contains(.constant) || member.binding.initializer == nil
                else { return .object(className: path) }
                members[label] = typed(untypedMember(argument.value, value), as: member.binding.type)
            }
        }
        let given = members
        members = members.filter { Self.stored($0.key, of: picture) != nil && !$0.value.isNotKnown }
        for member in picture.members where given[member.binding.name] == nil {
            guard Self.isStored(member), let initializer = member.binding.initializer,
                onlyComputes(initializer, picture),
                let value = among(path, made, [:], { $0.initialValue(initializer, as: member.binding.type) })?.result
            else { continue }
            if !value.isNotKnown { members[member.binding.name] = value }
        }
        return .structure(StructureValue(path: path, members: members))
    }

    private static func isStored(_ member: MergedType.Member) -> Bool {
        !member.modifiers.contains(.isStatic) && !member.modifiers.contains(.lazy)
            && (member.binding.getter == nil || member.binding.initializer != nil)
    }

    private static func stored(_ name: Name, of picture: MergedType) -> MergedType.Member? {
        picture.members.first { $0.binding.name == name && Self.isStored($0) }
    }

    /// Whether a structure has to do with layout: others are not run.
    private mutating func holdsNumbers(_ picture: MergedType) -> Bool {
        for member in picture.members where Self.isStored(member) {
            if let type = member.binding.type {
                if isOfNumbers(type) { return true }
            } else if let initializer = member.binding.initializer, onlyComputes(initializer, picture) {
                return true
            }
        }
        return false
    }

    /// Whether a type is one of numbers, or a type of the text.
    private mutating func isOfNumbers(_ type: TypeName?) -> Bool {
        guard let type, !type.isArray else { return false }
        let name = tree.string(type.name)
        if NumberFunction.isNumber(name) { return true }
        return path(ofType: type.name).map { definitions.typesByPath[$0].map(Self.isData) ?? false } ?? false
    }

    private static func isData(_ picture: MergedType) -> Bool { picture.isStructure || !picture.enumerators.isEmpty }

    // MARK: Reading

    /// A property of a value.
    mutating func member(_ name: Name, of value: StructureValue) -> Value {
        if let known = value.members[name] { return known }
        if let way = value.way, name.word == .rawValue {
            let picture = definitions.typesByPath[value.path]
            guard let initializer = picture?.enumerators.first(where: { $0.name == way })?.initializer else {
                return .unknown
            }
            return evaluate(initializer, expecting: .hostCode)
        }
        return computedMember(name, of: value.path, .structure(value), value.members) ?? .unknown
    }

    /// What a property gives that is computed, or a constant of all values; nil for others.
    mutating func computedMember(
        _ name: Name, of path: String, _ value: Value, _ members: [Name: Value] = [:]
    ) -> Value? {
        guard let picture = definitions.typesByPath[path], Self.isData(picture),
            let member = picture.members.first(where: {
                $0.binding.name == name && !$0.modifiers.contains(.isStatic)
            })
        else { return nil }
        let (binding, type) = (member.binding, member.binding.type)
        if let initializer = binding.initializer {
            guard member.modifiers.contains(.constant), onlyComputes(initializer, picture) else { return nil }
            return among(path, value, members) { $0.initialValue(initializer, as: type) }.map {
                Self.ofCaller($0.result)
            }
        }
        guard let getter = binding.getter else { return nil }
        if let type, !type.isArray, StackState.isChosenBy(tree.string(type.name)), self.path(ofType: type.name) == nil {
            return among(path, value, members) { $0.computedResult(of: getter, isCase: true) }?.result
        }
        guard among(path, value, [:], { $0.isOfNumbers(type) })?.result ?? false else { return nil }
        return among(path, value, members) { inner in
            let result = inner.computedResult(of: getter)
            return type.map { inner.converted(result, to: $0) } ?? result
        }.map { Self.ofCaller($0.result) }
    }

    /// What a type calls a number that it does not know is not what its user calls it.
    private static func ofCaller(_ value: Value) -> Value { if case .unknown = value { .unknown } else { value } }

    /// What a structure declares a stored `var` as, and where; nil where more than a computation tells.
    mutating func declaredValue(of name: Name, in path: String) -> (Value, TextRange)? {
        guard let picture = definitions.typesByPath[path], picture.isStructure,
            let member = Self.stored(name, of: picture), !member.modifiers.contains(.constant),
            let initializer = member.binding.initializer, onlyComputes(initializer, picture)
        else { return nil }
        let (range, type) = (member.binding.nameRange, member.binding.type)
        return among(path, .object(className: path), [:], { $0.initialValue(initializer, as: type) })
            .map { ($0.result, range) }
    }

    /// A method of a structure: one that computes a number does nothing else, any other runs where it is called.
    mutating func call(_ call: Invocation, on value: StructureValue) -> Value {
        guard !value.path.isEmpty else {
            _ = evaluateHostArguments(call.arguments)
            return .unknown
        }
        let picture = definitions.typesByPath[value.path]
        let found = picture?.methods.indices.first { index in
            guard let declaration = picture?.methods[index].declaration else { return false }
            return declaration.name == call.name && !declaration.isStatic && fits(call, declaration)
        }
        guard let found, let declaration = picture?.methods[found].declaration else {
            if let result = callOther(call, on: .object(className: value.path)) { return result }
            _ = evaluateHostArguments(call.arguments)
            return .unknown
        }
        let values = values(of: call, for: declaration)
        let own = Value.structure(value)
        let computes = among(value.path, own) { $0.isOfNumbers(declaration.returnType) }?.result ?? false
        if !computes {
            return among(value.path, own, value.members, isMember: false) {
                $0.runMethod(found, passing: values)
            }?.result ?? .unknown
        }
        return among(value.path, own, value.members) { $0.runMethod(found, passing: values) }
            .map { Self.ofCaller($0.result) } ?? .unknown
    }

    /// A constant of a type that code computes, a case of an enumeration; nil where there is none that can be told.
    mutating func computedStatic(_ name: Name, of path: String) -> Value? {
        guard tree.dialect == .swift, isInClass, let picture = definitions.typesByPath[path] else { return nil }
        if picture.enumerators.contains(where: { $0.name == name }) {
            return .structure(StructureValue(path: path, way: name))
        }
        guard
            let member = picture.members.first(where: {
                $0.binding.name == name && $0.modifiers.contains(.isStatic)
            })
        else { return nil }
        let (binding, type) = (member.binding, member.binding.type)
        let own = Value.runtime(.type(path))
        var value: Value?
        if let initializer = binding.initializer {
            guard member.modifiers.contains(.constant), onlyComputes(initializer, picture) else { return nil }
            value = among(path, own) { $0.initialValue(initializer, as: type) }?.result
        } else if let getter = binding.getter, among(path, own, [:], { $0.isOfNumbers(type) })?.result ?? false {
            value =
                among(path, own) { inner in
                    let result = inner.computedResult(of: getter)
                    return type.map { inner.converted(result, to: $0) } ?? result
                }?.result
        }
        guard let value, !value.isNotKnown || binding.initializer != nil else { return nil }
        if value.isConstant { definitions.typeMembers[path, default: [:]][name] = Binding(value: value) }
        return value
    }

    /// The same of the types around the running code.
    mutating func computedStaticAround(_ name: Name) -> Value? {
        guard tree.dialect == .swift, isInClass else { return nil }
        for path in classContext?.typesAround ?? [] {
            if let value = computedStatic(name, of: path) { return value }
        }
        return nil
    }

    private mutating func initialValue(_ initializer: ExpressionID, as type: TypeName?) -> Value {
        initialValue(initializer, ofType: type, expecting: .hostCode)
    }

    // MARK: Changes

    /// A value that code changes, or that runs code which may: what all values have is still known of it.
    mutating func forgetStructure(in holder: ExpressionID, depth level: Int = 0) {
        guard isInClass, level < 16 else { return }
        switch tree[holder].kind {
        case .name(let name):
            if let local = scope.local(name) {
                if let forgotten = local.value.withoutMembers { scope.assign(name, forgotten) }
            } else {
                forgetMember(bareName(name))
            }
        case .member(let base, let name, _):
            if isSelf(base) { return forgetMember(bareName(name)) }
            forgetStructure(in: base, depth: level + 1)
        case .parenthesized(let inner), .unary(_, let inner): forgetStructure(in: inner, depth: level + 1)
        default: break
        }
    }

    private mutating func forgetMember(_ name: Name) {
        guard let forgotten = classContext?.members[name]?.value.withoutMembers else { return }
        classContext?.members[name]?.value = forgotten
    }

    // MARK: What may run

    /// Whether evaluating an expression makes nothing: it calls nothing but what computes numbers.
    private mutating func onlyComputes(_ id: ExpressionID, _ picture: MergedType, depth level: Int = 0) -> Bool {
        guard level < 16 else { return false }
        func all(_ parts: [ExpressionID?], _ evaluator: inout Evaluator) -> Bool {
            parts.allSatisfy { part in
                part.map { evaluator.onlyComputes($0, picture, depth: level + 1) } ?? true
            }
        }
        switch tree[id].kind {
        case .number, .string, .name, .implicitMember, .available: return true
        case .member(let base, _, _), .parenthesized(let base), .unary(_, let base), .boxed(let base),
            .cast(_, let base):
            return all([base], &self)
        case .binary(_, let left, let right): return all([left, right], &self)
        case .ternary(let condition, let first, let second): return all([condition, first, second], &self)
        case .array(let elements): return all(elements, &self)
        case .call(let callee, let arguments):
            return mayBeCalled(callee, picture) && all(arguments.map(\.value), &self)
        default: return false
        }
    }

    private mutating func mayBeCalled(_ callee: ExpressionID, _ picture: MergedType) -> Bool {
        switch tree[callee].kind {
        case .implicitMember: return true
        case .name(let name):
            if let word = name.word, HostStructures.make(word, []) != nil { return true }
            let string = tree.string(name)
            if Self.isTypeName(string) { return isDataType(name, around: picture.path) }
            return computesNumber(name, picture)
        case .member(let base, let name, _):
            guard case .name(let type) = tree[base].kind, Self.isTypeName(tree.string(type)) else {
                return onlyComputes(base, picture)
            }
            if type.word != nil || ViewClass.isOfSystem(tree.string(type)) {
                return !ViewClass.isView(tree.string(type))
            }
            guard let other = definitions.typesByPath[tree.string(type)] else {
                return isDataType(name, around: tree.string(type))
            }
            return computesNumber(name, other) || isDataType(name, around: other.path)
        default: return false
        }
    }

    private mutating func isDataType(_ name: Name, around path: String) -> Bool {
        for around in Self.typesAround(path) {
            if let picture = definitions.typesByPath["\(around).\(tree.string(name))"] { return Self.isData(picture) }
        }
        return definitions.typesByPath[tree.string(name)].map(Self.isData) ?? false
    }

    /// Whether what a type calls by that name gives a number, or is none of its own.
    private mutating func computesNumber(_ name: Name, _ picture: MergedType) -> Bool {
        let own = picture.methods.map(\.declaration).filter { $0.name == name }
        for function in own + [definitions.functions[name]].compactMap({ $0 }) {
            guard let type = function.returnType, !type.isArray,
                NumberFunction.isNumber(tree.string(type.name)) || isDataType(type.name, around: picture.path)
            else { return false }
        }
        return true
    }
}

extension Value {
    /// Whether nothing is known of it.
    fileprivate var isNotKnown: Bool {
        switch self {
        case .unknown, .closure, .alternatives: true
        case .structure(let value): value.path.isEmpty
        default: false
        }
    }

    /// What is left of a structure that code changes; nil for other values.
    var withoutMembers: Value? {
        guard case .structure(let value) = self else { return nil }
        return value.way == nil && !value.path.isEmpty ? .object(className: value.path) : .unknown
    }
}
