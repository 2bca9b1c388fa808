// The dictionaries of views and metrics that nothing needs once the visual formats which took them are gone.

import MasonrySyntax
import SourceText

/// Finds local dictionaries that only formats used which were converted.
struct UnusedDictionaries: Sendable {
    private let tree: SyntaxTree
    private let index: SourceIndex
    private let lines: BlockUnwrapping.Lines

    init(_ tree: SyntaxTree) {
        self.tree = tree
        index = SourceIndex(tree)
        lines = BlockUnwrapping.Lines(tree: tree)
    }

    /// The edits that take their declarations out.
    ///
    /// - Parameter edits: What is changed otherwise. Complexity: O(statements + tokens of functions with such variables).
    func removals(after edits: [TextEdit]) -> [TextEdit] {
        var found: [TextRange] = []
        for statement in tree.statements {
            guard case .variable(let variable) = statement.kind, variable.bindings.count == 1,
                !variable.modifiers.contains(.member), let initializer = variable.bindings[0].initializer,
                isDictionary(initializer), let line = lines.wholeLine(statement.range),
                !edits.contains(where: { $0.range.start < line.end && line.start < $0.range.end })
            else { continue }
            let name = tree.string(variable.bindings[0].name)
            if isUnused(name, declared: statement.range, edits) { found.append(line) }
        }
        return lines.removals(of: found).map { TextEdit($0, "") }
    }

    /// Whether all that names a variable was rewritten, and something did.
    private func isUnused(_ name: String, declared: TextRange, _ edits: [TextEdit]) -> Bool {
        let list = index.list(around: declared)
        guard var place = tree.tokenIndex(at: declared.end) else { return false }
        var isUsed = false
        while place < tree.tokens.count, tree.tokens[place].range.start < list.end {
            let token = tree.tokens[place]
            place += 1
            guard token.kind == .identifier, tree.text[token.range] == name else { continue }
            guard edits.contains(where: { $0.range.contains(token.range) }) else { return false }
            isUsed = true
        }
        return isUsed && !edits.contains { list.contains($0.range) && $0.text.contains(name) }
    }

    private func isDictionary(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .dictionary(let entries): return entries.allSatisfy(isPlain)
        case .call(let callee, let arguments):
            return tree.text[tree[callee].range] == "NSDictionaryOfVariableBindings"
                && arguments.allSatisfy { $0.value.map(isPlain) ?? false }
        default: return false
        }
    }

    /// Whether asking for a value does nothing else.
    private func isPlain(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .name, .number, .string: true
        case .boxed(let inner), .parenthesized(let inner), .unary(_, let inner), .cast(_, let inner): isPlain(inner)
        case .member(let base, _, _): isPlain(base)
        case .binary(_, let left, let right): isPlain(left) && isPlain(right)
        default: false
        }
    }
}
