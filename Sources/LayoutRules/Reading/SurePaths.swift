// Whether a method does something on each way through it, as its statements show.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Follows the ways through a method to one of some places.
struct SurePaths {
    private let tree: SyntaxTree
    /// Where the places begin, in order.
    private let places: [TextOffset]
    /// Whether a chain of `if`s, or a `switch`, that names two cases and more may name all there are, also without a last
    /// `else`: what is asked are the rows of a list.
    private let mayNameAll: Bool

    init(_ tree: SyntaxTree, to places: [TextRange], mayNameAll: Bool = false) {
        self.tree = tree
        self.mayNameAll = mayNameAll
        self.places = places.map(\.start).sorted()
    }

    /// The body of the function that has its name at a place; nil where there is none. Complexity: O(log statements).
    static func body(_ tree: SyntaxTree, named place: TextRange) -> Block? {
        var statements = tree.root.statements
        for _ in 0..<32 {
            let index = statements.partitionPoint { tree[$0].range.end > place.start }
            guard statements.indices.contains(index) else { return nil }
            switch tree[statements[index]].kind {
            case .type(let type): statements = type.members.statements
            case .conditional(let conditional) where conditional.keyword == .directive:
                let isFirst = conditional.then.statements.last.map { tree[$0].range.end > place.start } ?? false
                statements = (isFirst ? conditional.then : conditional.otherwise ?? conditional.then).statements
            case .function(let function): return function.nameRange == place ? function.body : nil
            default: return nil
            }
        }
        return nil
    }

    private func leads(_ range: TextRange) -> Bool {
        let first = places.partitionPoint { $0 >= range.start }
        return places.indices.contains(first) && places[first] < range.end
    }

    /// Whether all ways that reach the end of `block` lead past a place. What leaves the method early counts as if it did, and
    /// so does a loop that has a place.
    func certainlyReach(in block: Block, depth: Int = 0) -> Bool {
        guard depth < 32 else { return true }
        for id in block.statements {
            // `break` goes on behind the `switch`.
            if case .jump(.behindLoop) = tree[id].kind { return false }
            if certainlyReaches(tree[id], depth) { return true }
        }
        return false
    }

    private func certainlyReaches(_ statement: Statement, _ depth: Int) -> Bool {
        switch statement.kind {
        case .returned, .jump: return true
        case .conditional(let conditional): return reaches(conditional, depth)
        case .switchCases(let subject, let cases, let labels):
            let namesAll = nameAllRemainders(labels, of: subject)
            let isWhole =
                tree.dialect == .swift || namesAll || labels.contains { $0.isDefault } || mayNameAll && cases.count > 1
            return isWhole && !cases.isEmpty
                && zip(cases, labels).allSatisfy { block, label in
                    label.isDefault && (namesAll || mayNameAll && cases.count > 2 && isEmpty(block))
                        || certainlyReach(in: block, depth: depth + 1)
                }
        case .block(let inner): return certainlyReach(in: inner, depth: depth + 1)
        default: return leads(statement.range)
        }
    }

    /// Whether a block only goes on behind the `switch`: Swift asks for a `default` also where nothing is left for it.
    private func isEmpty(_ block: Block) -> Bool {
        block.statements.allSatisfy { id in
            if case .jump(.behindLoop) = tree[id].kind { return true }
            return false
        }
    }

    /// Whether the cases of `index % 3` are 0, 1 and 2: nothing else comes, unless the index is negative.
    private func nameAllRemainders(_ labels: [CaseLabels], of subject: ExpressionID?) -> Bool {
        var subject = subject
        while let id = subject, case .parenthesized(let inner) = tree[id].kind { subject = inner }
        guard let subject, case .binary(.remainder, _, let divisor) = tree[subject].kind,
            case .number(let count, _) = tree[divisor].kind, count >= 2, count <= 64
        else { return false }
        let named = Set(
            labels.lazy.flatMap(\.values).compactMap { id -> Double? in
                if case .number(let value, _) = tree[id].kind { value } else { nil }
            })
        return stride(from: 0, to: count, by: 1).allSatisfy(named.contains)
    }

    private func reaches(_ conditional: Conditional, _ depth: Int) -> Bool {
        let then = certainlyReach(in: conditional.then, depth: depth + 1)
        switch conditional.keyword {
        case .guardStatement: return false
        // One way is compiled, or is always taken on one device.
        case .directive: return then || conditional.otherwise.map { certainlyReach(in: $0, depth: depth + 1) } ?? false
        case .ifStatement where isAvailability(conditional):
            return then || conditional.otherwise.map { certainlyReach(in: $0, depth: depth + 1) } ?? false
        case .ifStatement:
            if let otherwise = conditional.otherwise {
                return then && (certainlyReach(in: otherwise, depth: depth + 1) || endsChain(otherwise, depth + 1))
            }
            return then && asksForAll(conditional)
        }
    }

    private func isAvailability(_ conditional: Conditional) -> Bool {
        guard let condition = conditional.condition, case .available = tree[condition].kind else { return false }
        return true
    }

    /// Whether an `else` is the last `else if` of a chain that may name all there are.
    private func endsChain(_ block: Block, _ depth: Int) -> Bool {
        guard mayNameAll, block.statements.count == 1, case .conditional(let last) = tree[block.statements[0]].kind,
            last.keyword == .ifStatement, last.otherwise == nil
        else { return false }
        return certainlyReach(in: last.then, depth: depth + 1)
    }

    /// `if let model`, `if (self.model != nil)`: where there is nothing to show, nobody sees what is shown.
    private func asksForAll(_ conditional: Conditional) -> Bool {
        if let condition = conditional.condition { return isWhole(condition) }
        return !conditional.bindings.isEmpty && conditional.bindings.allSatisfy { $0.initializer.map(isWhole) ?? true }
    }

    private func isWhole(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .name: true
        case .member(let base, _, _):
            if case .name(let name) = tree[base].kind { name.word == .`self` } else { false }
        case .parenthesized(let inner), .cast(_, let inner): isWhole(inner)
        case .binary(.notEqual, let one, let other): isWhole(one) && isWhole(other)
        // As many rows as there are elements, or a list of one section.
        case .binary(.less, let row, let count): isPlace(row, "row", "item", "section") && isPlace(count, "count")
        case .binary(.greater, let count, let row):
            // Without any element there is no row.
            isPlace(count, "count") && (isPlace(row, "row", "item", "section") || mayNameAll && isZero(row))
        case .binary(.equal, let section, _): mayNameAll && isPlace(section, "section")
        default: false
        }
    }

    private func isZero(_ id: ExpressionID) -> Bool {
        if case .number(0, _) = tree[id].kind { return true }
        return false
    }

    /// Whether an expression is a member of one of these names: `indexPath.row`, `list.count`.
    private func isPlace(_ id: ExpressionID, _ names: String...) -> Bool {
        if case .member(_, let name, _) = tree[id].kind { return names.contains(tree.string(name)) }
        return false
    }
}
