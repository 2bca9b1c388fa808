// Which view and which layout a cursor means.

import AutoLayout
import MasonrySemantics
import SourceText

extension Analysis {
    /// The view at `offset`: the one named there, or that of the chain, block or declaration around it.
    func previewItem(at offset: TextOffset) -> ItemID? {
        if let item = reference(at: offset)?.symbol.namedItem { return item }
        if let chain = document.chains.filter({ $0.range.touches(offset) }).shortest(by: \.range),
            let receiver = chain.receiver
        {
            return receiver
        }
        if let block = document.blocks.filter({ $0.range.touches(offset) }).shortest(by: \.range),
            let receiver = block.receiver
        {
            return receiver
        }
        let declared = document.items.indices.filter { document.items[$0].declaration?.touches(offset) == true }
        let innermost = declared.min {
            (document.items[$0].declaration?.length ?? 0) < (document.items[$1].declaration?.length ?? 0)
        }
        return innermost.map { ItemID($0) }
    }

    /// Of `entries`, those about the place come first: the state or method around it, then those with the view.
    func preferred(_ entries: [SolvedScenario], at offset: TextOffset?, showing item: ItemID?) -> SolvedScenario? {
        guard let offset else { return entries.first }
        let knowing = item.map { id in entries.filter { $0.lowered.engineItem(id) != nil } } ?? []
        let candidates = knowing.isEmpty ? entries : knowing
        return candidates.first { isAround(offset, $0) } ?? candidates.first
    }

    private func isAround(_ offset: TextOffset, _ entry: SolvedScenario) -> Bool {
        guard document.scenarios.indices.contains(entry.scenario) else { return false }
        let scenario = document.scenarios[entry.scenario]
        if let range = scenario.range { return range.touches(offset) }
        guard let name = scenario.name else { return false }
        return document.states.contains { $0.name == name && $0.declaration.touches(offset) }
    }
}

extension Array {
    fileprivate func shortest(by range: (Element) -> TextRange) -> Element? {
        self.min { range($0).length < range($1).length }
    }
}
