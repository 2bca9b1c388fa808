// Which names of a text stand for numbers, as far as their declarations say it.

import MasonrySyntax
import SourceText

/// What names stand for, by name alone: where two declarations say two things, nobody knows.
package struct NameKinds: Sendable, Hashable {
    /// Declared as `CGFloat`.
    private(set) var lengths = CountedNames()
    /// Declared as numbers of another type.
    private(set) var numbers = CountedNames()
    /// Declared as something that may be a structure of several numbers.
    private(set) var others = CountedNames()

    package enum Kind: Sendable { case length, number, other }

    package init() {}

    init(lengths: [String], numbers: [String], others: [String]) {
        self.lengths = CountedNames(lengths)
        self.numbers = CountedNames(numbers)
        self.others = CountedNames(others)
    }

    /// What a name stands for; nil where no declaration is known. A function has its name with `()`.
    package subscript(name: String) -> Kind? {
        if others.contains(name) { return .other }
        switch (lengths.contains(name), numbers.contains(name)) {
        case (true, false): return .length
        case (_, true): return .number
        case (false, false): return nil
        }
    }

    package mutating func add(_ name: String, _ kind: Kind) {
        switch kind {
        case .length: lengths.insert(name)
        case .number: numbers.insert(name)
        case .other: others.insert(name)
        }
    }

    mutating func formUnion(_ other: NameKinds) {
        lengths.add(other.lengths.names)
        numbers.add(other.numbers.names)
        others.add(other.others.names)
    }

    /// Takes back what was added with `formUnion`.
    mutating func subtract(_ other: NameKinds) {
        lengths.remove(other.lengths.names)
        numbers.remove(other.numbers.names)
        others.remove(other.others.names)
    }

    // MARK: Reading

    /// What a text declares for other files: members of its types, variables and functions of the file.
    init(exportedBy tree: SyntaxTree) {
        var collector = NameKindCollector(tree: tree, known: NameKinds())
        for statement in tree.statements {
            switch statement.kind {
            case .type(let type) where !type.isPrivate: collector.collect(type.members, isOutside: true)
            default: break
            }
        }
        collector.collect(tree.root, isOutside: true)
        self = collector.kinds
    }

    /// What the types that a text declares have as members, by the names of the types.
    package static func members(of tree: SyntaxTree) -> [String: NameKinds] {
        var result: [String: NameKinds] = [:]
        for statement in tree.statements {
            guard case .type(let type) = statement.kind else { continue }
            var collector = NameKindCollector(tree: tree, known: NameKinds())
            collector.collect(type.members, isOutside: false)
            result[tree.string(type.name), default: NameKinds()].formUnion(collector.kinds)
        }
        return result
    }

    /// What a text declares anywhere, variables and parameters of functions among it.
    ///
    /// - Parameter known: What other files say, for variables without a type.
    package init(of tree: SyntaxTree, with known: NameKinds) {
        var collector = NameKindCollector(tree: tree, known: known)
        var untyped: [VariableDeclaration.Binding] = []
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let variable):
                for binding in variable.bindings {
                    if binding.type == nil { untyped.append(binding) } else { collector.collect(binding) }
                }
            case .function(let function):
                collector.collect(function)
                for parameter in function.parameters {
                    if let type = parameter.type { collector.add(tree.string(parameter.name), type) }
                }
            default: break
            }
        }
        // Their values may be other names of the text.
        for binding in untyped { collector.collect(binding) }
        self = collector.kinds
    }
}

/// Collects the declarations of one text.
private struct NameKindCollector {
    let tree: SyntaxTree
    let known: NameKinds
    var kinds = NameKinds()

    mutating func collect(_ block: Block, isOutside: Bool, depth: Int = 0) {
        guard depth < 8 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .variable(let variable) where !(isOutside && variable.modifiers.contains(.filePrivate)):
                for binding in variable.bindings { collect(binding) }
            case .function(let function): collect(function)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collect(conditional.then, isOutside: isOutside, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise, isOutside: isOutside, depth: depth + 1) }
            default: break
            }
        }
    }

    mutating func collect(_ function: FunctionDeclaration) {
        guard let type = function.returnType else { return }
        add(tree.string(function.name) + "()", type)
    }

    mutating func collect(_ binding: VariableDeclaration.Binding) {
        let name = tree.string(binding.name)
        if let type = binding.type { return add(name, type) }
        if let kind = binding.initializer.map({ self.kind(of: $0, depth: 0) }) ?? .other { kinds.add(name, kind) }
    }

    mutating func add(_ name: String, _ type: TypeName) {
        guard !type.isArray else { return }
        let text = tree.string(type.name)
        switch Self.kind(ofType: text) {
        case .length:
            // `CGFloat?` has the same name here, and is none.
            let end = min(type.range.end.utf8 + 1, tree.text.length)
            let isOptional = tree.text[TextRange(type.range.start.utf8, end)].contains { $0 == "?" || $0 == "!" }
            kinds.add(name, isOptional ? .number : .length)
        case let kind?: kinds.add(name, kind)
        case nil: break
        }
    }

    /// nil for what no constraint takes as a number.
    private static func kind(ofType name: String) -> NameKinds.Kind? {
        if name == "CGFloat" { return .length }
        if numberTypes.contains(name) { return .number }
        if structures.contains(name) { return .other }
        if plainTypes.contains(name) || systemPrefixes.contains(where: { name.hasPrefix($0) }) { return nil }
        return .other
    }

    private static let numberTypes: Set<String> = [
        "Int", "UInt", "Double", "Float", "Int32", "Int64", "UInt32", "UInt64", "NSInteger", "NSUInteger", "int",
        "float",
        "double", "long", "short", "unsigned", "TimeInterval", "NSTimeInterval",
    ]
    private static let structures: Set<String> = [
        "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets", "NSEdgeInsets", "NSNumber", "NSValue", "NSSize",
        "NSPoint",
        "NSRect",
    ]
    private static let plainTypes: Set<String> = ["String", "Bool", "BOOL", "Void", "void", "Character", "Date", "URL"]
    private static let systemPrefixes = ["UI", "NS", "CA", "WK", "AV", "MK"]

    private func kind(of id: ExpressionID, depth: Int) -> NameKinds.Kind? {
        guard depth < 16 else { return .other }
        switch tree[id].kind {
        case .number: return .number
        case .string, .closure, .array, .dictionary, .boxed, .selector: return nil
        case .parenthesized(let inner), .unary(.subtract, let inner): return kind(of: inner, depth: depth + 1)
        case .name(let name):
            let text = tree.string(name)
            if ["true", "false", "YES", "NO", "nil"].contains(text) { return nil }
            return known(text)
        case .member(_, let name, _): return known(tree.string(name))
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name):
                let text = tree.string(name)
                if text == "CGFloat" { return .length }
                if NameKindCollector.numberTypes.contains(text) { return .number }
                if text.first?.isUppercase == true, Self.kind(ofType: text) == nil { return nil }
                return known(text + "()")
            case .member(_, let name, _): return known(tree.string(name) + "()")
            default: return .other
            }
        case .binary(let operation, let left, let right):
            switch operation {
            case .add, .subtract, .multiply, .divide:
                let (one, other) = (kind(of: left, depth: depth + 1), kind(of: right, depth: depth + 1))
                if one == .length, other == .length || isLiteral(right) { return .length }
                if other == .length, isLiteral(left) { return .length }
                return one == .number || other == .number || one == .length || other == .length ? .number : .other
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: return nil
            default: return .other
            }
        case .ternary(_, let first, let second):
            let (one, other) = (kind(of: first, depth: depth + 1), kind(of: second, depth: depth + 1))
            if one == .length, other == .length || isLiteral(second) { return .length }
            if other == .length, isLiteral(first) { return .length }
            return one == .number && other == .number ? .number : .other
        default: return .other
        }
    }

    private func isLiteral(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .number: true
        case .parenthesized(let inner), .unary(.subtract, let inner): isLiteral(inner)
        default: false
        }
    }

    private func known(_ name: String) -> NameKinds.Kind {
        switch (kinds[name], known[name]) {
        case (.length, nil), (nil, .length), (.length, .length): .length
        case (.other, _), (_, .other), (nil, nil): .other
        default: .number
        }
    }
}
