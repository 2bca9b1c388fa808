// The invariants of trees, for tests: fatal there and nowhere else.

import SourceText

extension SyntaxTree {
    /// What of the tree contradicts its definition; empty for every tree that `parse` returns.
    package var brokenInvariants: [String] {
        var broken: [String] = []
        checkTokens(&broken)
        let starts = Set(tokens.map(\.range.start.utf8)).union([text.length])
        var previous = root.range.start
        for id in root.statements {
            check(.statement(id), in: root.range, after: previous, starts, &broken)
            previous = self[id].range.end
        }
        return broken
    }

    private func checkTokens(_ broken: inout [String]) {
        var end = TextOffset.zero
        for token in tokens {
            if token.range.start != end || token.range.isEmpty { broken.append("token at \(token.range.start.utf8)") }
            end = token.range.end
        }
        if end.utf8 != text.length { broken.append("tokens end at \(end.utf8) of \(text.length)") }
    }

    private func check(
        _ node: SyntaxNode, in parent: TextRange, after previous: TextOffset, _ starts: Set<Int>?,
        _ broken: inout [String]
    ) {
        let range = range(of: node)
        if !parent.contains(range) { broken.append("\(text[range]) leaves its parent \(text[parent])") }
        if range.start < previous { broken.append("\(text[range]) overlaps the node before it") }
        var starts = starts
        if case .statement = node, let starts {
            for edge in [range.start, range.end] where !starts.contains(edge.utf8) {
                broken.append("a statement cuts the token at \(edge.utf8)")
            }
        }
        if isMacro(node) { starts = nil }
        var children: [SyntaxNode] = []
        forEachChild(of: node) { children.append($0) }
        var end = range.start
        for child in children {
            check(child, in: range, after: end, starts, &broken)
            end = self.range(of: child).end
        }
    }

    /// A macro is one token, whatever stands in it.
    private func isMacro(_ node: SyntaxNode) -> Bool {
        guard case .statement(let id) = node, case .macro = self[id].kind else { return false }
        return true
    }
}
