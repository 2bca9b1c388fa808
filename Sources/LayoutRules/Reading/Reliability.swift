// Of which items everything is known, so that something missing is really missing.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The items that something broken or unknown touches: their frames prove nothing, and they are not called ambiguous.
struct Reliability: Sendable {
    private var doubtful: [Bool]
    /// As `doubtful`, of items whose own content may have any size.
    private var doubtfulBesidesContent: [Bool]

    init(document: LayoutDocument, conflicts: [ConflictGroup]) {
        doubtful = Array(repeating: false, count: document.items.count)
        doubtfulBesidesContent = doubtful
        for index in document.items.indices where !document.items[index].unknowns.isEmpty {
            doubtful[index] = true
            doubtfulBesidesContent[index] = !document.items[index].unknowns.isSubset(of: [.width, .height])
        }
        markUnknownConstraints(of: document)
        markStoppedChains(of: document)
        markProblems(of: document)
        markSyntaxProblems(of: document)
        for conflict in conflicts {
            for item in document.items(of: conflict.broken) { mark(item) }
        }
    }

    /// Whether all that is said about `item` is known and took effect.
    func isReliable(_ item: ItemID) -> Bool { doubtful.indices.contains(item.index) && !doubtful[item.index] }

    /// Whether all that is said about `item` is known and took effect, whatever size its text or image has.
    func isReliableBesidesContent(_ item: ItemID) -> Bool {
        doubtfulBesidesContent.indices.contains(item.index) && !doubtfulBesidesContent[item.index]
    }

    private mutating func mark(_ item: ItemID) {
        guard doubtful.indices.contains(item.index) else { return }
        doubtful[item.index] = true
        doubtfulBesidesContent[item.index] = true
    }

    private mutating func markUnknownConstraints(of document: LayoutDocument) {
        for index in document.constraints.indices where !document.constraints[index].isKnown {
            for item in document.items(of: MadeConstraintID(index)) { mark(item) }
        }
    }

    private mutating func markStoppedChains(of document: LayoutDocument) {
        for index in document.chainRecords.indices
        where document.chainRecords[index].unknown != nil || document.chainRecords[index].isStopped {
            mark(document.chainRecords[index], in: document)
        }
    }

    /// Everything a chain speaks of: its receiver and each view named in it.
    private mutating func mark(_ chain: ChainRecord, in document: LayoutDocument) {
        if let receiver = chain.receiver { mark(receiver) }
        markReferences(in: chain.range, of: document)
    }

    private mutating func markReferences(in range: TextRange, of document: LayoutDocument) {
        for reference in document.references(in: range) {
            if case .item(let item) = reference.symbol { mark(item) }
        }
    }

    private mutating func markProblems(of document: LayoutDocument) {
        var names: Set<String> = []
        for problem in document.problems {
            switch problem.kind {
            case .unknownDevice: continue
            case .redeclaredName(let name, _): names.insert(name)
            case .unknownView(_, let nearest?), .unknownName(_, let nearest?): names.insert(nearest)
            default: break
            }
            if let id = problem.chain, document.chainRecords.indices.contains(id.index) {
                mark(document.chainRecords[id.index], in: document)
            }
            markReferences(in: problem.range, of: document)
        }
        if names.isEmpty { return }
        for index in document.items.indices where names.contains(document.items[index].name) { mark(ItemID(index)) }
    }

    /// A text that does not parse may have hidden anything about the views it names or whose block it stands in.
    private mutating func markSyntaxProblems(of document: LayoutDocument) {
        guard !document.tree.problems.isEmpty else { return }
        var names: Set<String> = []
        // In the order of the text.
        let places = document.tree.problems.map(\.range.start)
        for index in document.blocks.indices {
            let range = document.blocks[index].range
            let first = places.partitionPoint { $0 >= range.start }
            guard first < places.count, range.touches(places[first]) else { continue }
            if let receiver = document.blocks[index].receiver { mark(receiver) }
        }
        for problem in document.tree.problems {
            let lines = document.tree.text.lines(of: problem.range)
            for token in document.tree.tokens(in: lines) where token.kind == .identifier {
                names.insert(document.tree.text[token.range])
            }
        }
        // Of several items with one name the first is meant.
        for index in document.items.indices where names.contains(document.items[index].name) {
            mark(ItemID(index))
            names.remove(document.items[index].name)
        }
    }
}

extension SourceText {
    /// The whole lines that `range` touches.
    func lines(of range: TextRange) -> TextRange {
        let first = lineRange(line(at: range.start)) ?? range
        let last = lineRange(line(at: range.end)) ?? range
        return first.union(last)
    }
}

extension LayoutDocument {
    /// The names resolved within `range`, in order. Complexity: O(log references + found).
    package func references(in range: TextRange) -> ArraySlice<Reference> {
        let first = references.partitionPoint { $0.range.start >= range.start }
        var end = first
        while end < references.count, references[end].range.end <= range.end { end += 1 }
        return references[first..<end]
    }
}
