// Blocks that are converted together or not at all, because one of them changes what another one makes.

import SourceText

enum Bonds {
    /// Leaves each block that is bound to one that is left.
    static func leaveBroken(_ blocks: inout [BlockConversion]) {
        var broken: [String: LeftReason] = [:]
        var isComplete = false
        while !isComplete {
            isComplete = true
            for block in blocks {
                guard case .left(let reason) = block.outcome else { continue }
                for bond in block.bonds where broken[bond] == nil {
                    isComplete = false
                    if case .differs = reason {
                        broken[bond] = reason
                    } else {
                        broken[bond] = .changedElsewhere(block.range)
                    }
                }
            }
            for index in blocks.indices where blocks[index].isProven {
                // The first by name: the order of a set is nobody's.
                guard let bond = blocks[index].bonds.sorted().first(where: { broken[$0] != nil }),
                    let reason = broken[bond]
                else { continue }
                blocks[index].outcome = .left(reason)
                isComplete = false
            }
        }
    }
}
