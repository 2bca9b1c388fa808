// Views that code makes in a local variable and keeps in a member: what is kept beside the member is about the same view.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds local variables that stand for what a member keeps, wherever the function with both of them runs.
struct KeptLocals: Sendable {
    private let tree: SyntaxTree
    private let index: SourceIndex
    /// Where variables are declared, by their names.
    private var declarations: [Name: [TextRange]] = [:]
    /// Where variables are given a value again, by their names.
    private var assignments: [Name: [TextRange]] = [:]
    /// What is assigned to members apart from nil, by their names.
    private var kept: [String: [(range: TextRange, value: ExpressionID)]] = [:]
    /// Members that have a value, or a getter, where they are declared.
    private var begun: Set<String> = []
    /// The bodies of functions by what these are called.
    private var bodies: [String: [TextRange]] = [:]

    init(_ tree: SyntaxTree, _ index: SourceIndex) {
        (self.tree, self.index) = (tree, index)
        for statement in tree.statements { note(statement) }
        for expression in tree.expressions {
            guard case .assignment(_, let target, let value) = expression.kind else { continue }
            if case .name(let name) = tree[target].kind { assignments[name, default: []].append(expression.range) }
            guard let member = MemberPath(tree.text[tree[target].range])?.name,
                !["nil", "Nil", "NULL"].contains(tree.text[tree[value].range])
            else { continue }
            kept[member, default: []].append((expression.range, value))
        }
    }

    private mutating func note(_ statement: Statement) {
        switch statement.kind {
        case .variable(let variable):
            for binding in variable.bindings { declarations[binding.name, default: []].append(statement.range) }
        case .function(let function):
            if let body = function.body { bodies[tree.string(function.name), default: []].append(body.range) }
        case .type(let type):
            for id in type.members.statements {
                guard case .variable(let variable) = tree[id].kind else { continue }
                for binding in variable.bindings {
                    let isBegun = binding.initializer.map { tree.text[tree[$0].range] != "nil" } ?? false
                    guard isBegun || binding.getter != nil,
                        let member = MemberPath(tree.string(binding.name))?.name
                    else { continue }
                    begun.insert(member)
                }
            }
        default: break
        }
    }

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
        bodies[member]?.contains(function) ?? false
    }

    /// Whether a variable has one declaration in a function, which is in the list, and no other value than the first.
    private func isDeclaredOnce(_ name: Name, in function: TextRange, _ list: TextRange) -> Bool {
        let places = (declarations[name] ?? []).filter { function.contains($0) }
        return places.count == 1 && index.list(around: places[0]) == list
            && !(assignments[name] ?? []).contains { function.contains($0) }
    }

    /// What a text assigns to a member apart from nil; nil where that is nothing or several things.
    private func onlyAssignment(to member: String) -> (range: TextRange, value: ExpressionID)? {
        guard !begun.contains(member), let all = kept[member], all.count == 1 else { return nil }
        return all[0]
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
