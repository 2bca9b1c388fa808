// Writes each block of a text in other words; whether these say the same is proven afterwards.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Rewrites the constraint code of a text.
struct BlockRewriter: Sendable {
    let document: LayoutDocument
    let request: ConversionRequest
    let classes: ClassRelation
    /// Which names of other files stand for numbers.
    let kinds: NameKinds
    let hidden: HiddenMembers
    /// The calls that may make constraints of what they are called on, or given.
    let selfMaking: SelfMakingCalls

    var tree: SyntaxTree { document.tree }
    var target: ConversionTarget { request.target }

    /// The blocks, each with its edits or the reason that it has none. What is rewritten counts as proven until it is not.
    func blocks() -> [BlockConversion] {
        guard tree.dialect != .masonry else { return [] }
        let index = SourceIndex(tree)
        var expressions = SourceExpressions(tree, kinds)
        // What UIKit takes already is what it asks for.
        expressions.needsLengths = target == .anchors || target == .visualFormatFree
        let spellings = ItemSpellings(document)
        var reader = BlockReader(document: document, index: index, expressions: expressions, spellings: spellings)
        if target == .anchors {
            reader.optionals = .bound
            reader.handles = KeptHandles(tree, expressions)
            reader.handles?.drop { handle in
                isChangedByOthers(HiddenMembers.plain(handle.name), of: tree.string(handle.owner), isOwn: true)
            }
        }
        let written = WrittenInstances(document, removing: target == .anchors)
        let isChosen: (TextRange) -> Bool = { range in
            request.selection.map { $0.start <= range.end && range.start <= $0.end } ?? true
        }
        switch target {
        case .anchors:
            let uiKit = UIKitReader(
                document: document, index: index, expressions: expressions, spellings: spellings)
            return (anchors(written, reader, MaskLines(uiKit), isChosen) + shortened(written, uiKit, isChosen))
                .sorted { $0.range.start < $1.range.start }
        case .visualFormatFree:
            let uiKit = UIKitReader(
                document: document, index: index, expressions: expressions, spellings: spellings)
            return shortened(written, uiKit, isChosen)
        case .tidy:
            reader.isLenient = true
            return tidied(written, reader, isChosen)
        case .snapKit, .masonry:
            let isPorting = target == .snapKit && tree.dialect == .objectiveC
            if isPorting { expressions = SourceExpressions(tree, kinds, inSwift: true) }
            let uiKit = UIKitReader(
                document: document, index: index, expressions: expressions, spellings: spellings)
            guard isPorting else { return libraryBlocks(written, uiKit, isChosen) }
            let port = BlockPort(document: document, index: index, kinds)
            let blocks = libraryBlocks(written, uiKit, isChosen, port: port)
            reader = BlockReader(document: document, index: index, expressions: expressions, spellings: spellings)
            reader.isPorting = true
            return (ports(written, reader, port, isChosen) + blocks).sorted { $0.range.start < $1.range.start }
        }
    }

    // MARK: Anchors

    private func anchors(
        _ written: WrittenInstances, _ reader: BlockReader, _ masks: MaskLines, _ isChosen: (TextRange) -> Bool
    ) -> [BlockConversion] {
        var blocks: [TextRange: Result<ReadBlock, Reason>] = [:]
        let makers = MakingUpdates(document, written, reader.index, classes)
        for range in written.ranges {
            blocks[range] = Result { () throws(Reason) in
                try checkMakers(written[range], written)
                var block = try read(written[range], reader)
                block.onlyMakes = makers.contain(range)
                return block
            }
        }
        var names = FreeNames(tree)
        let plan = KeepingPlan(document, written, blocks, reader.handles, reader.index, classes, hidden, &names)
        var masks = masks
        var result = written.ranges.map { range in
            attempt(range) { result throws(Reason) in
                result.bonds = plan.bonds(of: range)
                guard let block = try blocks[range]?.get() else { throw Reason(.notReached) }
                if let reason = plan.refusal(of: range) { throw Reason(reason) }
                try unwrap(block, plan, reader, &names, &masks, &result)
            }
        }
        result += distributions(written, reader, &names, &masks)
        result.sort { $0.range.start < $1.range.start }
        for index in result.indices where !isChosen(result[index].range) && result[index].isProven {
            result[index].outcome = .left(.changedElsewhere(result[index].range))
        }
        Bonds.leaveBroken(&result)
        return result.filter { isChosen($0.range) }
    }

    /// The calls that distribute views.
    private func distributions(
        _ written: WrittenInstances, _ reader: BlockReader, _ names: inout FreeNames, _ masks: inout MaskLines
    ) -> [BlockConversion] {
        let distribution = DistributionReader(
            document: document, index: reader.index, expressions: reader.expressions, spellings: reader.spellings)
        let printer = AnchorPrinter(dialect: tree.dialect)
        let lines = BlockUnwrapping.Lines(tree: tree)
        return written.distributions.map { range in
            attempt(range) { result throws(Reason) in
                let content = try distribution.content(written.distribution(range))
                for view in content.views {
                    if let change = written.change(of: view.item) { throw Reason(.changedElsewhere(change)) }
                    try checkOthers(view.item)
                }
                guard lines.isFirstOnLine(range.start) else { throw Reason(.used) }
                let style = lines.style(at: range.start)
                let list = reader.index.list(around: range)
                let missing = content.views.filter { !masks.has($0.text, in: list, before: range) }
                let separator = style.newline + style.indentation
                let head = missing.map { printer.maskLine($0.text) + separator }.joined()
                let text = try printer.statements(content.statements, style, &names)
                result.edits = [TextEdit(content.range, head + text)]
                result.pieces = [[content.range]]
                for view in missing { masks.add(view.text, in: list, at: range) }
            }
        }
    }

    private func read(_ instances: [ConstraintBlock], _ reader: BlockReader) throws(Reason) -> ReadBlock {
        guard let first = instances.first else { throw Reason(.notReached) }
        for block in instances {
            if block.kind == .prepare { throw Reason(.changes(block.kind)) }
            guard let receiver = block.receiver else { throw Reason(.unknown(block.receiverRange)) }
            try checkOthers(receiver)
        }
        let block = try WrittenBlock.find(first, reader.index).get()
        var result = ReadBlock(
            range: first.range, instances: instances, block: block, content: try reader.content(of: block, instances))
        if result.content.optional != nil {
            var plain = reader
            plain.optionals = .plain
            result.unbound = try plain.content(of: block, instances)
        }
        return result
    }

    func attempt(
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
        _ read: ReadBlock, _ plan: KeepingPlan, _ reader: BlockReader, _ names: inout FreeNames,
        _ masks: inout MaskLines, _ result: inout BlockConversion
    ) throws(Reason) {
        let content = read.content
        if content.hasIdentifier { result.differences.insert(.identifier) }
        let printer = AnchorPrinter(dialect: tree.dialect)
        var freed = names
        let list = reader.index.list(around: read.range)
        let isUpdate = read.kind == .update
        let missing = content.views.filter { view in
            let isDone = isUpdate && !read.hasNew || read.kind != .make && plan.isPrepared(view.item)
            return !isDone && !masks.has(view.text, in: list, before: read.range)
        }
        let kept = keptList(read, plan)
        if kept != nil { result.remade = content.receivers.first.map { plan.copies(of: $0.item) } ?? [] }
        func prologue(_ content: BlockContent) -> [String] {
            let views = content.views.filter { view in missing.contains { $0.item == view.item } }
            var result = views.map { printer.maskLine($0.text) }
            guard let kept, read.takesAway else { return result }
            result.append(printer.deactivation(ofAll: kept.property))
            if case .extended = kept { result.append(printer.emptying(kept.property)) }
            return result
        }
        let unwrapping = BlockUnwrapping(tree: tree, block: read.block)
        func edits(of content: BlockContent, isProving: Bool) throws(Reason) -> [TextEdit] {
            freed = names
            guard !content.runs.isEmpty else {
                let edits = [try unwrapping.edit(inPlaceOfAll: prologue(content))] + plan.edits(for: read.range)
                return edits.sorted { $0.range.start < $1.range.start }
            }
            let edits = try unwrapping.edits(of: content, prologue: prologue(content)) { run, style throws(Reason) in
                let statements = plan.keeping(run.statements, of: read)
                guard isUpdate else { return try printer.statements(statements, style, keptIn: kept, &freed) }
                let updating = Updating(isTogether: plan.isTogether(read.range), isProving: isProving)
                return try printer.updates(statements, style, updating, &freed)
            }
            return (edits + plan.edits(for: read.range)).sorted { $0.range.start < $1.range.start }
        }
        result.edits = try edits(of: content, isProving: false)
        let plain = read.unbound ?? content
        if read.unbound != nil { result.unbound = try edits(of: plain, isProving: false) }
        result.proving = isUpdate && read.hasNew ? try edits(of: plain, isProving: true) : result.unbound
        if isUpdate, read.hasNew {
            result.refreshed = content.receivers.first?.item
            result.refreshesAll = !plan.isTogether(read.range)
        }
        // What it takes away belongs to the whole block.
        result.pieces = read.kind == .make ? content.runs.map { [$0.range] } : [[read.block.statementRange]]
        result.pieces += plan.pieces(for: read.range).map { [$0] }
        names = freed
        for view in missing { masks.add(view.text, in: list, at: read.range) }
    }

    /// Where a block keeps all that it makes, of a view that some block makes anew.
    private func keptList(_ read: ReadBlock, _ plan: KeepingPlan) -> KeptList? {
        guard read.kind != .update, let receiver = read.content.receivers.first,
            let list = plan.list(of: receiver.item), let path = MemberPath(read.receiverText)
        else { return nil }
        let property = path.beside(list, tree.dialect)
        let isAlone = read.kind == .remake || plan.isOnlyMake(read.range)
        return isAlone && read.content.runs.count == 1 && !read.content.isConditional
            ? .assigned(property) : .extended(property)
    }

    /// Long forms and visual formats as anchors.
    private func shortened(
        _ written: WrittenInstances, _ reader: UIKitReader, _ isChosen: (TextRange) -> Bool
    ) -> [BlockConversion] {
        let printer = AnchorPrinter(dialect: tree.dialect)
        var names = FreeNames(tree)
        let activations = reader.activations().filter { activation in
            isChosen(activation.range)
                && (target == .visualFormatFree ? reader.hasVisualFormat(activation) : reader.isLong(activation))
        }
        return activations.map { activation in
            attempt(activation.range) { result throws(Reason) in
                let statements = try reader.statements(of: activation)
                for draft in statements.flatMap(\.drafts) {
                    if let change = written.change(of: draft.first.item) { throw Reason(.changedElsewhere(change)) }
                }
                let lines = BlockUnwrapping.Lines(tree: tree)
                guard lines.isFirstOnLine(activation.range.start) else { throw Reason(.used) }
                let style = lines.style(at: activation.range.start)
                result.edits = [TextEdit(activation.range, try printer.statements(statements, style, &names))]
                result.pieces = [try withVariables(of: activation, reader, lines, &result)]
                result.edits.sort { $0.range.start < $1.range.start }
            }
        }
    }

    /// Takes out the statements that only prepare what an activation takes, and gives the places of all of them.
    func withVariables(
        of activation: Activation, _ reader: UIKitReader, _ lines: BlockUnwrapping.Lines,
        _ result: inout BlockConversion
    ) throws(Reason) -> [TextRange] {
        var piece = [activation.range]
        var removed: [TextRange] = []
        for range in reader.variableStatements(of: activation) {
            piece.append(range)
            guard let line = lines.wholeLine(range, with: true) else { throw Reason(.kept(range)) }
            removed.append(line)
        }
        result.edits += lines.removals(of: removed).map { TextEdit($0, "") }
        return piece
    }

    // MARK: The other language

    /// The blocks of Masonry in the words of SnapKit.
    private func ports(
        _ written: WrittenInstances, _ reader: BlockReader, _ port: BlockPort, _ isChosen: (TextRange) -> Bool
    ) -> [BlockConversion] {
        let makers = MakingUpdates(document, written, reader.index, classes)
        var blocks: [PortedBlock] = []
        var places: [Int] = []
        var result: [BlockConversion] = []
        for range in written.ranges where isChosen(range) {
            result.append(
                attempt(range) { result throws(Reason) in
                    var read = try read(written[range], reader)
                    read.onlyMakes = makers.contain(range)
                    read.isRemake = isLoneUpdate(read)
                    let block = try port.port(read)
                    result.port = block.text
                    blocks.append(block)
                })
            if result[result.count - 1].isProven { places.append(result.count - 1) }
        }
        for (place, isProven) in zip(places, PortProof(document: document).proven(blocks)) where !isProven {
            result[place].outcome = .left(.differs)
        }
        return result
    }

    /// Whether an update says all that a class says of a view of its own, at once: it makes the constraints at first, and sets
    /// their numbers then, as making them anew does. Other updates may say the same, or some of it.
    private func isLoneUpdate(_ read: ReadBlock) -> Bool {
        guard read.kind == .update, !read.content.isConditional, read.content.receivers.count == 1,
            let path = MemberPath(read.receiverText), let receiver = read.content.receivers.first
        else { return false }
        let items = Set(read.instances.compactMap(\.receiver))
        let view = document[receiver.item]
        let isOwn = path.name != "self" && view.owner.map { hidden.gives(path.member, to: $0) } ?? false
        guard isOwn, view.placement == .none, let keys = updateKeys(of: read.instances) else { return false }
        return document.blocks.allSatisfy { other in
            if other.range == read.range || !(other.receiver.map(items.contains) ?? false) { return true }
            return other.kind == .update && updateKeys(of: [other])?.isSubset(of: keys) ?? false
        }
    }

    /// What blocks make, or look for; nil where not all of it is known.
    private func updateKeys(of blocks: [ConstraintBlock]) -> Set<UpdateKey>? {
        var keys: Set<UpdateKey> = []
        for chain in blocks.flatMap(\.chains).map({ document[$0] }) {
            switch chain.unknown {
            case nil, .number: break
            case .receiver, .target, .attribute, .controlFlow: return nil
            }
            let constraints = Array(chain.constraints) + Array(chain.updated)
            guard !constraints.isEmpty, constraints.allSatisfy({ document[$0].isComparable }) else { return nil }
            keys.formUnion(constraints.map { UpdateKey(document[$0]) })
        }
        return keys
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
                result.pieces.append([run.range])
            }
            return result.edits.isEmpty ? nil : result
        }
    }
}
