// The numbers that visual formats name, as the metrics give them.

import MasonrySemantics
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

    /// The numbers of a constraint, as far as metrics give them.
    struct Words {
        var constant: ExpressionID?
        var priority: ExpressionID?
        var isNegated = false
    }

    /// Those of the constraints that a call makes, in their order; empty where no metric gives one.
    func words(in call: ExpressionID, count: Int) throws(Reason) -> [Words] {
        let arguments: [Argument] =
            switch tree[call].kind {
            case .call(_, let arguments), .message(_, let arguments): arguments
            default: []
            }
        func argument(_ labels: String...) -> ExpressionID? {
            arguments.first { $0.label.map { labels.contains(tree.string($0)) } ?? false }?.value
        }
        guard let metrics = argument("metrics"), !Self.empty.contains(tree.text[tree[metrics].range]) else { return [] }
        var dictionary = metrics
        if case .name(let name) = tree[metrics].kind, let value = values[tree.string(name)] { dictionary = value }
        guard case .dictionary(let entries) = tree[dictionary].kind,
            let text = argument("constraintsWithVisualFormat", "withVisualFormat"),
            case .string(let contents) = tree[text].kind, let format = VisualFormat(tree.text[contents])
        else { throw Reason(.inexpressible(tree[metrics].range)) }
        var named: [String: ExpressionID] = [:]
        for place in stride(from: 0, to: entries.count - 1, by: 2) {
            guard case .string(let key) = tree[entries[place]].kind else { continue }
            named[tree.text[key]] = entries[place + 1]
        }
        func value(_ operand: VisualFormat.Operand?) -> ExpressionID? {
            if case .name(let name)? = operand { named[name] } else { nil }
        }
        let words = format.numbers { named[$0] != nil }.map { numbers in
            Words(
                constant: value(numbers.constant), priority: value(numbers.priority), isNegated: numbers.isNegated)
        }
        if words.count == count { return words }
        // Which number is whose is not known: those that never change may be written out.
        if let changing = named.values.filter({ !isFixed($0, depth: 0) }).min(by: {
            tree[$0].range.start < tree[$1].range.start
        }) {
            throw Reason(.inexpressible(tree[changing].range))
        }
        return []
    }

    private static let empty: Set<String> = ["nil", "NULL", "0", "[:]", "@{}"]

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
