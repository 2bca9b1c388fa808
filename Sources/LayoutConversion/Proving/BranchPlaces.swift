// The branches and loops of a text, by their places: what stands in one runs when it does.

import MasonrySyntax
import SourceText

/// Where the innermost branch around a place begins.
struct BranchPlaces: Sendable {
    /// In the order of their beginnings, the outer before the inner ones.
    private var ranges: [TextRange]
    /// For each the nearest one around it.
    private var parents: [Int] = []

    /// - Parameter written: Branches that lie in one of these are none: the other version has them in other words.
    init(_ tree: SyntaxTree, besides written: [TextRange] = []) {
        let written = written.filter { $0.length > 0 }.sorted { $0.start < $1.start }
        // For each how far it or one before it reaches.
        var ends: [TextOffset] = []
        for range in written { ends.append(max(range.end, ends.last ?? range.end)) }
        ranges = Self.ranges(of: tree).filter { range in
            // What begins with what is written is around it: the list of a `case` that has nothing else.
            let place = written.partitionPoint { $0.start >= range.start } - 1
            return place < 0 || ends[place] < range.end
        }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
        var open: [Int] = []
        for (index, range) in ranges.enumerated() {
            while let last = open.last, ranges[last].end <= range.start { open.removeLast() }
            parents.append(open.last ?? -1)
            open.append(index)
        }
    }

    /// nil outside of all.
    func start(around range: TextRange) -> TextOffset? {
        var place = ranges.partitionPoint { $0.start > range.start } - 1
        while ranges.indices.contains(place) {
            if ranges[place].contains(range) { return ranges[place].start }
            place = parents[place]
        }
        return nil
    }

    private static func ranges(of tree: SyntaxTree) -> [TextRange] {
        var result: [TextRange] = []
        for statement in tree.statements {
            switch statement.kind {
            case .conditional(let conditional):
                result.append(conditional.then.range)
                if let otherwise = conditional.otherwise { result.append(otherwise.range) }
            case .loop(let loop): result.append(loop.body.range)
            case .switchCases(_, let cases, _): result += cases.map(\.range)
            default: break
            }
        }
        return result
    }
}
