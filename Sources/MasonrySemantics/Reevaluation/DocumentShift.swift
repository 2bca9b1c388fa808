// How far the records of what did not change move when others come or go.

import AutoLayout
import MasonrySyntax
import SourceText

/// How much further numbers are from one on.
struct NumberShift {
    var first: Int
    var distance: Int

    func moved(_ index: Int) -> Int { index < first ? index : index + distance }
}

/// Where a record stands in the next version: its ranges follow the text, its numbers the records that came or went.
struct DocumentShift {
    /// nil for records of the new text itself.
    var tree: TreeChange?
    var blocks: NumberShift
    var chains: NumberShift
    var steps: NumberShift
    var constraints: NumberShift

    var movesNothing: Bool {
        blocks.distance == 0 && chains.distance == 0 && steps.distance == 0 && constraints.distance == 0
            && (tree?.movesNothing ?? true)
    }

    func moved(_ id: BlockID) -> BlockID { BlockID(blocks.moved(id.index)) }
    func moved(_ id: ChainID) -> ChainID { ChainID(chains.moved(id.index)) }
    func moved(_ id: MadeConstraintID) -> MadeConstraintID { MadeConstraintID(constraints.moved(id.index)) }

    func move(_ range: inout TextRange) {
        if let tree { range = tree.moved(range) }
    }

    func move(_ range: inout TextRange?) {
        if let tree, let known = range { range = tree.moved(known) }
    }
}

/// A record of a document that a later version of the text may take over.
protocol Movable {
    mutating func move(_ shift: DocumentShift)
}

extension Array where Element: Movable {
    /// Puts `new` in the place of the elements at `gone`, moved by `placed`, and moves all behind them by `shift`.
    mutating func splice(_ new: [Element], over gone: Range<Int>, _ placed: DocumentShift, _ shift: DocumentShift) {
        var new = new
        for index in new.indices { new[index].move(placed) }
        replace(gone, with: new)
        guard !shift.movesNothing else { return }
        for index in gone.lowerBound + new.count..<count { self[index].move(shift) }
    }
}
