// The blocks of a text by where they are written, and what changes the constraints of a view.

import AutoLayout
import MasonrySemantics
import SourceText

/// The blocks of a text by their place: one that runs for several views, or several times, stands once.
struct WrittenInstances: Sendable {
    /// In written order.
    private(set) var ranges: [TextRange] = []
    private var instances: [TextRange: [ConstraintBlock]] = [:]
    /// The items that `mas_distributeViewsAlongAxis:` gives constraints.
    private(set) var distributed: Set<ItemID> = []
    /// Its calls in written order.
    private(set) var distributions: [TextRange] = []
    private var calls: [TextRange: [ConstraintBlock]] = [:]
    /// Where an item's constraints are updated, made anew or removed.
    private var changes: [ItemID: TextRange] = [:]

    init(_ document: LayoutDocument) {
        for block in document.blocks where document.isInText(block.range) {
            guard block.distributionAxis == nil else {
                if let receiver = block.receiver { distributed.insert(receiver) }
                if calls[block.range] == nil { distributions.append(block.range) }
                calls[block.range, default: []].append(block)
                continue
            }
            if block.kind != .make, block.kind != .prepare, let receiver = block.receiver {
                changes[receiver] = changes[receiver] ?? block.range
            }
            guard block.kind != .remove, block.library != .uiKit else { continue }
            if instances[block.range] == nil { ranges.append(block.range) }
            instances[block.range, default: []].append(block)
        }
        ranges.sort { $0.start < $1.start }
        distributions.sort { $0.start < $1.start }
    }

    subscript(range: TextRange) -> [ConstraintBlock] { instances[range] ?? [] }

    func distribution(_ range: TextRange) -> [ConstraintBlock] { calls[range] ?? [] }

    func change(of item: ItemID) -> TextRange? { changes[item] }
}
