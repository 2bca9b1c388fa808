// Collects the facts in one pass over the bodies of a file's classes.

import MasonrySyntax
import SourceText

extension CodeFacts {
    /// The facts of a source file. Complexity: O(expressions + statements).
    /// - Parameter ownMembers: the members that no other file names, as `LayoutDocument.ownMembers` has them.
    package init(_ tree: SyntaxTree, kinds: [String: ClassKind] = [:], ownMembers: Set<String> = []) {
        self.init()
        guard tree.dialect != .masonry else { return }
        let reader = SyntaxReader(tree)
        var walk = CodeWalk(tree: reader, ownMembers: ownMembers)
        for picture in TypeCollector(reader).pictures where picture.hasBodies || !picture.members.isEmpty {
            walk.enter(picture, kinds[picture.name])
        }
        self = walk.facts
    }

    /// Whether a type is called as those of numbers are.
    package static func isNumber(_ type: String) -> Bool {
        switch type {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat",
            "Double", "Float", "Decimal", "TimeInterval", "NSInteger", "NSUInteger", "NSTimeInterval", "NSNumber",
            "int", "long",
            "short", "unsigned", "float", "double", "int32_t", "int64_t", "uint32_t", "uint64_t", "size_t":
            true
        default: false
        }
    }
}

/// The running pass.
struct CodeWalk {
    let tree: SyntaxReader
    var facts = CodeFacts()
    private var place = CodePlace()
    private var depth = 0
    private var animations = 0
    /// Those of the method at hand.
    private var parameters: Set<Name> = []
    /// Variables and members that the method at hand has made of its parameters alone.
    private var derived: Set<Name> = []
    /// Its variables that begin with a number or truth value which is written there, and only get such whatever happened
    /// before: they tell nothing of earlier runs.
    private var fresh: Set<Name> = []
    /// Whether the class at hand is a cell, which is given data: what others are given may be a cell that was used before.
    private var isCell = false

    /// Deeper code is passed over.
    private static let maximumDepth = 200

    private let ownMembers: Set<String>

    init(tree: SyntaxReader, ownMembers: Set<String>) {
        self.tree = tree
        self.ownMembers = ownMembers
    }

    mutating func enter(_ picture: MergedType, _ kind: ClassKind?) {
        let first = facts.methods.count
        let type = facts.types.count
        isCell = kind?.sureRole == .cell
        var members: [CodeMember] = []
        for member in picture.members {
            let binding = member.binding
            let name = tree.string(binding.name)
            let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
            let isHidden =
                tree.dialect == .objectiveC
                ? !member.modifiers.contains(.property) : member.modifiers.contains(.filePrivate)
            members.append(
                CodeMember(
                    name: bare,
                    type: binding.type.map { tree.string($0.name) }, typeRange: binding.type?.range,
                    isWeak: member.modifiers.contains(.weak),
                    isOutlet: member.modifiers.contains(.outlet),
                    isPrivate: isHidden || ownMembers.contains(picture.name + "." + bare),
                    initializer: binding.initializer,
                    nameRange: binding.nameRange))
            guard binding.initializer != nil || binding.getter != nil else { continue }
            let method = CodeMethod(
                kind: .member, name: name, nameRange: binding.nameRange, range: member.range, parameters: [],
                isStatic: member.modifiers.contains(.isStatic), type: type)
            add(method) { walk in
                if let initializer = binding.initializer { walk.visit(initializer) }
                if let getter = binding.getter { walk.visit(getter) }
            }
        }
        for method in picture.methods {
            let declaration = method.declaration
            guard let body = declaration.body else { continue }
            let method = CodeMethod(
                kind: .method, name: tree.string(declaration.name), nameRange: declaration.nameRange,
                range: method.range, parameters: declaration.parameters.map(\.name),
                numbers: Set(
                    declaration.parameters.filter { parameter in
                        parameter.type.map { !$0.isArray && CodeFacts.isNumber(tree.string($0.name)) } ?? false
                    }.map(\.name)),
                isStatic: declaration.isStatic, isOverride: declaration.isOverride, type: type)
            add(method, observing: isCell ? observed(by: declaration, picture) : nil) { $0.visit(body) }
        }
        facts.types.append(
            CodeType(
                name: picture.name, role: kind?.sureRole ?? .other, isDeclared: kind?.evidence == .declared,
                isOfSystem: kind?.isOfSystem ?? false,
                inherited: picture.inherited, members: members,
                methods: first..<facts.methods.count))
    }

    /// The property that a function of this name observes; what it has then is what the code is given.
    private func observed(by declaration: FunctionDeclaration, _ picture: MergedType) -> Name? {
        guard ["didSet", "willSet"].contains(tree.string(declaration.name)) else { return nil }
        return picture.members.last { $0.binding.nameRange.start < declaration.nameRange.start }?.binding.name
    }

    private mutating func add(_ method: CodeMethod, observing: Name? = nil, _ body: (inout CodeWalk) -> Void) {
        let first = facts.events.count
        place = CodePlace()
        parameters = Set(method.parameters)
        if let observing { parameters.insert(observing) }
        derived = []
        fresh = []
        body(&self)
        var method = method
        method.events = first..<facts.events.count
        facts.methods.append(method)
    }

    private mutating func visit(_ block: Block) {
        guard depth < Self.maximumDepth else { return }
        depth += 1
        let outer = place
        for statement in block.statements {
            visit(statement)
            // What stands behind it never runs.
            if case .returned = tree[statement].kind { break }
        }
        place = outer
        depth -= 1
    }

    private mutating func visit(_ id: StatementID) {
        switch tree[id].kind {
        case .expression(let expression): visit(expression)
        case .variable(let declaration):
            for binding in declaration.bindings {
                guard let initializer = binding.initializer else { continue }
                visit(initializer)
                addAssignment(binding, initializer, tree[id].range)
                note(binding.name, as: initializer)
                if isWrittenOut(initializer) { fresh.insert(binding.name) } else { fresh.remove(binding.name) }
            }
        case .conditional(let conditional): visit(conditional)
        case .loop(let loop):
            if let collection = loop.collection { visit(collection) }
            visitConditionally(loop.body, .choice)
        case .switchCases(let subject, let cases, _):
            if let subject { visit(subject) }
            let condition = subject.map { conditions.condition(ofCases: $0) } ?? .latch
            for block in cases { visitConditionally(block, condition) }
        case .returned(let value):
            if let value { visit(value) }
        case .block(let block): visit(block)
        default: break
        }
    }

    private mutating func addAssignment(
        _ binding: VariableDeclaration.Binding, _ initializer: ExpressionID, _ range: TextRange
    ) {
        facts.events.append(
            CodeEvent(
                kind: .assignment, name: binding.name, nameRange: binding.nameRange, range: range, receiver: nil,
                value: initializer, declaredType: binding.type?.name, place: place))
    }

    /// Remembers that a variable or member is put together of what a cell's method is given, until it gets another value.
    private mutating func note(_ name: Name, as value: ExpressionID) {
        guard isCell else { return }
        if conditions.isGiven(value) { derived.insert(name) } else { derived.remove(name) }
    }

    private func isWrittenOut(_ value: ExpressionID) -> Bool {
        guard !place.isGuarded else { return false }
        switch tree[value].kind {
        case .number: return true
        case .name(let name): return ["true", "false", "YES", "NO"].contains(tree.string(name))
        default: return false
        }
    }

    private mutating func visit(_ conditional: Conditional) {
        if let condition = conditional.condition { visit(condition) }
        for binding in conditional.bindings {
            if let initializer = binding.initializer { visit(initializer) }
        }
        let condition: CodeCondition
        var otherwise: CodeCondition?
        switch conditional.condition {
        case _ where conditional.keyword == .directive: condition = .choice
        case let asked? where conditional.bindings.isEmpty:
            condition = conditions.condition(asked)
            otherwise = conditions.condition(asked, isNegated: true)
        case nil where isCell && !conditional.bindings.isEmpty && conditional.bindings.allSatisfy(isOfGiven):
            condition = .choice
            for binding in conditional.bindings { derived.insert(binding.name) }
        default: condition = .latch
        }
        visitConditionally(conditional.then, condition)
        if let block = conditional.otherwise { visitConditionally(block, otherwise ?? condition) }
        // What follows a `guard`, or an `if` that may return, need not run.
        if conditional.keyword == .guardStatement {
            condition.apply(to: &place)
        } else if leaves(conditional.then) {
            (otherwise ?? condition).apply(to: &place)
        }
        // A test of the thread tells nothing of which thread runs on.
        if conditional.condition.map({ tree.text[tree[$0].range].contains("MainThread") }) == true {
            place.isBackground = false
        }
    }

    private func isOfGiven(_ binding: VariableDeclaration.Binding) -> Bool {
        binding.initializer.map { conditions.isGiven($0) } ?? false
    }

    private func leaves(_ block: Block) -> Bool {
        guard let last = block.statements.last else { return false }
        switch tree[last].kind {
        case .returned, .jump: return true
        default: return false
        }
    }

    private var conditions: CodeConditions {
        CodeConditions(tree: tree, parameters: parameters, derived: derived, fresh: fresh)
    }

    private mutating func visitConditionally(_ block: Block, _ condition: CodeCondition) {
        let outer = place
        condition.apply(to: &place)
        visit(block)
        place = outer
    }

    private mutating func visit(_ arguments: [Argument]) {
        for argument in arguments {
            if let value = argument.value { visit(value) }
        }
    }

    private mutating func visit(_ id: ExpressionID) {
        guard depth < Self.maximumDepth else { return }
        depth += 1
        defer { depth -= 1 }
        let range = tree[id].range
        switch tree[id].kind {
        case .missing, .name, .implicitMember, .number, .string, .dictionary, .available, .selector, .unknown: break
        case .member(let base, _, _), .boxed(let base), .parenthesized(let base), .unary(_, let base),
            .cast(_, let base):
            visit(base)
        case .index(let base, let arguments):
            visit(base)
            visit(arguments)
        case .array(let elements): for element in elements { visit(element) }
        case .tuple(let arguments): visit(arguments)
        case .binary(_, let left, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let first, let second):
            visit(condition)
            let outer = place
            CodeCondition.latch.apply(to: &place)
            visit(first)
            visit(second)
            place = outer
        case .assignment(_, let target, let value): visit(target, assigned: value, range)
        case .closure(let closure): visit(closure.body)
        case .statementExpression(let block): visit(block)
        case .call(let callee, let arguments): visit(callee, arguments, range)
        case .message(let receiver, let arguments):
            visit(receiver)
            guard let first = arguments.first, let name = first.label else { return visit(arguments) }
            addCall(
                CodeEvent(
                    kind: .call, name: name, nameRange: first.labelRange ?? range, range: range, receiver: receiver,
                    arguments: arguments, place: place))
        }
    }

    private mutating func visit(_ target: ExpressionID, assigned value: ExpressionID, _ range: TextRange) {
        visit(value)
        var event = CodeEvent(
            kind: .assignment, name: Name(.wildcard), nameRange: tree[target].range, range: range, receiver: nil,
            value: value, place: place)
        switch tree[target].kind {
        case .name(let name): event.name = name
        case .member(let base, let name, let nameRange):
            visit(base)
            event.name = name
            event.nameRange = nameRange
            event.receiver = base
        default: return visit(target)
        }
        if event.receiver.map({ tree.isSelf($0) }) ?? true { note(event.name, as: value) }
        if event.receiver == nil, fresh.contains(event.name), !isWrittenOut(value) { fresh.remove(event.name) }
        facts.events.append(event)
    }

    private mutating func visit(_ callee: ExpressionID, _ arguments: [Argument], _ range: TextRange) {
        var event = CodeEvent(
            kind: .call, name: Name(.wildcard), nameRange: tree[callee].range, range: range, receiver: nil,
            arguments: arguments, place: place)
        switch tree[callee].kind {
        case .name(let name): event.name = name
        case .member(let base, let name, let nameRange):
            visit(base)
            event.name = name
            event.nameRange = nameRange
            event.receiver = base
        case .closure(let closure):
            // `{ … }()` runs here.
            visit(closure.body)
            return visit(arguments)
        default:
            visit(callee)
            return visit(arguments)
        }
        addCall(event)
    }

    /// Notes a call, then what its arguments do; the closures among them run where the callee runs them.
    private mutating func addCall(_ event: CodeEvent) {
        facts.events.append(event)
        let hasClosure = event.arguments.contains { argument in
            guard let value = argument.value, case .closure = tree[value].kind else { return false }
            return true
        }
        guard hasClosure else { return visit(event.arguments) }
        let caller = ClosureExecution(event, tree)
        if caller == .animation { animations += 1 }
        var closures = 0
        for argument in event.arguments {
            guard let value = argument.value else { continue }
            guard case .closure(let closure) = tree[value].kind else {
                visit(value)
                continue
            }
            let outer = place
            let label = argument.label.map { tree.string($0) } ?? ""
            place = caller.place(in: place, animation: animations, range: event.range)
            if caller == .animation, closures > 0 || label.lowercased().hasSuffix("completion") {
                place = ClosureExecution.unknown.place(in: outer, animation: 0, range: event.range)
            }
            closures += 1
            visit(closure.body)
            place = outer
        }
    }
}
