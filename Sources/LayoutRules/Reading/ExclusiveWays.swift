// Whether two places of a method stand in different branches, so that one run comes past one of them at most.

import MasonrySyntax
import SourceText

/// Looks for the branch that parts two places.
struct ExclusiveWays {
    private let tree: SyntaxTree
    private static let deepest = 32

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// Whether no run of the method that is named at `method` comes past both places.
    func part(_ one: TextRange, _ other: TextRange, ofMethodAt method: TextRange) -> Bool {
        guard let body = SurePaths.body(tree, named: method) else { return false }
        let places = one.start < other.start ? (one, other) : (other, one)
        return part(places.0, places.1, in: body, depth: 0)
    }

    /// - Parameter first: the place that stands before the other one.
    private func part(_ first: TextRange, _ second: TextRange, in block: Block, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        for id in block.statements where tree[id].range.contains(first) {
            let isWhole = tree[id].range.contains(second)
            switch tree[id].kind {
            case .conditional(let conditional) where conditional.keyword != .directive:
                let blocks = [conditional.then] + (conditional.otherwise.map { [$0] } ?? [])
                // What stands behind a branch that leaves the method never runs after it.
                guard isWhole else { return blocks.contains { $0.range.contains(first) && leaves($0) } }
                return part(first, second, among: blocks, depth)
            case .switchCases(_, let cases, _) where isWhole: return part(first, second, among: cases, depth)
            case .block(let inner) where isWhole: return part(first, second, in: inner, depth: depth + 1)
            default: return false
            }
        }
        return false
    }

    private func part(_ first: TextRange, _ second: TextRange, among blocks: [Block], _ depth: Int) -> Bool {
        guard let own = blocks.first(where: { holds($0, first) }), let other = blocks.last(where: { holds($0, second) })
        else { return false }
        return own.range != other.range || part(first, second, in: own, depth: depth + 1)
    }

    private func holds(_ block: Block, _ place: TextRange) -> Bool {
        block.statements.contains { tree[$0].range.contains(place) }
    }

    private func leaves(_ block: Block) -> Bool {
        guard let last = block.statements.last, case .returned = tree[last].kind else { return false }
        return true
    }
}
