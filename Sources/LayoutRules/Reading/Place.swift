// Where a finding about a view or a constraint is shown.

import AutoLayout
import MasonrySemantics
import SourceText

extension RuleContext {
    /// The receiver of the first block on `item`, where its constraints are written, else its declaration.
    func place(of item: ItemID, in scenario: Int? = nil) -> TextRange? {
        let state = scenario.flatMap(scenarioName)
        var first: TextRange?
        for block in document.blocks where block.receiver == item {
            let blockState = block.state.flatMap { state in
                document.states.indices.contains(state) ? document.states[state].name : nil
            }
            if state != nil, blockState == state { return block.receiverRange }
            if first == nil { first = block.receiverRange }
        }
        guard first == nil, document.items.indices.contains(item.index) else { return first }
        return document[item].nameRange ?? document[item].declaration
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
        return "`\(text)` (line \(line(document[id].range)))"
    }
}
