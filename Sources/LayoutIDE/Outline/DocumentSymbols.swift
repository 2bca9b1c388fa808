// The outline of a file: the view tree with the blocks under their view, screens, constants, states, expectations.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// The outline of the file, in written order.
    package func documentSymbols() -> [DocumentSymbol] { OutlineBuilder(analysis: self).symbols() }
}

/// Collects the symbols of one analysis.
private struct OutlineBuilder {
    let analysis: Analysis
    /// By receiver, without those of states.
    private let blocks: [ItemID: [ConstraintBlock]]
    private var document: LayoutDocument { analysis.document }

    init(analysis: Analysis) {
        self.analysis = analysis
        blocks = analysis.document.blocks.reduce(into: [:]) { blocks, block in
            if let receiver = block.receiver, block.state == nil { blocks[receiver, default: []].append(block) }
        }
    }

    func symbols() -> [DocumentSymbol] {
        var children: [[ItemID]] = Array(repeating: [], count: document.items.count)
        var roots: [ItemID] = []
        for index in document.items.indices where document.items[index].nameRange != nil {
            let id = ItemID(index)
            if let parent = document.superview(of: id), document.items[parent.index].nameRange != nil {
                children[parent.index].append(id)
            } else {
                roots.append(id)
            }
        }
        let views = roots.compactMap { view($0, children, depth: 0) }
        let symbols = (views + nameless() + screens() + constants() + states() + expectations()).sorted {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }
        return analysis.tree.dialect == .masonry ? symbols : SourceOutline(analysis.tree).enclosing(symbols)
    }

    /// The blocks on views that no declaration names: `view`, `self`, `contentView`, `alert.box`.
    private func nameless() -> [DocumentSymbol] {
        document.blocks.compactMap { block in
            guard block.state == nil, block.receiver.map({ document[$0].nameRange == nil }) ?? true else { return nil }
            var symbol = self.block(block)
            symbol.name = analysis.text[block.receiverRange] + " " + symbol.name
            return symbol
        }
    }

    /// How deep the outline goes; deeper views are left out.
    private static let depthLimit = 64

    private func view(_ id: ItemID, _ children: [[ItemID]], depth: Int) -> DocumentSymbol? {
        let item = document[id]
        guard depth < Self.depthLimit, let name = item.nameRange else { return nil }
        let isGuide = item.layout.kind != .view && item.layout.kind != .scrollView
        var symbol = DocumentSymbol(
            name: item.name, detail: item.className ?? "", kind: isGuide ? .guide : .view,
            range: (item.declaration ?? name).union(name), selectionRange: name)
        symbol.children = children[id.index].compactMap { view($0, children, depth: depth + 1) }
        symbol.children += (blocks[id] ?? []).map(block)
        return symbol
    }

    private func block(_ block: ConstraintBlock) -> DocumentSymbol {
        let count = block.chains.reduce(0) { $0 + document[$1].constraints.count }
        return DocumentSymbol(
            name: analysis.text[block.headerRange.isEmpty ? block.receiverRange : block.headerRange],
            detail: LensWords.constraints(count)[analysis.configuration.language], kind: .block,
            range: block.range.union(block.headerRange),
            selectionRange: block.headerRange.isEmpty ? block.receiverRange : block.headerRange)
    }

    private func screens() -> [DocumentSymbol] {
        document.screens.compactMap { screen in
            guard let range = screen.declaration, let name = screen.nameRange else { return nil }
            let size = screen.screen.size
            return DocumentSymbol(
                name: screen.screen.name, detail: size.width.inPoints + " x " + size.height.inPoints, kind: .screen,
                range: range.union(name), selectionRange: name)
        }
    }

    private func constants() -> [DocumentSymbol] {
        document.constants.filter { $0.origin == nil }.map { constant in
            DocumentSymbol(
                name: constant.name, detail: describe(constant.value), kind: .constant,
                range: constant.declaration.union(constant.nameRange), selectionRange: constant.nameRange)
        }
    }

    private func states() -> [DocumentSymbol] {
        document.states.enumerated().map { index, state in
            DocumentSymbol(
                name: state.name, detail: "", kind: .state, range: state.declaration.union(state.nameRange),
                selectionRange: state.nameRange,
                children: document.blocks.filter { $0.state == index }.map { block in
                    var symbol = self.block(block)
                    symbol.name = analysis.text[block.receiverRange] + " " + symbol.name
                    return symbol
                })
        }
    }

    private func expectations() -> [DocumentSymbol] {
        document.expectations.map { expectation in
            DocumentSymbol(
                name: analysis.text[expectation.range], detail: "", kind: .expectation, range: expectation.range,
                selectionRange: expectation.range)
        }
    }
}
