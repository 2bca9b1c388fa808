// Which names of a text stand for numbers and structures of numbers, as far as their declarations say it.

import MasonrySyntax
import SourceText

/// What names stand for, by name alone: where two declarations say two things, nobody knows.
package struct NameKinds: Sendable, Hashable {
    package enum Kind: Int, Sendable, CaseIterable {
        /// Declared as `CGFloat`.
        case length
        /// Declared as a number of another type, or of several.
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
        /// Declared as a number that has fractions and is no `CGFloat`.
        case fraction
        /// Declared with a type that the name alone does not tell: `gap:Length`.
        case typed
        /// A type of which something is declared that begins as a number: `let gap: Length = 8`. Where a constraint takes a
        /// value of it, it is a number: no structure of UIKit's begins so.
        case numberType

        /// Whether a declaration says it of a value.
        fileprivate var isOfValue: Bool {
            switch self {
            case .length, .number, .fraction, .size, .point, .insets, .other: true
            case .view, .boolean, .integerMacro, .typed, .numberType: false
            }
        }

        /// Whether it is one number, of whatever type.
        package var isNumber: Bool { self == .length || self == .number || self == .fraction }

        /// What is declared twice.
        fileprivate func and(_ other: Kind?) -> Kind {
            guard let other, other != self else { return self }
            guard isNumber, other.isNumber else { return .other }
            return self == .number || other == .number ? .number : .fraction
        }
    }

    /// The names of each kind.
    private var tables = [CountedNames](repeating: CountedNames(), count: Kind.allCases.count)
    /// The types of names that are `typed`.
    private var types: [String: Set<String>] = [:]

    package init() {}

    /// - Parameter names: By kind; kinds without names may be missing at the end.
    init(_ names: [[String]]) {
        for (kind, names) in zip(tables.indices, names) { tables[kind] = CountedNames(names) }
        noteTypes(tables[Kind.typed.rawValue].names)
    }

    private mutating func noteTypes(_ pairs: some Sequence<String>) {
        for pair in pairs {
            let (name, type) = Self.parts(of: pair)
            types[name, default: []].insert(type)
        }
    }

    private static func parts(of pair: String) -> (name: String, type: String) {
        guard let colon = pair.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (pair, "") }
        return (String(pair[..<colon]), String(pair[pair.utf8.index(after: colon)...]))
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
        for type in types[name] ?? [] { result = (isNumberType(type) ? Kind.number : .other).and(result) }
        return result
    }

    /// Whether what is declared with a type may begin as a number.
    func isNumberType(_ type: String) -> Bool { tables[Kind.numberType.rawValue].contains(type) }

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

    mutating func add(_ name: String, typed type: String) {
        tables[Kind.typed.rawValue].insert("\(name):\(type)")
        types[name, default: []].insert(type)
    }

    mutating func formUnion(_ other: NameKinds) {
        for (kind, names) in zip(tables.indices, other.tables) { tables[kind].add(names.names) }
        types.merge(other.types) { $0.union($1) }
    }

    /// Takes back what was added with `formUnion`.
    mutating func subtract(_ other: NameKinds) {
        for (kind, names) in zip(tables.indices, other.tables) { tables[kind].remove(names.names) }
        for (name, others) in other.types {
            let left = types[name]?.filter { type in
                !others.contains(type) || tables[Kind.typed.rawValue].contains("\(name):\(type)")
            }
            types[name] = left?.isEmpty ?? true ? nil : left
        }
    }

    /// The names that stand for something else in `other`.
    func differences(from other: NameKinds) -> Set<String> {
        var result: Set<String> = []
        for (kind, (own, others)) in zip(Kind.allCases, zip(tables, other.tables)) where own != others {
            let names = Set(own.names).symmetricDifference(others.names)
            switch kind {
            case .typed: result.formUnion(names.map { Self.parts(of: $0).name })
            case .numberType:
                for (name, types) in types.merging(other.types, uniquingKeysWith: { $0.union($1) })
                where !types.isDisjoint(with: names) { result.insert(name) }
            default: result.formUnion(names)
            }
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
    ///
    /// - Parameter known: What other files say.
    package static func members(of tree: SyntaxTree, with known: NameKinds) -> [String: NameKinds] {
        var result: [String: NameKinds] = [:]
        for statement in tree.statements {
            guard case .type(let type) = statement.kind else { continue }
            var collector = NameKindCollector(tree: tree, known: known)
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
