// Converting whole texts, for the command line and for editors.

import AutoLayout
import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText

/// What became of a text.
package typealias ConvertedText = Conversion
package typealias ConversionGoal = ConversionTarget
package typealias ConvertedBlock = BlockConversion
package typealias ConversionMode = ConversionRequest

package typealias TextChangesOutside = OutsideChanges

/// The views and constraints of other files that a text changes.
package func outsideChanges(
    in text: SourceText, _ dialect: Dialect, with companions: [SourceText]
) -> TextChangesOutside {
    ForeignChangeFinder.outsideChanges(in: text, dialect, with: companions)
}

/// Converts the constraint code of a text. What holds is proven for every device: a configured one is left out.
package func convert(
    _ text: SourceText, _ dialect: Dialect, _ configuration: AnalysisConfiguration, _ mode: ConversionMode
) -> ConvertedText {
    if dialect == .masonry {
        return Analysis(text: text, dialect: dialect, configuration: configuration).convertedBlocks(mode)
    }
    let options = configuration.provingOptions(dialect)
    let document = LayoutDocument.evaluate(SyntaxTree.parse(text, dialect: dialect), options: options)
    return Converter(document, options: options, mode).run()
}

extension AnalysisConfiguration {
    /// Without a device and without values that users give: what is proven holds for all.
    fileprivate func provingOptions(_ dialect: Dialect) -> EvaluationOptions {
        var configuration = self
        configuration.device = nil
        configuration.values = [:]
        return configuration.evaluationOptions(dialect)
    }
}

extension Analysis {
    /// All blocks of a `.masonry` file in the words of one library.
    fileprivate func convertedBlocks(_ mode: ConversionMode) -> ConvertedText {
        guard let library: Library = mode.target == .snapKit ? .snapKit : mode.target == .masonry ? .masonry : nil
        else {
            return ConvertedText(blocks: [], edits: [], rounds: 0)
        }
        let ranges = otherBlocks(than: library, in: mode.selection ?? text.range)
        // Nearly always all of them keep their constraints at once.
        let all = ranges.map { blockEdits(at: $0) }
        if all.allSatisfy({ $0 != nil }), keepsConstraints(all.flatMap { $0 ?? [] }) {
            return ConvertedText(
                blocks: zip(ranges, all).map { ConvertedBlock(range: $0, outcome: .proven, edits: $1 ?? []) },
                edits: all.flatMap { $0 ?? [] }, rounds: 1)
        }
        var blocks: [ConvertedBlock] = []
        for range in ranges {
            let edits = convertBlock(at: range)?.edits
            blocks.append(
                ConvertedBlock(
                    range: range, outcome: edits == nil ? .left(.inexpressible(range)) : .proven,
                    edits: edits ?? []))
        }
        let edits = blocks.flatMap(\.edits)
        if !edits.isEmpty, !keepsConstraints(edits) {
            for index in blocks.indices where blocks[index].isProven { blocks[index].outcome = .left(.differs) }
            return ConvertedText(blocks: blocks, edits: [], rounds: blocks.count)
        }
        return ConvertedText(blocks: blocks, edits: edits, rounds: blocks.count + 1)
    }

    /// The blocks of a `.masonry` file that a selection touches and that are not written in a library's words.
    private func otherBlocks(than library: Library, in range: TextRange) -> [TextRange] {
        var ranges: [TextRange] = []
        for block in document.blocks
        where block.library != library && block.kind != .remove && ranges.last != block.range
            && block.range.start <= range.end && range.start <= block.range.end
        {
            ranges.append(block.range)
        }
        return ranges
    }

    /// All blocks of a selection that is more than one block, in the words of each library.
    private func selectedBlocks(in range: TextRange) -> [CodeAction] {
        guard !range.isEmpty, !document.blocks.contains(where: { $0.range.contains(range) }) else { return [] }
        return [(Library.snapKit, ActionWords.blocksToSnapKit), (.masonry, ActionWords.blocksToMasonry)].compactMap {
            library, title in
            let edits = otherBlocks(than: library, in: range).map { blockEdits(at: $0) }
            let all = edits.flatMap { $0 ?? [] }
            guard !all.isEmpty, edits.allSatisfy({ $0 != nil }), keepsConstraints(all) else { return nil }
            return action(title, .refactorRewrite, all)
        }
    }

    /// The refactorings of sources that write blocks in other words: those that the selection touches, each proven.
    func conversions(in range: TextRange) -> [CodeAction] {
        guard tree.dialect != .masonry else { return selectedBlocks(in: range) }
        let touches: (TextRange) -> Bool = { $0.start <= range.end && range.start <= $0.end }
        let hasBlock = document.blocks.contains { $0.library != .uiKit && touches($0.range) }
        let hasOwn = document.constraints.contains { $0.library == .uiKit && touches($0.range) }
        guard hasBlock || hasOwn else { return [] }
        let options = configuration.provingOptions(tree.dialect)
        let proving = LayoutDocument.evaluate(tree, options: options)
        func offer(_ target: ConversionTarget, _ title: LocalizedText) -> CodeAction? {
            var request = ConversionRequest(to: target, selection: range)
            if let index = options.index { request.foreign = index.foreignChanges }
            let done = Converter(proving, options: options, request).run()
            return done.edits.isEmpty ? nil : action(title, .refactorRewrite, done.edits)
        }
        var actions: [CodeAction?] = []
        if hasBlock {
            actions.append(offer(.anchors, ActionWords.toAnchors))
            actions.append(offer(.tidy, ActionWords.tidy))
        }
        if hasOwn {
            let isSwift = tree.dialect == .swift
            actions.append(
                offer(isSwift ? .snapKit : .masonry, isSwift ? ActionWords.toSnapKit : ActionWords.toMasonry))
        }
        return actions.compactMap { $0 }
    }
}

package typealias RoundTrip = ThereAndBack

/// Converts a text, and what comes of it back, and compares what all versions make.
package func convertAndBack(
    _ text: SourceText, _ dialect: Dialect, _ configuration: AnalysisConfiguration, to goal: ConversionGoal,
    back: ConversionGoal
) -> RoundTrip {
    let options = configuration.provingOptions(dialect)
    let document = LayoutDocument.evaluate(SyntaxTree.parse(text, dialect: dialect), options: options)
    func request(_ goal: ConversionGoal) -> ConversionMode {
        var request = ConversionMode(to: goal)
        if let index = options.index { request.foreign = index.foreignChanges }
        return request
    }
    return RoundTrip(document, options: options, there: request(goal), back: request(back))
}
