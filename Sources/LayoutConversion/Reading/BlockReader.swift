// From a written block to runs of statements, each with the constraints that it makes.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Statements that follow each other, with nothing but comments in between.
struct Run: Sendable {
    var statements: [DraftStatement]
    /// From the first statement to the comment behind the last one.
    var range: TextRange
}

/// What can be said of a block.
struct BlockContent: Sendable {
    var runs: [Run]
    /// The views and guides that it is about.
    var receivers: [DraftItem]
    /// Whether some of them need not run, or run more than once.
    var isConditional = false
    /// The properties that keep what it makes, by name.
    var handles: [String] = []
    /// The views whose constraints of the autoresizing mask it switches off.
    var views: [DraftItem]
    var hasIdentifier = false
    /// Whether names that it declares would be in the way of others in the list of statements around it.
    var needsScope = false
    /// What it does to constraints that it keeps, and the library takes back when the block is over.
    var undone: [TextRange] = []
    /// Its first statement, where that only makes a weak `self` a strong one.
    var unwrapping: SelfUnwrapping?
    /// Its last statement, where that only says that it is over.
    var returning: TextRange?
    /// What stands around all of it, where its view may be nil.
    var optional: OptionalReceiver?
}

/// Reads whole blocks.
struct BlockReader: Sendable {
    let document: LayoutDocument
    let index: SourceIndex
    let expressions: SourceExpressions
    let spellings: ItemSpellings
    /// The properties for constraints of the library that can keep those of UIKit instead.
    var handles: KeptHandles?
    /// Whether what cannot be read is passed over: then it only separates runs.
    var isLenient = false

    /// Whether what is read is to be written in another language, which has its own superviews and properties.
    var isPorting = false

    /// Whether a view that may be nil is read, and gets a name first.
    var optionals = Optionals.refused

    enum Optionals { case refused, plain, bound }

    private var tree: SyntaxTree { document.tree }

    /// - Parameter instances: The runs of the block, in the order of evaluation.
    func content(of block: WrittenBlock, _ instances: [ConstraintBlock]) throws(Reason) -> BlockContent {
        var receivers = try receivers(of: block, instances)
        var optional: OptionalReceiver?
        if optionals == .bound, receivers.count == 1 {
            optional = OptionalReceiver(receivers[0].item.text, in: block.closure.body.range, tree)
            // What is no plain path has no name that could be bound.
            if optional == nil, tree.dialect == .swift, receivers[0].item.text.contains("?") {
                throw Reason(.receiver(tree[block.receiver].range))
            }
            if let optional { receivers[0].item.text = optional.name }
        }
        if let empty = try emptyContent(of: block, instances, receivers.map(\.item)) { return empty }
        var reading = Reading(block: block, receivers: receivers)
        reading.unwrapping = isLenient ? nil : SelfUnwrapping(block, index)
        try read(block.closure.body, &reading)
        reading.closeRun()
        guard !reading.runs.isEmpty || isLenient else { throw Reason(.statement(block.closure.body.range)) }
        return BlockContent(
            runs: reading.runs, receivers: receivers.map(\.item), isConditional: reading.isConditional,
            handles: reading.handles, views: receivers.map(\.item).filter { !$0.isGuide },
            hasIdentifier: reading.hasIdentifier, needsScope: isMentionedAround(reading.variables, block),
            undone: reading.undone, unwrapping: reading.unwrapping, returning: reading.returning,
            optional: optional)
    }

    /// What makes nothing, and only takes away what its view has; nil for all others.
    private func emptyContent(
        of block: WrittenBlock, _ instances: [ConstraintBlock], _ receivers: [DraftItem]
    ) throws(Reason) -> BlockContent? {
        let kinds = Set(instances.map(\.kind))
        guard block.closure.body.statements.isEmpty, kinds == [.remake] || kinds == [.remove], handles != nil,
            index.comments(in: block.closure.body.range).isEmpty
        else { return nil }
        guard receivers.count == 1, !receivers[0].text.contains("?") else {
            throw Reason(.receiver(tree[block.receiver].range))
        }
        return BlockContent(
            runs: [], receivers: receivers, views: kinds == [.remake] ? receivers.filter { !$0.isGuide } : [])
    }

    /// Whether a name that a block declares stands around it, in the list of statements that would have it then.
    private func isMentionedAround(_ variables: [StatementID], _ block: WrittenBlock) -> Bool {
        var names: Set<String> = []
        for id in variables {
            guard case .variable(let variable) = tree[id].kind else { continue }
            names.formUnion(variable.bindings.map { tree.string($0.name) })
        }
        guard !names.isEmpty else { return false }
        let list = index.list(around: block.range)
        guard var place = tree.tokenIndex(at: list.start) else { return false }
        while place < tree.tokens.count, tree.tokens[place].range.start < list.end {
            let token = tree.tokens[place]
            let isAround = token.kind == .identifier && !block.range.contains(token.range)
            if isAround, names.contains(tree.text[token.range]) { return true }
            place += 1
        }
        return false
    }

    // MARK: Receivers

    private struct Receiver {
        var item: DraftItem
        var chains: [TextRange: Chain] = [:]
    }

    private func receivers(of block: WrittenBlock, _ instances: [ConstraintBlock]) throws(Reason) -> [Receiver] {
        let range = tree[block.receiver].range
        if case .array(let elements) = tree[block.receiver].kind {
            guard !elements.isEmpty, instances.count >= elements.count else { throw Reason(.receiver(range)) }
            var result: [Receiver] = []
            for (element, instance) in zip(elements, instances) { result.append(try receiver(element, [instance])) }
            return result
        }
        return [try receiver(block.receiver, instances)]
    }

    private func receiver(_ expression: ExpressionID, _ instances: [ConstraintBlock]) throws(Reason) -> Receiver {
        let range = tree[expression].range
        guard let instance = instances.first(where: isUnderstood) ?? instances.first else { throw Reason(.notReached) }
        guard let item = instance.receiver else { throw Reason(.unknown(range)) }
        guard expressions.isPath(expression, mayBeNil: optionals != .refused), let text = expressions.view(expression)
        else {
            throw Reason(.receiver(range))
        }
        var result = Receiver(item: DraftItem(text: text, item: item, isGuide: document[item].isGuide))
        for id in instance.chains where !document.chainRecords[id.index].isAlternative {
            let chain = document[id]
            // An update that finds something in one run only makes it in another.
            let isNew = instance.kind == .update && !chain.constraints.isEmpty
            if result.chains[chain.range].map({ isNew && $0.constraints.isEmpty }) ?? true {
                result.chains[chain.range] = chain
            }
        }
        return result
    }

    private func isUnderstood(_ block: ConstraintBlock) -> Bool {
        block.receiver != nil && block.chains.allSatisfy { document[$0].unknown == nil }
    }

    // MARK: Statements

    private struct Reading {
        let block: WrittenBlock
        let receivers: [Receiver]
        var runs: [Run] = []
        var statements: [DraftStatement] = []
        var hasIdentifier = false
        var isConditional = false
        var handles: [String] = []
        /// The variables that it declares for all of its statements.
        var variables: [StatementID] = []
        var undone: [TextRange] = []
        var unwrapping: SelfUnwrapping?
        var returning: TextRange?

        mutating func closeRun() {
            guard let first = statements.first, let last = statements.last else { return }
            runs.append(Run(statements: statements, range: TextRange(first.range.start, last.range.end)))
            statements = []
        }
    }

    private func read(_ body: Block, _ reading: inout Reading) throws(Reason) {
        reading.closeRun()
        if body.range != reading.block.closure.body.range { reading.isConditional = true }
        for (place, id) in body.statements.enumerated() {
            if place > 0, place == body.statements.count - 1, isReturn(id, at: body, of: reading.block) {
                reading.returning = tree[id].range
                continue
            }
            let next = place + 1 < body.statements.count ? tree[body.statements[place + 1]].range.start : body.range.end
            try read(id, until: next, isOutermost: body.range == reading.block.closure.body.range, &reading)
        }
        reading.closeRun()
    }

    private func read(
        _ id: StatementID, until next: TextOffset, isOutermost: Bool, _ reading: inout Reading
    ) throws(Reason) {
        let statement = tree[id]
        if let unwrapping = reading.unwrapping, unwrapping.statement == statement.range { return }
        switch statement.kind {
        case .expression(let expression) where isUndone(expression, reading):
            reading.undone.append(tree[expression].range)
            add([], tree[expression].range, until: next, &reading)
        case .expression(let expression):
            do throws(Reason) {
                if try readChain(expression, statement.range, until: next, &reading) { return }
            } catch {
                guard isLenient else { throw error }
                return reading.closeRun()
            }
            try keep(statement.range, &reading)
        case .skipped:
            if tree.text[statement.range].allSatisfy({ $0 == ";" || $0.isWhitespace }) { return }
            try keep(statement.range, &reading)
        case .variable:
            // Its name is visible behind the block, where nothing may be meant by it.
            if isOutermost, !isLenient { reading.variables.append(id) }
            try keep(statement.range, &reading)
        case .conditional(let conditional):
            guard conditional.keyword == .ifStatement || isLenient else { throw Reason(.statement(statement.range)) }
            try read(conditional.then, &reading)
            if let otherwise = conditional.otherwise { try read(otherwise, &reading) }
        case .loop(let loop): try read(loop.body, &reading)
        case .switchCases(_, let cases, _): for block in cases { try read(block, &reading) }
        case .block(let block): try read(block, &reading)
        case .jump(let jump):
            if case .away = jump, !isLenient { throw Reason(.statement(statement.range)) }
            reading.closeRun()
        default:
            guard isLenient else { throw Reason(.statement(statement.range)) }
            reading.closeRun()
        }
    }

    /// Whether a statement is the `return` that ends a closure, which would end the function around it; a comment behind it
    /// would be about it.
    private func isReturn(_ id: StatementID, at body: Block, of block: WrittenBlock) -> Bool {
        guard case .returned(nil) = tree[id].kind, !isLenient, !isPorting, body.range == block.closure.body.range else {
            return false
        }
        return index.comments(in: TextRange(tree[id].range.start, body.range.end)).isEmpty
    }

    /// `top?.deactivate()` in the block that makes `top`: SnapKit activates all that a closure has made when it is over.
    private func isUndone(_ expression: ExpressionID, _ reading: Reading) -> Bool {
        guard !isLenient, !isPorting, !reading.statements.isEmpty, tree.dialect == .swift else { return false }
        return reading.handles.contains { name in
            handles?[name]?.uses.contains { use in
                if case .active = use.kind { use.range == tree[expression].range } else { false }
            } ?? false
        }
    }

    /// Leaves a statement as it is, if it has nothing to do with the maker.
    private func keep(_ range: TextRange, _ reading: inout Reading) throws(Reason) {
        reading.closeRun()
        if let unwrapping = reading.unwrapping, unwrapping.isNamed(in: range, tree) { throw Reason(.statement(range)) }
        guard !isLenient, var place = tree.tokenIndex(at: range.start) else { return }
        while place < tree.tokens.count, tree.tokens[place].range.start < range.end {
            let token = tree.tokens[place]
            if token.kind != .lineComment, tree.text[token.range] == reading.block.makerName {
                throw Reason(.statement(range))
            }
            place += 1
        }
    }

    private func readChain(
        _ expression: ExpressionID, _ range: TextRange, until next: TextOffset, _ reading: inout Reading
    ) throws(Reason) -> Bool {
        var chainRange = tree[expression].range
        var keeper: String?
        if case .assignment(let operation, let target, let value) = tree[expression].kind,
            reading.receivers[0].chains.keys.contains(where: { tree[value].range.contains($0) })
        {
            chainRange = tree[value].range
            guard operation == .assign, reading.receivers.count == 1, reading.receivers[0].chains[chainRange] != nil,
                let name = handles?.handle(keptBy: target)?.name
                    ?? (isPorting ? MemberPath(expressions.text(target))?.name : nil)
            else { throw Reason(.kept(range)) }
            keeper = expressions.text(target)
            reading.handles.append(name)
        }
        guard reading.receivers.contains(where: { $0.chains[chainRange] != nil }) else {
            guard beginsWithMaker(chainRange, reading.block) else { return false }
            throw Reason(.notReached)
        }
        var drafts: [ConstraintDraft] = []
        let reader = ChainReader(document: document, expressions: expressions)
        for receiver in reading.receivers {
            guard let chain = receiver.chains[chainRange] else { throw Reason(.notReached) }
            let function = index.function(around: reading.block.range)
            // What it changes was named where it was made.
            let isUpdate = document[chain.block].kind == .update && chain.constraints.isEmpty
            let read = try reader.drafts(of: chain, on: receiver.item) { item in
                // What stays in its library needs no name that the source does not have.
                spellings.spelling(
                    of: item, in: function, before: reading.block.range.start, beside: receiver.item.text)
                    ?? (isLenient || isUpdate || isPorting ? "" : superview(item, of: receiver.item))
            }
            drafts += read.drafts
            if read.hasIdentifier { reading.hasIdentifier = true }
        }
        if let unwrapping = reading.unwrapping { drafts = drafts.map(unwrapping.unwrapped) }
        if let keeper {
            guard drafts.count == 1 || isPorting else { throw Reason(.kept(range)) }
            drafts[0].keptIn.append(reading.unwrapping?.unwrapped(keeper) ?? keeper)
        }
        add(drafts, tree[expression].range, until: next, &reading)
        return true
    }

    /// The superview of a view where nothing else names it: the libraries ask for it in the same way.
    private func superview(_ item: ItemID, of view: DraftItem) -> String? {
        guard case .item(item) = document[view.item].parent, !view.isGuide else { return nil }
        if tree.dialect != .swift { return view.text + ".superview" }
        return view.text == "self" ? "superview!" : view.text + ".superview!"
    }

    private func beginsWithMaker(_ range: TextRange, _ block: WrittenBlock) -> Bool {
        tree.token(at: range.start).map { tree.text[$0.range] == block.makerName } ?? false
    }

    /// Adds a statement with the comments that belong to it.
    private func add(
        _ drafts: [ConstraintDraft], _ chain: TextRange, until next: TextOffset, _ reading: inout Reading
    ) {
        let bytes = tree.text.bytes
        var end = chain.end.utf8
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
        var statement = DraftStatement(drafts: drafts, range: TextRange(chain.start.utf8, end))
        if let last = reading.statements.last {
            statement.comments = index.comments(in: TextRange(last.range.end, chain.start)).map { tree.text[$0.range] }
        }
        let inner = index.comments(in: chain).map { tree.text[$0.range] }
        statement.comments += inner
        statement.innerComments = inner.count
        let line = tree.text.lineRange(tree.text.line(at: TextOffset(end)))?.end ?? next
        let behind = TextRange(TextOffset(end), min(line, max(next, TextOffset(end))))
        if let comment = index.comments(in: behind).first,
            tree.text.line(at: comment.range.end) == tree.text.line(at: TextOffset(end))
        {
            statement.trailingComment = tree.text[comment.range]
            statement.range = TextRange(chain.start, comment.range.end)
        }
        reading.statements.append(statement)
    }
}
