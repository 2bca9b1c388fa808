// Where a finding about a view or a constraint is shown.

import AutoLayout
import MasonrySemantics
import SourceText

extension RuleContext {
    /// The receiver of the first block on `item`, where its constraints are written, else its first constraint made by hand,
    /// else its declaration.
    func place(of item: ItemID, in scenario: Int? = nil) -> TextRange? {
        guard document.items.indices.contains(item.index) else { return nil }
        let blocks = blocksByItem[item]
        if let state = scenario.flatMap(scenarioName) {
            let own = blocks.first { index in
                document.blocks[index].state.map {
                    document.states.indices.contains($0) && document.states[$0].name == state
                }
                    ?? false
            }
            if let own { return document.blocks[own].receiverRange }
        }
        if let first = blocks.first { return document.blocks[first].receiverRange }
        if let first = madeByHand[item].first(where: { document.isInText(document[$0].range) }) {
            return place(of: first)
        }
        return document[item].nameRange ?? document[item].declaration
    }

    /// The last block on `item` outside the states.
    func baseBlock(of item: ItemID) -> ConstraintBlock? {
        blocksByItem[item].last { document.blocks[$0].state == nil }.map { document.blocks[$0] }
    }

    /// The chain or statement of a constraint; only its attribute where the chain makes others too.
    func place(of id: MadeConstraintID) -> TextRange {
        let made = document[id]
        guard let chain = made.chain, document.chains.indices.contains(chain.index),
            document[chain].constraints.count > 1
        else { return made.range }
        return made.attributeRange
    }

    /// The lines of constraints for messages: "`a.width == 3` (line 12)".
    func textWithLine(_ id: MadeConstraintID, in scenario: Int) -> Phrase {
        let text = document.text(of: id, in: self.scenario(scenario))
        return "`\(text)` (\(lineText(document[id].range)))"
    }

    /// Where something stands, for messages: a line of the text or of another file.
    func lineText(_ range: TextRange) -> Phrase {
        guard let outside = document.outsidePlace(of: range) else { return "line \(line(range))" }
        return "line \(outside.line + 1) of \(outside.fileName)"
    }
}
