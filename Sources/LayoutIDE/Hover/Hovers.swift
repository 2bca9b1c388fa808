// The entry of hover: finds what the place stands for.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// What the place at `offset` means; nil where there is nothing to say.
    package func hover(at offset: TextOffset) -> Hover? {
        guard offset.utf8 <= text.length else { return nil }
        let writer = HoverWriter(analysis: self)
        if let reference = shownReference(at: offset),
            let hover = writer.hover(on: reference, turns: turns(of: reference))
        {
            return hover
        }
        if let hover = hoverOnReceiver(at: offset, writer) { return hover }
        let chains = chains(at: offset)
        if let chain = chains.first {
            let step = chain.steps.first { $0.nameRange.touches(offset) }
            if let step, let hover = writer.hover(on: step, of: chain, chains: chains) { return hover }
        }
        if let hover = writer.hoverOnExpression(at: offset) { return hover }
        guard let chain = chains.first, writer.isOnMaker(offset, of: chain) else { return nil }
        return writer.hover(onChains: chains, range: chain.range)
    }

    /// What a block is about where it spells its view in a way that is no name of it: a parameter, the variable of a loop, a
    /// member of another view. Of several views the first that is part of a layout, with the names of the others.
    private func hoverOnReceiver(at offset: TextOffset, _ writer: HoverWriter) -> Hover? {
        let blocks = document.blocks.filter { $0.receiverRange.touches(offset) && document.isInText($0.receiverRange) }
        guard let shortest = blocks.map(\.receiverRange.length).min() else { return nil }
        var receivers: [ItemID] = []
        for block in blocks where block.receiverRange.length == shortest {
            if let receiver = block.receiver, !receivers.contains(receiver) { receivers.append(receiver) }
        }
        let shown = bestShown(receivers) ?? receivers.first
        guard let shown, let range = blocks.first(where: { $0.receiver == shown })?.receiverRange else { return nil }
        return writer.hover(onItem: shown, among: receivers, turns: turns(of: shown, among: receivers), range: range)
    }

    /// The name at `offset`. Complexity: O(log names).
    func reference(at offset: TextOffset) -> Reference? {
        let index = document.references.partitionPoint { $0.range.end >= offset }
        return document.references[index...].prefix { $0.range.start <= offset }.first { $0.range.touches(offset) }
    }

    /// The same; of a name that several runs of a method give different views, one that is part of a layout. A closure's name
    /// for several views is about none of them.
    private func shownReference(at offset: TextOffset) -> Reference? {
        guard let first = reference(at: offset), first.symbol.namedItem != nil else { return reference(at: offset) }
        let index = document.references.partitionPoint { $0.range.end >= offset }
        let all = document.references[index...].prefix { $0.range.start <= offset }.filter { $0.range == first.range }
        if case .standIn = first.symbol { return all.allSatisfy { $0.symbol == first.symbol } ? first : nil }
        guard let best = bestShown(all.compactMap(\.symbol.namedItem)) else { return first }
        return all.first { $0.symbol == .item(best) } ?? first
    }

    /// The views that one line makes in the turns of a loop, where a name there stands for one of them.
    private func turns(of reference: Reference) -> [ItemID] {
        guard case .item(let item) = reference.symbol else { return [] }
        let index = document.references.partitionPoint { $0.range.start >= reference.range.start }
        let all = document.references[index...].prefix { $0.range.start == reference.range.start }
        return turns(of: item, among: all.filter { $0.range == reference.range }.compactMap(\.symbol.namedItem))
    }

    /// Of the views that a place stands for, those that the same line makes as `item`, each once and in order.
    private func turns(of item: ItemID, among all: [ItemID]) -> [ItemID] {
        guard let declaration = document[item].declaration else { return [] }
        let (name, owner) = (document[item].name, document[item].owner)
        return Set(all).sorted { $0.index < $1.index }.filter {
            document[$0].declaration == declaration && document[$0].name == name && document[$0].owner == owner
        }
    }

    /// Of views that stand for one place, the first whose frame some layout tells, else the first that is part of one.
    private func bestShown(_ items: [ItemID]) -> ItemID? {
        let laidOut = items.filter { id in solved.contains { $0.lowered.itemIndices[id] != nil } }
        guard laidOut.count > 1 else { return laidOut.first }
        return laidOut.first(where: isTold) ?? laidOut.first
    }

    /// Whether some layout tells a number of the frame of a view.
    private func isTold(_ id: ItemID) -> Bool {
        solved.contains { entry in
            guard let index = entry.lowered.itemIndices[id] else { return false }
            let shown = shown(entry)
            return shown.isSolved(id) && !shown.frame(index, in: .superview).isEmpty
        }
    }

    /// The view that a place names, or that the chain there is about.
    func item(at offset: TextOffset) -> ItemID? {
        if let item = reference(at: offset)?.symbol.namedItem { return item }
        return chains(at: offset).first?.receiver
    }

    /// The chains at `offset`, the innermost: several for an array of receivers.
    private func chains(at offset: TextOffset) -> [Chain] {
        let touching = document.chains.indices.filter { document.chains[$0].range.touches(offset) }
            .map { document.chains[$0] }
        guard let shortest = touching.map(\.range.length).min() else { return [] }
        return touching.filter { $0.range.length == shortest }
    }
}

/// Writes the hovers of one analysis.
struct HoverWriter {
    let analysis: Analysis
    var document: LayoutDocument { analysis.document }
    var language: MessageLanguage { analysis.configuration.language }

    func hover(on reference: Reference, turns: [ItemID] = []) -> Hover? {
        switch reference.symbol {
        case .item(let id), .standIn(let id): return hover(onItem: id, turns: turns, range: reference.range)
        case .constant(let id):
            guard document.constants.indices.contains(id.index) else { return nil }
            return hover(on: document.constants[id.index], range: reference.range)
        case .screen(let id): return hover(onScreen: id.index, range: reference.range)
        case .state(let id): return hover(onState: id.index, range: reference.range)
        }
    }

    func finish(_ text: HoverText, _ range: TextRange) -> Hover? {
        guard !text.markdown.isEmpty else { return nil }
        return Hover(range: range, markdown: text.markdown, plainText: text.plain)
    }

    /// `iPhone 15`, or `iPhone 15, expanded` in a state.
    func place(of entry: SolvedScenario) -> String {
        let screen = document.screens.indices.contains(entry.screen) ? document.screens[entry.screen].screen.name : ""
        return stateName(of: entry).map { screen + language.say(", ", "，") + $0 } ?? screen
    }

    func stateName(of entry: SolvedScenario) -> String? {
        document.scenarios.indices.contains(entry.scenario) ? document.scenarios[entry.scenario].name : nil
    }

    private func hover(on constant: NamedConstant, range: TextRange) -> Hover? {
        var text = HoverText(language: language)
        let value = describe(constant.value)
        let origin = constant.origin.map { language.say(", from \($0.description)", "，来自 \($0.description)") } ?? ""
        text.code(constant.name + " = " + (value.isEmpty ? "?" : value) + origin)
        let parts = members(of: constant.value)
        text.list(parts.map { part in language.say("\(part.0): \(part.1.inPoints)", "\(part.0)：\(part.1.inPoints)") })
        return finish(text, range)
    }

    private func hover(onScreen index: Int, range: TextRange) -> Hover? {
        guard document.screens.indices.contains(index) else { return nil }
        let screen = document.screens[index].screen
        var text = HoverText(language: language)
        text.code("screen \"\(screen.name)\" \(screen.size.width.inPoints) x \(screen.size.height.inPoints)")
        let area = screen.safeArea
        if area != .zero {
            let insets = [area.top, area.left, area.bottom, area.right].map(\.inPoints).joined(separator: ", ")
            text.paragraph(
                language.say(
                    "Safe area insets (top, left, bottom, right): \(insets)", "安全区边距（上、左、下、右）：\(insets)"))
        }
        for entry in analysis.solved where entry.screen == index {
            let count = entry.solution.conflicts.count
            guard count > 0 else { continue }
            let place = place(of: entry)
            text.paragraph(
                language.say(
                    "\(place): \(Phrase.counted(count, "conflict", "conflicts"))", "\(place)：\(count) 处冲突"))
        }
        return finish(text, range)
    }

    private func hover(onState index: Int, range: TextRange) -> Hover? {
        guard document.states.indices.contains(index) else { return nil }
        let state = document.states[index]
        var text = HoverText(language: language)
        text.code("state " + state.name)
        let blocks = document.blocks.filter { $0.state == index }.count
        text.paragraph(
            language.say(
                blocks == 1 ? "1 block on top of the base layout." : "\(blocks) blocks on top of the base layout.",
                "在基础布局之上执行 \(blocks) 个约束块。"))
        return finish(text, range)
    }
}
