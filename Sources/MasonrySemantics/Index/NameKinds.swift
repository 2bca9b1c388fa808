// Which names of a text stand for numbers and structures of numbers, as far as their declarations say it.

import MasonrySyntax
import SourceText

/// What names stand for, by name alone: where two declarations say two things, nobody knows.
package struct NameKinds: Sendable, Hashable {
    package enum Kind: Int, Sendable, CaseIterable {
        /// Declared as `CGFloat`.
        case length
        /// Declared as a number of another type.
        case number
        case size, point, insets
        /// Declared as something that may be a number or several.
        case other
        /// Declared as something that a constraint may be related to: a view, a guide, an anchor.
        case view
        /// Declared as a Boolean.
        case boolean
        /// Defined as a whole number by the preprocessor: in Swift it is an `Int32`.
        case integerMacro

        /// Whether a declaration says it of a value.
        fileprivate var isOfValue: Bool { self != .view && self != .boolean && self != .integerMacro }

        /// What is declared twice.
        fileprivate func and(_ other: Kind?) -> Kind {
            guard let other, other != self else { return self }
            switch (self, other) {
            case (.length, .number), (.number, .length): return .number
            default: return .other
            }
        }
    }

    /// The names of each kind.
    private var tables = [CountedNames](repeating: CountedNames(), count: Kind.allCases.count)

    package init() {}

    /// - Parameter names: By kind; kinds without names may be missing at the end.
    init(_ names: [[String]]) {
        for (kind, names) in zip(tables.indices, names) { tables[kind] = CountedNames(names) }
    }

    /// The names of each kind, in the order of the kinds and in no order within each.
    var names: [Dictionary<String, Int>.Keys] { tables.map(\.names) }

    /// What a name stands for where it stands for a number; nil where no such declaration is known. A function has its name
    /// with `()`.
    package subscript(name: String) -> Kind? {
        var result: Kind?
        for kind in Kind.allCases where kind.isOfValue && tables[kind.rawValue].contains(name) {
            result = kind.and(result)
        }
        return result
    }

    /// Whether a macro of that name is a whole number, and nothing else is called so.
    package func isIntegerMacro(_ name: String) -> Bool {
        tables[Kind.integerMacro.rawValue].contains(name) && self[name] == nil && !mayBeView(name)
    }

    /// Whether something is declared under that name that is true or false, and nothing that is a number or a view.
    package func isBoolean(_ name: String) -> Bool {
        tables[Kind.boolean.rawValue].contains(name) && self[name] == nil && !mayBeView(name)
    }

    /// Whether something is declared under that name that a constraint may be related to.
    package func mayBeView(_ name: String) -> Bool { tables[Kind.view.rawValue].contains(name) }

    /// What something stands for that is declared as one kind here and as another one there.
    package static func both(_ one: Kind?, _ other: Kind?) -> Kind? { one.map { $0.and(other) } ?? other }

    package mutating func add(_ name: String, _ kind: Kind) { tables[kind.rawValue].insert(name) }

    mutating func formUnion(_ other: NameKinds) {
        for (kind, names) in zip(tables.indices, other.tables) { tables[kind].add(names.names) }
    }

    /// Takes back what was added with `formUnion`.
    mutating func subtract(_ other: NameKinds) {
        for (kind, names) in zip(tables.indices, other.tables) { tables[kind].remove(names.names) }
    }

    /// The names that stand for something else in `other`.
    func differences(from other: NameKinds) -> Set<String> {
        var result: Set<String> = []
        for (own, others) in zip(tables, other.tables) where own != others {
            result.formUnion(Set(own.names).symmetricDifference(others.names))
        }
        return result
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
            case .macro(let macro): collector.collect(macro)
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
            case .macro(let macro) where isOutside: collect(macro)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collect(conditional.then, isOutside: isOutside, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise, isOutside: isOutside, depth: depth + 1) }
            default: break
            }
        }
    }

    /// What C computes is a number, whatever its operands are: no structure is one.
    mutating func collect(_ macro: MacroDefinition) {
        guard let value = macro.value else { return }
        let name = tree.string(macro.name)
        if macro.parameters == nil, isInteger(value, depth: 0) {
            kinds.add(name, .integerMacro)
        } else if isComputed(value, depth: 0) {
            kinds.add(macro.parameters == nil ? name : name + "()", .number)
        }
    }

    /// Whether a macro's text is arithmetic, or a choice between numbers.
    private func isComputed(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .parenthesized(let inner), .unary(.subtract, let inner): return isComputed(inner, depth: depth + 1)
        case .binary(let operation, _, _): return [.add, .subtract, .multiply, .divide].contains(operation)
        case .ternary(_, let first, let second):
            return [first, second].allSatisfy { id in
                if case .number = tree[id].kind { return true }
                return isComputed(id, depth: depth + 1)
            }
        default: return false
        }
    }

    /// Whether a macro's text is made of whole numbers alone.
    private func isInteger(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .number(_, let isInteger): return isInteger
        case .parenthesized(let inner), .unary(.subtract, let inner): return isInteger(inner, depth: depth + 1)
        case .binary(let operation, let left, let right):
            return [.add, .subtract, .multiply].contains(operation) && isInteger(left, depth: depth + 1)
                && isInteger(right, depth: depth + 1)
        default: return false
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
        case (.view?), (.boolean?): if let kind = Self.kind(ofType: text) { kinds.add(name, kind) }
        case let kind?:
            // `CGFloat?` has the same name here, and is none; nor is what a pointer leads to.
            let end = min(type.range.end.utf8 + 1, tree.text.length)
            let isPlain = !tree.text[TextRange(type.range.start.utf8, end)].contains { "?!*".contains($0) }
            kinds.add(name, isPlain || kind == .number ? kind : kind == .length ? .number : .other)
        case nil: break
        }
    }

    /// nil for what no constraint takes as a number.
    private static func kind(ofType name: String) -> NameKinds.Kind? {
        switch name {
        case "CGFloat": return .length
        case "CGSize": return .size
        case "CGPoint": return .point
        case "UIEdgeInsets": return .insets
        case "Bool", "BOOL", "bool": return .boolean
        default: break
        }
        if numberTypes.contains(name) { return .number }
        if structures.contains(name) { return .other }
        if ViewClass.isView(name) || name.hasSuffix("Anchor") || name.hasSuffix("Guide") { return .view }
        if plainTypes.contains(name) || systemPrefixes.contains(where: { name.hasPrefix($0) }) { return nil }
        return .other
    }

    private static let numberTypes: Set<String> = [
        "Int", "UInt", "Double", "Float", "Int32", "Int64", "UInt32", "UInt64", "NSInteger", "NSUInteger", "int",
        "float",
        "double", "long", "short", "unsigned", "TimeInterval", "NSTimeInterval",
    ]
    private static let structures: Set<String> = [
        "UIOffset", "NSDirectionalEdgeInsets", "NSEdgeInsets", "NSNumber", "NSValue", "NSSize", "NSPoint", "NSRect",
    ]
    private static let plainTypes: Set<String> = ["String", "Void", "void", "Character", "Date", "URL"]
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
        case .member(let base, let name, _):
            return (name.word == .zero ? structure(base) : nil) ?? known(tree.string(name))
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name): return kind(ofCall: tree.string(name))
            case .member(let base, let name, _):
                return (name.word == .`init` ? structure(base) : nil) ?? known(tree.string(name) + "()")
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
            return one == other ? one ?? .other : .other
        default: return .other
        }
    }

    private func kind(ofCall name: String) -> NameKinds.Kind? {
        let kind = Self.kind(ofType: name)
        switch (name, kind) {
        case (_, .length), (_, .number), (_, .size), (_, .point), (_, .insets), (_, .view): return kind
        case (_, nil) where name.first?.isUppercase == true: return nil
        case ("CGSizeMake", _): return .size
        case ("CGPointMake", _): return .point
        case ("UIEdgeInsetsMake", _): return .insets
        default: return known(name + "()")
        }
    }

    /// The structure that a type's name stands for.
    private func structure(_ id: ExpressionID) -> NameKinds.Kind? {
        guard case .name(let name) = tree[id].kind else { return nil }
        switch Self.kind(ofType: tree.string(name)) {
        case .size: return .size
        case .point: return .point
        case .insets: return .insets
        default: return nil
        }
    }

    private func isLiteral(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .number: true
        case .parenthesized(let inner), .unary(.subtract, let inner): isLiteral(inner)
        default: false
        }
    }

    private func known(_ name: String) -> NameKinds.Kind { NameKinds.both(kinds[name], known[name]) ?? .other }
}
