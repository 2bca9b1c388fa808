// Which blocks are on which item, in one array for all.

import AutoLayout
import MasonrySemantics

/// For each item the blocks on it, as indices of `LayoutDocument.blocks` in written order.
struct BlocksByItem: Sendable {
    /// The blocks of item `i` are at `starts[i] ..< starts[i + 1]` of `blocks`.
    private var starts: [Int]
    private var blocks: [Int]

    /// Complexity: O(items + blocks).
    init(of document: LayoutDocument) {
        starts = Array(repeating: 0, count: document.items.count + 1)
        for index in document.blocks.indices {
            guard let item = document.blocks[index].receiver, item.index < document.items.count else { continue }
            starts[item.index + 1] += 1
        }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        blocks = Array(repeating: 0, count: starts.last ?? 0)
        var next = starts
        for index in document.blocks.indices {
            guard let item = document.blocks[index].receiver, item.index < document.items.count else { continue }
            blocks[next[item.index]] = index
            next[item.index] += 1
        }
    }

    /// None for an item of another document.
    subscript(item: ItemID) -> ArraySlice<Int> {
        guard item.index >= 0, item.index < starts.count - 1 else { return [] }
        return blocks[starts[item.index]..<starts[item.index + 1]]
    }
}

extension RuleContext {
    /// What the chains of the blocks on an item made, in written order.
    func constraints(ofBlocksOn item: ItemID) -> [MadeConstraint] {
        blocksByItem[item].flatMap { document.blocks[$0].chains }.flatMap { document[$0].constraints }.map {
            document[$0]
        }
    }

    /// Whether a view is a member that no other file names.
    func isHiddenMember(_ item: ItemID) -> Bool {
        let name = RuleContext.bare(document[item].name)
        return code.facts.types.contains { type in
            type.name == document[item].owner
                && type.members.contains { $0.name == name && $0.isPrivate && !$0.isOutlet }
        }
    }

    /// The method that holds a view in a variable of its own; nil where a member of some class is called so, or blocks of
    /// several methods are about it.
    func methodOfLocal(_ item: ItemID) -> CodeMethod? {
        let name = document[item].name
        guard let first = blocksByItem[item].first,
            !code.facts.types.contains(where: { $0.members.contains { $0.name == name } })
        else { return nil }
        func holds(_ method: CodeMethod, _ block: Int) -> Bool {
            let range = document.blocks[block].range
            return method.range.start <= range.start && range.end <= method.range.end
        }
        guard let method = code.facts.methods.first(where: { $0.kind == .method && holds($0, first) }),
            blocksByItem[item].allSatisfy({ holds(method, $0) }),
            code.facts.events(of: method).contains(where: {
                $0.kind == .assignment && $0.receiver == nil && tree.string($0.name) == name
            })
        else { return nil }
        return method
    }
}
