// What the method that gives a list its cells sets for some rows alone.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds properties of a cell, and of its views, that `cellForRow` sets on some ways behind the line that asks for a used
/// cell, and not on all.
struct KeptByRows {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    struct Kept {
        /// As the code spells it: `cell.accessoryType`.
        var property: String
        var place: TextRange
    }

    /// By method. Complexity: O(events of such methods × depth of their blocks).
    func all() -> [[Kept]] {
        context.code.facts.methods.compactMap { method -> [Kept]? in
            guard context.givesCells(method), let body = SurePaths.body(context.tree, named: method.nameRange) else {
                return nil
            }
            let kept = cells(in: body).flatMap { self.kept(by: $0, in: method) }.sorted {
                $0.place.start < $1.place.start
            }
            return kept.isEmpty ? nil : kept
        }
    }

    /// A variable that may hold a used cell, and what its block does with it afterwards.
    private struct Cell {
        var name: String
        var rest: Block
    }

    private func cells(in block: Block, depth: Int = 0) -> [Cell] {
        guard depth < 16 else { return [] }
        return block.statements.enumerated().flatMap { index, id -> [Cell] in
            let after = block.statements[(index + 1)...]
            switch context.tree[id].kind {
            case .variable(let variable):
                return variable.bindings.compactMap { cell(in: $0, for: after, of: block) }
            case .conditional(let conditional):
                let bound = conditional.bindings.compactMap { binding in
                    conditional.keyword == .guardStatement
                        ? cell(in: binding, for: after, of: block)
                        : cell(in: binding, for: conditional.then.statements[...], of: conditional.then)
                }
                return bound + cells(in: conditional.then, depth: depth + 1)
                    + (conditional.otherwise.map { cells(in: $0, depth: depth + 1) } ?? [])
            case .switchCases(_, let cases, _): return cases.flatMap { cells(in: $0, depth: depth + 1) }
            case .block(let inner): return cells(in: inner, depth: depth + 1)
            default: return []
            }
        }
    }

    /// The used cell that a binding holds, with the statements up to the one that gives it to the list; nil where these give
    /// another one, or none.
    private func cell(
        in binding: VariableDeclaration.Binding, for statements: ArraySlice<StatementID>, of block: Block
    ) -> Cell? {
        guard let value = binding.initializer, isUsedCell(value), !mayReset(binding, value),
            let end = statements.firstIndex(where: isReturn),
            case .returned(let given?) = context.tree[statements[end]].kind,
            context.path(given) == context.tree.string(binding.name)
        else { return nil }
        var rest = block
        rest.statements = Array(statements[..<end])
        return Cell(name: context.tree.string(binding.name), rest: rest)
    }

    private func isReturn(_ id: StatementID) -> Bool {
        if case .returned = context.tree[id].kind { return true }
        return false
    }

    /// Whether a value is a cell that may have shown another row: not one that is kept under a name of its own for each row.
    private func isUsedCell(_ value: ExpressionID) -> Bool {
        let text = context.source(context.tree[value].range)
        guard text.contains("dequeueReusableCell") else { return false }
        return !["ormat", "\\(", ".row", ".section", ".item"].contains { text.contains($0) }
    }

    /// Whether the cell's class has a `prepareForReuse` that may set back what rows set.
    private func mayReset(_ binding: VariableDeclaration.Binding, _ value: ExpressionID) -> Bool {
        let declared = binding.type.map { context.tree.string($0.name) } ?? ""
        let text = context.source(context.tree[value].range)
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) + [declared])
        return !words.isDisjoint(with: context.document.cellsThatReset)
            || context.code.facts.types.contains { type in
                words.contains(type.name)
                    && context.code.facts.methods[type.methods].contains { $0.name == "prepareForReuse" }
            }
    }

    private func kept(by cell: Cell, in method: CodeMethod) -> [Kept] {
        guard let first = cell.rest.statements.first, let last = cell.rest.statements.last else { return [] }
        let range = TextRange(context.tree[first].range.start, context.tree[last].range.end)
        let makings = makings(of: cell, in: method)
        var places: [Property: [CodeEvent]] = [:]
        var calls: [String: [TextRange]] = [:]
        var shown: Set<String> = []
        for event in context.code.facts.events(of: method)
        where range.contains(event.range) && !makings.contains(where: { $0.contains(event.range) }) {
            if mayFill(cell.name, event) { return [] }
            guard let path = context.path(event.receiver), path == cell.name || path.hasPrefix(cell.name + ".") else {
                continue
            }
            let name = context.tree.string(event.name)
            guard event.kind == .assignment, !event.place.isCallback else {
                // `[cell.photo sd_setImageWithURL:…]` shows something, too.
                if !name.hasPrefix("add"), !name.hasPrefix("setNeeds") { calls[path, default: []].append(event.range) }
                continue
            }
            if name.lowercased().hasSuffix("hidden") { shown.insert(path) }
            if isShown(name) { places[Property(owner: path, name: name), default: []].append(event) }
        }
        return places.compactMap { property, events in
            // Where it is hidden, nobody sees what it keeps.
            guard let first = events.first, !shown.contains(cell.name),
                property.name.lowercased().hasSuffix("hidden") || !shown.contains(property.owner)
            else { return nil }
            let paths = SurePaths(
                context.tree, to: events.map(\.range) + calls[property.owner, default: []], mayNameAll: true)
            guard !paths.certainlyReach(in: cell.rest) else { return nil }
            return Kept(property: property.owner + "." + property.name, place: first.nameRange)
        }
    }

    private struct Property: Hashable {
        var owner: String
        var name: String
    }

    /// Where a cell is made because there is no used one, `if (!cell) { cell = [[RowCell alloc] …]; }`, or a view of it,
    /// `if (!label) { label = …`. What is said there of the new one holds for all rows.
    private func makings(of cell: Cell, in method: CodeMethod) -> [TextRange] {
        cell.rest.statements.compactMap { id in
            guard case .conditional(let conditional) = context.tree[id].kind,
                let first = conditional.then.statements.first, let last = conditional.then.statements.last
            else { return nil }
            let body = TextRange(context.tree[first].range.start, context.tree[last].range.end)
            let condition = conditional.condition.map { context.source(context.tree[$0].range) } ?? ""
            let asked = Set(condition.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            let makes = context.code.facts.events(of: method).contains { event in
                guard event.kind == .assignment, event.receiver == nil, body.contains(event.range),
                    let target = context.targetPath(event)
                else { return false }
                return target == cell.name || asked.contains(target)
            }
            return makes ? body : nil
        }
    }

    /// Whether an event hands the cell on, or asks it to do something: there it may get what is missing here.
    private func mayFill(_ cell: String, _ event: CodeEvent) -> Bool {
        if event.kind == .assignment {
            // Made anew in between, or given what its own setter shows.
            if event.receiver == nil { return event.value.map { context.path($0) == cell } ?? false }
            return context.path(event.receiver) == cell && !isShown(context.tree.string(event.name))
                && !Self.others.contains(context.tree.string(event.name))
        }
        if event.receiver.map({ context.path($0) == cell }) ?? false {
            return !Self.ownMethods.contains { context.tree.string(event.name).hasPrefix($0) }
        }
        return event.arguments.contains { $0.value.map { context.path($0) == cell } ?? false }
    }

    private static let others: Set<String> = ["delegate", "tag", "layoutMargins", "separatorInset", "indexPath"]
    private static let ownMethods = ["setSelectionStyle", "setAccessory", "setSeparatorInset", "setLayoutMargins"]

    /// Whether a property is something that is seen, as its name says.
    private func isShown(_ property: String) -> Bool {
        let name = property.lowercased()
        return [
            "hidden", "text", "color", "image", "accessorytype", "accessoryview", "selectionstyle", "enabled", "alpha",
            "title", "font", "transform", "textalignment",
        ].contains { name.hasSuffix($0) }
    }
}
