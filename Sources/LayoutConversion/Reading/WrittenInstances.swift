// The blocks of a text by where they are written, and what changes the constraints of a view.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
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

    /// - Parameter removing: Whether calls that only take constraints away count as blocks.
    init(_ document: LayoutDocument, removing: Bool = false) {
        noteOpenChanges(in: document)
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
            guard block.kind != .remove || removing, block.library != .uiKit else { continue }
            if instances[block.range] == nil { ranges.append(block.range) }
            instances[block.range, default: []].append(block)
        }
        ranges.sort { $0.start < $1.start }
        distributions.sort { $0.start < $1.start }
    }

    /// `[(isLeft ? one : other) mas_updateConstraints:…]` changes either: all views that its receiver names.
    private mutating func noteOpenChanges(in document: LayoutDocument) {
        let open = document.blocks.filter { block in
            block.receiver == nil && block.kind != .make && block.kind != .prepare && document.isInText(block.range)
        }
        guard !open.isEmpty else { return }
        var names: [String: TextRange] = [:]
        for block in open {
            // Of any other receiver that is not known its members may be anybody's.
            guard document.tree.text[block.receiverRange].contains("?") else { continue }
            let words = document.tree.text[block.receiverRange].split { !($0.isLetter || $0.isNumber || $0 == "_") }
            for word in words.map(String.init) where !SelfAlias.isSelfOrAlias(word) {
                names[HiddenMembers.plain(word)] = block.range
            }
        }
        for index in document.items.indices {
            let item = document[ItemID(index)]
            if let range = names[HiddenMembers.plain(item.name)] { changes[ItemID(index)] = range }
        }
    }

    subscript(range: TextRange) -> [ConstraintBlock] { instances[range] ?? [] }

    func distribution(_ range: TextRange) -> [ConstraintBlock] { calls[range] ?? [] }

    func change(of item: ItemID) -> TextRange? { changes[item] }
}
