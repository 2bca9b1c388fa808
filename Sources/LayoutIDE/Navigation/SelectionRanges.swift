// Growing a selection along the tree.

import MasonrySyntax
import SourceText

extension Analysis {
    /// The ranges to select one after the other from `offset` outwards: each lies in the next and is longer; the last
    /// is the file.
    package func selectionRanges(at offset: TextOffset) -> [TextRange] {
        var ranges: [TextRange] = []
        if let word = word(at: offset) { ranges.append(word) }
        for node in tree.path(to: offset).reversed() {
            ranges.append(contentsOf: parts(of: node, around: offset))
            ranges.append(tree.range(of: node))
        }
        ranges.append(text.range)
        var result: [TextRange] = []
        for range in ranges {
            guard let last = result.last else {
                result.append(range)
                continue
            }
            if range.contains(last), range != last { result.append(range) }
        }
        return result
    }

    /// The word, number, string or comment that `offset` touches; a word wins.
    private func word(at offset: TextOffset) -> TextRange? {
        guard let index = tree.tokenIndex(at: offset) else { return nil }
        let candidates = [index, index - 1].filter { tree.tokens.indices.contains($0) }.map { tree.tokens[$0] }
            .filter { $0.range.touches(offset) && $0.kind != .whitespace && $0.kind != .newline }
        return (candidates.first { $0.kind == .identifier } ?? candidates.first { $0.kind != .punctuation })?.range
    }

    /// What lies between a node and its children: arguments with their parentheses, the inside of braces.
    private func parts(of node: SyntaxNode, around offset: TextOffset) -> [TextRange] {
        var result: [TextRange] = []
        switch node {
        case .expression(let id):
            switch tree[id].kind {
            case .call(let callee, _):
                if case .member(_, _, let name) = tree[callee].kind, name.start <= offset {
                    result.append(TextRange(name.start, tree[id].range.end))
                }
            case .closure(let closure): result += insides(of: closure.body)
            default: break
            }
        case .statement(let id):
            switch tree[id].kind {
            case .view(let view): if let members = view.members { result += insides(of: members) }
            case .state(let state): result += insides(of: state.body)
            case .function(let function): if let body = function.body { result += insides(of: body) }
            case .type(let type): result += insides(of: type.members)
            default: break
            }
        }
        return result.filter { $0.touches(offset) }
    }

    /// The statements of a block, then the block with its braces.
    private func insides(of block: Block) -> [TextRange] {
        guard let first = block.statements.first, let last = block.statements.last else { return [block.range] }
        return [tree[first].range.union(tree[last].range), block.range]
    }
}
