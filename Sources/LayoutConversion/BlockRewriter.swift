// Writes each block of a text in other words; whether these say the same is proven afterwards.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Rewrites the constraint code of a text.
struct BlockRewriter: Sendable {
    let document: LayoutDocument
    let request: ConversionRequest

    private var tree: SyntaxTree { document.tree }
    private var target: ConversionTarget { request.target }

    /// The blocks, each with its edits or the reason that it has none. What is rewritten counts as proven until it is not.
    func blocks() -> [BlockConversion] {
        guard tree.dialect != .masonry else { return [] }
        let index = SourceIndex(tree)
        let expressions = SourceExpressions(tree)
        let spellings = ItemSpellings(document)
        var reader = BlockReader(document: document, index: index, expressions: expressions, spellings: spellings)
        let written = WrittenInstances(document)
        let isChosen: (TextRange) -> Bool = { range in
            request.selection.map { $0.start <= range.end && range.start <= $0.end } ?? true
        }
        switch target {
        case .anchors: return anchors(written, reader, isChosen)
        case .tidy:
            reader.isLenient = true
            return tidied(written, reader, isChosen)
        case .snapKit, .masonry:
            let uiKit = UIKitReader(
                document: document, index: index, expressions: expressions, spellings: spellings)
            return libraryBlocks(written, uiKit, isChosen)
        }
    }

    // MARK: Anchors

    private func anchors(
        _ written: WrittenInstances, _ reader: BlockReader, _ isChosen: (TextRange) -> Bool
    ) -> [BlockConversion] {
        var names = FreeNames(tree)
        var masks: Set<String> = []
        return written.ranges.filter(isChosen).map { range in
            attempt(range) { result throws(Reason) in
                let instances = written[range]
                try check(instances, written)
                try unwrap(instances, reader, &names, &masks, &result)
            }
        }
    }

    private func attempt(
        _ range: TextRange, _ body: (inout BlockConversion) throws(Reason) -> Void
    ) -> BlockConversion {
        var result = BlockConversion(range: range, outcome: .proven)
        do throws(Reason) {
            try body(&result)
        } catch {
            result.outcome = .left(error.left)
            result.edits = []
        }
        return result
    }

    private func unwrap(
        _ instances: [ConstraintBlock], _ reader: BlockReader, _ names: inout FreeNames, _ masks: inout Set<String>,
        _ result: inout BlockConversion
    ) throws(Reason) {
        let block = try WrittenBlock.find(instances[0], reader.index).get()
        let content = try reader.content(of: block, instances)
        if content.hasIdentifier { result.differences.insert(.identifier) }
        let printer = AnchorPrinter(dialect: tree.dialect)
        var freed = names
        let list = reader.index.list(around: block.range)
        let missing = content.views.filter { !masks.contains("\(list.start.utf8)|\($0.text)") }
        result.edits = try BlockUnwrapping(tree: tree, block: block).edits(
            of: content, prologue: missing.map { printer.maskLine($0.text) }
        ) { run, style throws(Reason) in try printer.statements(run.statements, style, &freed) }
        result.pieces = content.runs.map(\.range)
        names = freed
        for view in missing { masks.insert("\(list.start.utf8)|\(view.text)") }
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
            try checkOthers(receiver)
        }
    }

    private func checkOthers(_ item: ItemID) throws(Reason) {
        let name = document[item].name
        if request.changedNames.contains(name) { throw Reason(.changedByOthers(name)) }
    }

    // MARK: Blocks of a library

    private func libraryBlocks(
        _ written: WrittenInstances, _ reader: UIKitReader, _ isChosen: (TextRange) -> Bool
    ) -> [BlockConversion] {
        let library: Library = target == .snapKit ? .snapKit : .masonry
        let fits = (tree.dialect == .swift) == (library == .snapKit)
        let printer = LibraryBlocks(library: library, document: document)
        let masks = reader.maskStatements()
        var removed: Set<TextRange> = []
        return reader.activations().filter { isChosen($0.range) }.map { activation in
            attempt(activation.range) { result throws(Reason) in
                guard fits else { throw Reason(.language) }
                let statements = try reader.statements(of: activation)
                for draft in statements.flatMap(\.drafts) {
                    if let change = written.change(of: draft.first.item) { throw Reason(.changedElsewhere(change)) }
                    try checkOthers(draft.first.item)
                }
                let lines = BlockUnwrapping.Lines(tree: tree)
                let style = lines.style(at: activation.range.start)
                result.edits = [TextEdit(activation.range, try printer.text(statements, style))]
                var piece = activation.range
                for range in reader.variableStatements(of: activation) {
                    piece = piece.union(range)
                    guard let line = lines.wholeLine(range) else { throw Reason(.kept(range)) }
                    result.edits.append(TextEdit(line, ""))
                }
                result.pieces = [piece]
                // The block does what these lines do.
                let list = reader.index.list(around: activation.range)
                let views = Set(statements.flatMap(\.drafts).map(\.first.text))
                for (view, range) in masks where views.contains(view) && list == reader.index.list(around: range) {
                    guard removed.insert(range).inserted, let line = lines.wholeLine(range) else { continue }
                    result.edits.append(TextEdit(line, ""))
                }
                result.edits.sort { $0.range.start < $1.range.start }
            }
        }
    }

    // MARK: The same, shorter

    private func tidied(
        _ written: WrittenInstances, _ reader: BlockReader, _ isChosen: (TextRange) -> Bool
    ) -> [BlockConversion] {
        written.ranges.filter(isChosen).compactMap { range in
            let instances = written[range]
            guard let first = instances.first, let block = try? WrittenBlock.find(first, reader.index).get(),
                let content = try? reader.content(of: block, instances)
            else { return nil }
            let maker = ChainPrinter(
                library: first.library, hasSemicolons: tree.dialect == .objectiveC, maker: block.makerName)
            let tidying = Tidying(printer: maker, text: tree.text)
            let lines = BlockUnwrapping.Lines(tree: tree)
            var result = BlockConversion(range: range, outcome: .proven)
            for run in content.runs {
                guard let new = tidying.lines(of: run) else { continue }
                let style = lines.style(at: run.range.start)
                guard run.statements.allSatisfy({ $0.begins(with: block.makerName, in: tree.text) }) else { continue }
                let separator = lines.isFirstOnLine(run.range.start) ? style.newline + style.indentation : "; "
                result.edits.append(TextEdit(run.range, new.joined(separator: separator)))
                result.pieces.append(run.range)
            }
            return result.edits.isEmpty ? nil : result
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
