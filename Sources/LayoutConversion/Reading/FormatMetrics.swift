// The numbers that visual formats name: a block that has them written out must not write what changes.

import MasonrySyntax
import SourceText

/// The metrics of visual formats of one text.
struct FormatMetrics: Sendable {
    let tree: SyntaxTree
    /// The values of variables that are declared once and given nothing else.
    private let values: [String: ExpressionID]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        var values: [String: ExpressionID] = [:]
        var changed: Set<String> = []
        for statement in tree.statements {
            if case .macro(let macro) = statement.kind, let value = macro.value {
                values[tree.string(macro.name)] = value
            }
            guard case .variable(let variable) = statement.kind else { continue }
            for binding in variable.bindings {
                let name = tree.string(binding.name)
                if values[name] != nil || binding.initializer == nil { changed.insert(name) }
                values[name] = binding.initializer
            }
        }
        for expression in tree.expressions {
            guard case .assignment(_, let target, _) = expression.kind else { continue }
            switch tree[target].kind {
            case .name(let name), .member(_, let name, _): changed.insert(tree.string(name))
            default: break
            }
        }
        self.values = values.filter { !changed.contains($0.key) }
    }

    /// The first value that a call's metrics have and that is no fixed number; nil where there is none.
    func changing(in call: ExpressionID) -> ExpressionID? {
        let arguments: [Argument] =
            switch tree[call].kind {
            case .call(_, let arguments), .message(_, let arguments): arguments
            default: []
            }
        guard let metrics = arguments.first(where: { $0.label.map { tree.string($0) } == "metrics" })?.value,
            !["nil", "NULL", "0", "[:]", "@{}"].contains(tree.text[tree[metrics].range])
        else { return nil }
        var dictionary = metrics
        if case .name(let name) = tree[metrics].kind {
            guard let value = values[tree.string(name)] else { return metrics }
            dictionary = value
        }
        guard case .dictionary(let entries) = tree[dictionary].kind else { return metrics }
        return entries.indices.filter { $0 % 2 == 1 }.map { entries[$0] }.first { !isFixed($0, depth: 0) }
    }

    private func isFixed(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch tree[id].kind {
        case .number: return true
        case .boxed(let inner), .parenthesized(let inner), .unary(.subtract, let inner), .cast(_, let inner):
            return isFixed(inner, depth: depth + 1)
        case .name(let name): return values[tree.string(name)].map { isFixed($0, depth: depth + 1) } ?? false
        default: return false
        }
    }
}
