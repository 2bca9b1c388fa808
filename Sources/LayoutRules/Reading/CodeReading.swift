// What rules ask of the code around the constraint blocks of a source file.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The facts of a file, and its calls that open constraint blocks.
struct CodeReading: Sendable {
    let facts: CodeFacts
    /// In the order of the events.
    let blocks: [BlockCall]
    /// The blocks of the document by the range of their call: an array receiver gives several.
    private var documentBlocks: [TextRange: [Int]] = [:]
    /// The events by the number of their name, in order.
    private var eventsByName: [Name: [Int32]] = [:]

    /// A call that makes, updates or remakes the constraints of a view.
    struct BlockCall: Sendable {
        let event: CodeEvent
        /// Index in `CodeFacts.events`.
        var index: Int
        /// Index in `CodeFacts.methods`.
        var method: Int
        var kind: ConstraintBlock.Kind
        /// The receiver as `SyntaxTree.viewPath` spells it.
        var path: String?
    }

    init(document: LayoutDocument) {
        // Without any constraint the file is none of ours.
        guard document.tree.dialect != .masonry, !(document.blocks.isEmpty && document.constraints.isEmpty) else {
            facts = CodeFacts()
            blocks = []
            return
        }
        facts = CodeFacts(document.tree, kinds: document.classKinds, ownMembers: document.ownMembers)
        var blocks: [BlockCall] = []
        for (number, method) in facts.methods.enumerated() {
            for index in method.events {
                eventsByName[facts.events[index].name, default: []].append(Int32(clamping: index))
                guard let kind = Self.kind(of: facts.events[index], in: document.tree) else { continue }
                let event = facts.events[index]
                let path = event.receiver.map { document.tree.viewPath($0) } ?? "self"
                blocks.append(BlockCall(event: event, index: index, method: number, kind: kind, path: path))
            }
        }
        self.blocks = blocks
        for (index, block) in document.blocks.enumerated() { documentBlocks[block.range, default: []].append(index) }
    }

    /// The indices of `LayoutDocument.blocks` that a call opened; none where evaluation did not come by.
    func documentBlocks(of call: BlockCall) -> [Int] { documentBlocks[call.event.range] ?? [] }

    func method(of call: BlockCall) -> CodeMethod { facts.methods[call.method] }

    func type(of method: CodeMethod) -> CodeType { facts.types[method.type] }

    /// The method in which an event stands. Complexity: O(log methods).
    func method(at event: Int) -> CodeMethod? { methodNumber(at: event).map { facts.methods[$0] } }

    /// The same as an index in `CodeFacts.methods`.
    func methodNumber(at event: Int) -> Int? {
        let index = facts.methods.partitionPoint { $0.events.upperBound > event }
        return facts.methods.indices.contains(index) ? index : nil
    }

    /// The calls of blocks in one method, in order. Complexity: O(log blocks + found).
    func blocks(in method: CodeMethod) -> ArraySlice<BlockCall> {
        let first = blocks.partitionPoint { $0.index >= method.events.lowerBound }
        let end = blocks.partitionPoint { $0.index >= method.events.upperBound }
        return blocks[first..<max(first, end)]
    }

    /// The events with a name, in order.
    func events(named name: Name) -> [Int32] { eventsByName[name] ?? [] }

    /// Whether a block stands in a method that no other of the file calls, and not in a cell, which is filled before it is shown:
    /// a button's or a delegate's, of which nobody knows when it runs.
    func runsByItself(_ block: ConstraintBlock, in tree: SyntaxTree) -> Bool {
        guard let call = blocks.first(where: { $0.event.range == block.range }) else { return false }
        let method = method(of: call)
        let name = method.name.split(separator: ":").first.map(String.init) ?? method.name
        guard method.kind == .method, type(of: method).role != .cell, !method.isOverride else { return false }
        return tree.names.find(name).map { events(named: $0).isEmpty } ?? true
    }

    private static func kind(of event: CodeEvent, in tree: SyntaxTree) -> ConstraintBlock.Kind? {
        guard let kind = event.name.word?.block, kind != .prepare, kind != .remove else { return nil }
        guard event.kind == .call, let last = event.arguments.last?.value, case .closure = tree[last].kind else {
            return nil
        }
        return kind
    }
}

extension RuleContext {
    /// The events that are calls or assignments of one of `names`, in order.
    func events(named names: String...) -> [(index: Int, event: CodeEvent)] {
        guard !code.facts.events.isEmpty else { return [] }
        var found: [Int32] = []
        for name in names.compactMap({ tree.names.find($0) }) { found += code.events(named: name) }
        if names.count > 1 { found.sort() }
        return found.map { (Int($0), code.facts.events[Int($0)]) }
    }

    /// Whether the text calls or assigns what has this name.
    func hasEvents(named word: Word) -> Bool { !code.events(named: Name(word)).isEmpty }

    func path(_ id: ExpressionID?) -> String? { id.flatMap { tree.viewPath($0) } }

    /// A name as a property has it: the variable behind it begins with `_`.
    static func bare(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    /// The path of what an assignment assigns to.
    func targetPath(_ event: CodeEvent) -> String? {
        let name = tree.string(event.name)
        let bare = Self.bare(name)
        guard let receiver = event.receiver else { return bare }
        guard let path = tree.viewPath(receiver) else { return nil }
        return path == "self" ? bare : path + "." + bare
    }

    /// The view that an expression names, as evaluation resolved it.
    func item(named id: ExpressionID?) -> ItemID? {
        id.flatMap { item(named: tree[$0].range) }
    }

    /// The view that a name or path in the text stands for; nil for a closure's name that stands for several.
    func item(named range: TextRange) -> ItemID? {
        var standIn: ItemID?
        for reference in document.references(in: range) where reference.range.end == range.end {
            switch reference.symbol {
            case .item(let item): return item
            case .standIn(let item) where standIn != nil && standIn != item: return nil
            case .standIn(let item): standIn = item
            default: break
            }
        }
        return standIn
    }

    /// Whether an expression is written `true` or `YES`, or is at least not written `false` or `NO`.
    func mayBeTrue(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        if case .name(let name) = tree[id].kind {
            return name.word != .false && name.word != .NO && tree.string(name) != "FALSE"
        }
        if case .number(let value, _) = tree[id].kind { return value != 0 }
        return true
    }

    /// Whether a value is `true` as it is written.
    func isTrue(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        switch tree[id].kind {
        case .name(let name): return name.word == .true || name.word == .YES || tree.string(name) == "TRUE"
        case .number(let value, _): return value != 0
        default: return false
        }
    }

    /// The chains of the blocks that a call opened.
    func chains(of call: CodeReading.BlockCall) -> [Chain] {
        code.documentBlocks(of: call).flatMap { document.blocks[$0].chains }.map { document[$0] }
    }

    /// Whether some expression within `id` satisfies `predicate`.
    func contains(_ id: ExpressionID, depth: Int = 0, _ predicate: (Expression) -> Bool) -> Bool {
        guard depth < 32 else { return false }
        let expression = tree[id]
        if predicate(expression) { return true }
        func inner(_ id: ExpressionID) -> Bool { contains(id, depth: depth + 1, predicate) }
        func any(_ arguments: [Argument]) -> Bool { arguments.contains { $0.value.map(inner) ?? false } }
        switch expression.kind {
        case .member(let base, _, _), .boxed(let base), .parenthesized(let base), .unary(_, let base),
            .cast(_, let base):
            return inner(base)
        case .call(let base, let arguments), .index(let base, let arguments), .message(let base, let arguments):
            return inner(base) || any(arguments)
        case .array(let elements): return elements.contains(where: inner)
        case .tuple(let arguments): return any(arguments)
        case .binary(_, let left, let right): return inner(left) || inner(right)
        case .ternary(let condition, let first, let second): return inner(condition) || inner(first) || inner(second)
        case .assignment(_, let target, let value): return inner(target) || inner(value)
        default: return false
        }
    }
}
