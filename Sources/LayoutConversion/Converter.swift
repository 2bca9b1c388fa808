// Converts the blocks of a text: writes each anew, evaluates the text again, and keeps what makes the same constraints.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Converts one text.
package struct Converter: Sendable {
    let document: LayoutDocument
    let options: EvaluationOptions
    let request: ConversionRequest
    /// How often a text is evaluated at most.
    private static let mostRounds = 8

    /// - Parameter document: The meaning of the text under `options`.
    package init(_ document: LayoutDocument, options: EvaluationOptions, _ request: ConversionRequest) {
        self.document = document
        self.options = options
        self.request = request
    }

    package func run() -> Conversion {
        let classes = ClassRelation(document.tree, options)
        var blocks = BlockRewriter(
            document: document, request: request, classes: classes, kinds: options.index?.kinds ?? NameKinds(),
            hidden: HiddenMembers(document.tree, options.companions),
            selfMaking: SelfMakingCalls(document.tree, request.foreign.shares.selfMaking)
        ).blocks()
        leaveOverlapping(&blocks)
        Bonds.leaveBroken(&blocks)
        var rounds = 0
        while rounds < Self.mostRounds {
            // What is written for another file was shown beside itself.
            let tried = blocks.indices.filter { blocks[$0].isProven && blocks[$0].port == nil }
            guard !tried.isEmpty else { break }
            rounds += 1
            let failed = failed(tried, blocks)
            guard !failed.isEmpty else { break }
            for (index, mismatch) in failed {
                blocks[index].outcome = .left(.differs)
                blocks[index].mismatch = mismatch
            }
            Bonds.leaveBroken(&blocks)
            if rounds == Self.mostRounds { for index in tried { blocks[index].outcome = .left(.differs) } }
        }
        if request.includesUnproven { for index in blocks.indices { markUnproven(&blocks[index]) } }
        let converted = blocks.filter(\.isConverted)
        var edits = converted.flatMap(\.edits)
        var plain = converted.flatMap { $0.unbound ?? $0.edits }
        let unused = UnusedDictionaries(document.tree).removals(after: edits)
        edits += unused
        plain += unused
        let isAll = request.selection.map { $0.contains(document.tree.text.range) } ?? true
        let isWhole = isAll && converted.count == blocks.count
        if let last = ImportEdits(document.tree, request.target).edit(after: edits, isWhole: isWhole) {
            edits.append(last)
            plain.append(last)
        }
        let (sorted, sortedPlain) = (edits.sorted(by: isEarlier), plain.sorted(by: isEarlier))
        var result = Conversion(blocks: blocks, edits: sorted.withJoinedClassExtensions(), rounds: rounds)
        result.plainEdits = sortedPlain.withJoinedClassExtensions()
        return result
    }

    /// Leaves blocks whose edits lie in those of another one, as those of a block in a block do.
    private func leaveOverlapping(_ blocks: inout [BlockConversion]) {
        let edits = blocks.indices.flatMap { index in blocks[index].edits.map { (block: index, range: $0.range) } }
            .sorted { ($0.range.start, $0.block) < ($1.range.start, $1.block) }
        var end = TextOffset.zero
        for edit in edits {
            if edit.range.start < end {
                blocks[edit.block].outcome = .left(.statement(blocks[edit.block].range))
                blocks[edit.block].edits = []
            }
            end = max(end, edit.range.end)
        }
    }

    private func isEarlier(_ one: TextEdit, _ other: TextEdit) -> Bool { one.range.start < other.range.start }

    /// Those of the blocks that make something else when they are rewritten together, with what differs.
    private func failed(_ tried: [Int], _ blocks: [BlockConversion]) -> [Int: [String]] {
        let edits = tried.flatMap { blocks[$0].proving ?? blocks[$0].edits }.sorted { $0.range.start < $1.range.start }
        let places = PlaceMap(edits)
        let tree = SyntaxTree.parse(document.tree.text.applying(edits), dialect: document.tree.dialect)
        var options = options
        for block in tried { options.numbers.formUnion(blocks[block].numbers) }
        let after = LayoutDocument.evaluate(tree, options: options)
        let pieces = tried.flatMap { block in blocks[block].pieces.map { (block: block, ranges: $0) } }
        let maker = SignatureMaker(document, places: places)
        let remade = Set(tried.flatMap { blocks[$0].remade.map { maker.name(of: $0) } })
        let refreshed = Set(tried.compactMap { blocks[$0].refreshed.map { maker.name(of: $0) } })
        let before = ConstraintSets(
            document, blocks: pieces.map(\.ranges), places: places, remade: remade,
            refreshed: refreshed, written: edits.map(\.range))
        let others = ConstraintSets(
            after, blocks: pieces.map { $0.ranges.map(places.new) }, places: PlaceMap([]), remade: remade,
            refreshed: refreshed, written: places.written)
        let all = Dictionary(uniqueKeysWithValues: tried.map { ($0, [String]()) })
        guard others.problems <= before.problems else { return all }
        var different = before.differences(from: others, among: pieces.indices)
        for (place, piece) in pieces.enumerated() where blocks[piece.block].refreshed != nil {
            if !others.refreshes(place, all: blocks[piece.block].refreshesAll) { different.insert(place) }
        }
        // What stands outside of all blocks may differ on account of any of them.
        if different == [-1] {
            let words = before.mismatch(with: others, ofBlock: -1)
            return all.mapValues { _ in words }
        }
        var result: [Int: [String]] = [:]
        for place in different where place >= 0 {
            result[pieces[place].block, default: []] += before.mismatch(with: others, ofBlock: place)
        }
        return result
    }

    /// Puts a comment above a block that is rewritten without a proof.
    private func markUnproven(_ block: inout BlockConversion) {
        guard case .left(.differs) = block.outcome, !block.edits.isEmpty else { return }
        block.outcome = .unproven
        // What stands elsewhere belongs to properties.
        guard
            let place = block.edits.firstIndex(where: {
                $0.range.end >= block.range.start && $0.range.start <= block.range.end
            })
        else { return }
        let first = block.edits[place]
        let text = document.tree.text
        let start = text.lineRange(text.line(at: block.range.start))?.start ?? first.range.start
        let indentation = text[TextRange(start, block.range.start)]
        guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return }
        block.edits[place].text = "// Not proven to make the same constraints.\n" + indentation + first.text
    }
}
