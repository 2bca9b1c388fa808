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
    private static let mostRounds = 6

    /// - Parameter document: The meaning of the text under `options`.
    package init(
        _ document: LayoutDocument, options: EvaluationOptions, _ request: ConversionRequest
    ) {
        self.document = document
        self.options = options
        self.request = request
    }

    package func run() -> Conversion {
        var blocks = BlockRewriter(document: document, target: request.target).blocks(touching: request.selection)
        var rounds = 0
        while rounds < Self.mostRounds {
            let tried = blocks.indices.filter { blocks[$0].isProven }
            guard !tried.isEmpty else { break }
            rounds += 1
            let failed = failed(tried, blocks)
            guard !failed.isEmpty else { break }
            for (index, mismatch) in failed {
                blocks[index].outcome = .left(.differs)
                blocks[index].mismatch = mismatch
            }
            if rounds == Self.mostRounds { for index in tried { blocks[index].outcome = .left(.differs) } }
        }
        if request.includesUnproven { for index in blocks.indices { markUnproven(&blocks[index]) } }
        let edits = blocks.filter(\.isConverted).flatMap(\.edits)
        return Conversion(blocks: blocks, edits: edits, rounds: rounds)
    }

    /// Those of the blocks that make something else when they are rewritten together.
    private func failed(_ tried: [Int], _ blocks: [BlockConversion]) -> [Int: [String]] {
        let edits = tried.flatMap { blocks[$0].edits }
        let places = PlaceMap(edits)
        let tree = SyntaxTree.parse(document.tree.text.applying(edits), dialect: document.tree.dialect)
        let after = LayoutDocument.evaluate(tree, options: options)
        let ranges = tried.map { blocks[$0].range }
        let before = ConstraintSets(document, blocks: ranges, places: places)
        let others = ConstraintSets(after, blocks: ranges.map { places.new($0) }, places: PlaceMap([]))
        let all = Dictionary(uniqueKeysWithValues: tried.map { ($0, [String]()) })
        guard others.problems <= before.problems else { return all }
        let different = before.differences(from: others, among: tried.indices)
        // What stands outside of all blocks may differ on account of any of them.
        if different == [-1] { return all }
        var result: [Int: [String]] = [:]
        for place in different where place >= 0 {
            result[tried[place]] = before.mismatch(with: others, ofBlock: place)
        }
        return result
    }

    /// Puts a comment above a block that is rewritten without a proof.
    private func markUnproven(_ block: inout BlockConversion) {
        guard case .left(.differs) = block.outcome, let first = block.edits.first else { return }
        block.outcome = .unproven
        let text = document.tree.text
        let start = text.lineRange(text.line(at: block.range.start))?.start ?? first.range.start
        let indentation = text[TextRange(start, block.range.start)]
        guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return }
        block.edits[0].text = "// Not proven to make the same constraints.\n" + indentation + first.text
    }
}
