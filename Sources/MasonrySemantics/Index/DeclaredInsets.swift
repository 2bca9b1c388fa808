// Which names of a text stand for insets, as far as their declarations say it: `var contentInsets = UIEdgeInsets(…)`.

import MasonrySyntax
import SourceText

/// The names that a text declares as `UIEdgeInsets` and as nothing else.
package struct DeclaredInsets: Sendable {
    private var names: Set<String> = []
    /// The types that the text declares or extends.
    private var types: Set<String> = []

    package init(_ tree: SyntaxTree) {
        var others: Set<String> = []
        var functions: Set<String> = []
        for case .function(let function) in tree.statements.lazy.map(\.kind)
        where Self.isInsets(function.returnType, tree) {
            functions.insert(tree.string(function.name))
        }
        func note(_ name: Name, _ isOne: Bool) {
            if isOne { names.insert(Self.bare(tree.string(name))) } else { others.insert(Self.bare(tree.string(name))) }
        }
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let variable):
                for binding in variable.bindings {
                    let isMade =
                        binding.type == nil
                        && binding.initializer.map { Self.makesInsets($0, functions, tree) } ?? false
                    note(binding.name, isMade || Self.isInsets(binding.type, tree))
                }
            case .function(let function):
                for parameter in function.parameters { note(parameter.name, Self.isInsets(parameter.type, tree)) }
            case .type(let type): types.insert(tree.string(type.name))
            default: break
            }
        }
        names.subtract(others)
    }

    /// Whether an expression names insets: a variable, a member of the object that code belongs to, or one of a type that the
    /// text declares. Members of other objects may be of any type.
    package func contain(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
        guard !names.isEmpty else { return false }
        switch tree[id].kind {
        case .parenthesized(let inner): return contain(inner, in: tree)
        case .name(let name): return names.contains(Self.bare(tree.string(name)))
        case .member(let base, let name, _):
            guard case .name(let owner) = tree[base].kind, names.contains(Self.bare(tree.string(name))) else {
                return false
            }
            let text = tree.string(owner)
            return SelfAlias.isSelfOrAlias(text) || text == "Self" || types.contains(text)
        default: return false
        }
    }

    /// One that may be nil is none.
    private static func isInsets(_ type: TypeName?, _ tree: SyntaxTree) -> Bool {
        guard let type, !type.isArray, tree.string(type.name) == "UIEdgeInsets" else { return false }
        let end = min(type.range.end.utf8 + 1, tree.text.length)
        return !tree.text[TextRange(type.range.start.utf8, end)].contains { $0 == "?" || $0 == "!" || $0 == "*" }
    }

    private static func makesInsets(_ id: ExpressionID, _ functions: Set<String>, _ tree: SyntaxTree) -> Bool {
        switch tree[id].kind {
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name):
                ["UIEdgeInsets", "UIEdgeInsetsMake"].contains(tree.string(name))
                    || functions.contains(tree.string(name))
            case .member(let base, let name, _):
                tree.text[tree[base].range] == "UIEdgeInsets" && name.word == .`init`
            default: false
            }
        case .member(let base, let name, _):
            tree.text[tree[base].range] == "UIEdgeInsets" && name.word == .zero
        default: false
        }
    }

    /// Without the underscore of an instance variable.
    private static func bare(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
