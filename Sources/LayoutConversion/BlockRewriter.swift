// Writes each block of a text in other words; whether these say the same is proven afterwards.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Rewrites the library blocks of a text.
struct BlockRewriter: Sendable {
    let document: LayoutDocument
    let target: ConversionTarget

    /// The blocks, each with its edits or the reason that it has none. What is rewritten counts as proven until it is not.
    func blocks(touching selection: TextRange?) -> [BlockConversion] {
        let index = SourceIndex(document.tree)
        let reader = BlockReader(
            document: document, index: index, expressions: SourceExpressions(document.tree),
            spellings: ItemSpellings(document))
        let written = WrittenInstances(document)
        var names = FreeNames(document.tree)
        var masks: Set<String> = []
        return written.ranges.compactMap { range in
            guard selection.map({ $0.start <= range.end && range.start <= $0.end }) ?? true else { return nil }
            var result = BlockConversion(range: range, outcome: .proven)
            do throws(Reason) {
                let instances = written[range]
                try check(instances, written)
                try rewrite(instances, reader, &names, &masks, &result)
            } catch {
                result.outcome = .left(error.left)
                result.edits = []
            }
            return result
        }
    }

    private func rewrite(
        _ instances: [ConstraintBlock], _ reader: BlockReader, _ names: inout FreeNames, _ masks: inout Set<String>,
        _ result: inout BlockConversion
    ) throws(Reason) {
        let block = try WrittenBlock.find(instances[0], reader.index).get()
        let content = try reader.content(of: block, instances)
        if content.hasIdentifier { result.differences.insert(.identifier) }
        let printer = AnchorPrinter(dialect: document.tree.dialect)
        var freed = names
        let function = reader.index.function(around: block.range)
        let missing = content.views.filter { !masks.contains("\(function.start.utf8)|\($0.text)") }
        result.edits = try BlockUnwrapping(tree: document.tree, block: block).edits(
            of: content, prologue: missing.map { printer.maskLine($0.text) }
        ) { run, style throws(Reason) in try printer.statements(run.statements, style, &freed) }
        names = freed
        for view in missing { masks.insert("\(function.start.utf8)|\(view.text)") }
    }

    /// Whether nothing but the block itself has a say in what it makes.
    private func check(_ instances: [ConstraintBlock], _ written: WrittenInstances) throws(Reason) {
        for block in instances {
            switch block.kind {
            case .make: break
            default: throw Reason(.changes(block.kind))
            }
            guard let receiver = block.receiver else { throw Reason(.unknown(block.receiverRange)) }
            if let change = written.change(of: receiver) { throw Reason(.changedElsewhere(change)) }
        }
    }
}

/// The blocks of a text by their place: one that runs for several views, or several times, stands once.
struct WrittenInstances: Sendable {
    /// In written order.
    private(set) var ranges: [TextRange] = []
    private var instances: [TextRange: [ConstraintBlock]] = [:]
    /// Where an item's constraints are updated, made anew or removed.
    private var changes: [ItemID: TextRange] = [:]

    init(_ document: LayoutDocument) {
        for block in document.blocks where document.isInText(block.range) && block.distributionAxis == nil {
            if block.kind != .make, block.kind != .prepare, let receiver = block.receiver {
                changes[receiver] = changes[receiver] ?? block.range
            }
            guard block.kind != .remove, block.library != .uiKit else { continue }
            if instances[block.range] == nil { ranges.append(block.range) }
            instances[block.range, default: []].append(block)
        }
        ranges.sort { $0.start < $1.start }
    }

    subscript(range: TextRange) -> [ConstraintBlock] { instances[range] ?? [] }

    func change(of item: ItemID) -> TextRange? { changes[item] }
}
