// Views that code makes in a local variable and keeps in a member: what is kept beside the member is about the same view.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds local variables that stand for what a member keeps, wherever the function with both of them runs.
struct KeptLocals: Sendable {
    private let tree: SyntaxTree
    private let index: SourceIndex

    init(_ tree: SyntaxTree, _ index: SourceIndex) { (self.tree, self.index) = (tree, index) }

    /// Whether code at a place names by `local` what `member` keeps, and nothing else is ever kept there: the variable is
    /// declared in the same list of statements, only there given a value, and in the same list the one thing that the
    /// text assigns to the member. A getter is none: what names the member would run it, and what is beside it would not.
    func isKept(_ local: String, at place: TextRange, as member: String) -> Bool {
        let list = index.list(around: place)
        let function = index.function(around: place)
        guard let name = tree.names.find(local), !isGetter(function, of: member),
            isDeclaredOnce(name, in: function, list), let kept = onlyAssignment(to: member),
            case .name(name) = tree[kept.value].kind, let statement = index.statement(of: kept.range),
            index.list(around: tree[statement].range) == list
        else { return false }
        return !leaves(between: place, tree[statement].range)
    }

    private func isGetter(_ function: TextRange, of member: String) -> Bool {
        tree.statements.contains { statement in
            guard case .function(let own) = statement.kind, own.body?.range == function else { return false }
            return tree.string(own.name) == member
        }
    }

    /// Whether a variable has one declaration in a function, which is in the list, and no other value than the first.
    private func isDeclaredOnce(_ name: Name, in function: TextRange, _ list: TextRange) -> Bool {
        var places: [TextRange] = []
        for statement in tree.statements where function.contains(statement.range) {
            guard case .variable(let variable) = statement.kind else { continue }
            if variable.bindings.contains(where: { $0.name == name }) { places.append(statement.range) }
        }
        guard places.count == 1, index.list(around: places[0]) == list else { return false }
        return !tree.expressions.contains { expression in
            guard case .assignment(_, let target, _) = expression.kind, case .name(name) = tree[target].kind else {
                return false
            }
            return function.contains(expression.range)
        }
    }

    /// What a text assigns to a member apart from nil; nil where that is nothing or several things.
    private func onlyAssignment(to member: String) -> (range: TextRange, value: ExpressionID)? {
        let hasFirst = tree.statements.contains { statement in
            guard case .type(let type) = statement.kind else { return false }
            return type.members.statements.contains { id in
                guard case .variable(let variable) = tree[id].kind else { return false }
                return variable.bindings.contains { binding in
                    guard MemberPath(tree.string(binding.name))?.name == member else { return false }
                    return binding.getter != nil
                        || binding.initializer.map { tree.text[tree[$0].range] != "nil" } ?? false
                }
            }
        }
        guard !hasFirst else { return nil }
        var result: (range: TextRange, value: ExpressionID)?
        for expression in tree.expressions {
            guard case .assignment(_, let target, let value) = expression.kind,
                MemberPath(tree.text[tree[target].range])?.name == member,
                !["nil", "Nil", "NULL"].contains(tree.text[tree[value].range])
            else { continue }
            if result != nil { return nil }
            result = (expression.range, value)
        }
        return result
    }

    /// Whether code between two places may end what runs both.
    private func leaves(between one: TextRange, _ other: TextRange) -> Bool {
        let (start, end) = one.start < other.start ? (one.end, other.start) : (other.end, one.start)
        guard start <= end, var place = tree.tokenIndex(at: start) else { return true }
        while place < tree.tokens.count, tree.tokens[place].range.start < end {
            let token = tree.tokens[place]
            if token.kind != .lineComment, token.kind != .blockComment, Self.jumps.contains(tree.text[token.range]) {
                return true
            }
            place += 1
        }
        return false
    }

    private static let jumps: Set<String> = ["return", "throw", "break", "continue", "goto", "try"]
}
