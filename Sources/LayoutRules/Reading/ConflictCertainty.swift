// Which conflicts a program certainly has: its constraints come and go, and only some of that shows in one file.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Tells conflicts that a source file proves from those that other code may prevent. In `.masonry` files all that is
/// written holds.
struct ConflictCertainty {
    private let document: LayoutDocument
    /// The blocks that replace or change constraints, by their receiver.
    private var changes: [ItemID: [BlockID]] = [:]

    init(document: LayoutDocument) {
        self.document = document
        guard document.tree.dialect != .masonry else { return }
        for (index, block) in document.blocks.enumerated() {
            guard let receiver = block.receiver else { continue }
            switch block.kind {
            case .make, .prepare: continue
            default: changes[receiver, default: []].append(BlockID(index))
            }
        }
    }

    func isCertain(_ conflict: ConflictGroup) -> Bool {
        let isKnown = document.scenarios.indices.contains(conflict.scenario)
        guard isKnown else { return areCertain(conflict.members) }
        let scenario = document.scenarios[conflict.scenario]
        return areCertain(conflict.members, under: scenario.guardID, settled: scenario.settled)
    }

    /// The updates that may change one of these constraints of one view, which stand in other methods.
    func updates(of members: [MadeConstraintID]) -> [BlockID] {
        guard let item = members.first.map({ document[$0].firstItem }) else { return [] }
        let functions = members.compactMap { document[$0].chain }.map { document[document[$0].block].function }
        return (changes[item] ?? []).filter {
            document[$0].kind == .update && !leavesAlone($0, members) && !functions.contains(document[$0].function)
        }
    }

    /// Whether all of `members` certainly hold at the same time: in the scenario of a branch, when that runs; of what
    /// stands behind an early return, whenever the program gets there.
    /// - Parameter ignored: blocks that are as if nothing ran them.
    func areCertain(
        _ members: [MadeConstraintID], under condition: GuardID = .always, settled: Set<MadeConstraintID> = [],
        besidesGuides: Bool = false, besides ignored: Set<BlockID> = []
    ) -> Bool {
        guard document.tree.dialect != .masonry else { return true }
        let chains = members.compactMap { document[$0].chain }
        guard !members.contains(where: { isKept($0, settled) || isPossible($0, under: condition) }),
            document.areTogether(members.map { document[$0].guardID }),
            besidesGuides || !members.contains(where: { touchesSystemGuide($0) })
        else { return false }
        let blocks = chains.map { document[$0].block }
        guard !isRemadeBetween(blocks) else { return false }
        let functions = blocks.map { document[$0].function }
        // Another run of the same code takes nothing away but what it makes again.
        let ranges = Set(blocks.map { document[$0].range })
        return members.allSatisfy { id in
            // The branch that the layout is about has just made all constraints of this view anew.
            if condition != .always, let block = document[id].chain.map({ document[$0].block }),
                document[block].kind == .remake, document[block].receiver == document[id].firstItem,
                document.isGuard(condition, within: document[id].guardID)
            {
                return true
            }
            return (changes[document[id].firstItem] ?? []).allSatisfy { change in
                ranges.contains(document[change].range) || ignored.contains(change)
                    || leavesAlone(change, members)
                    || (condition == .always && document[change].certainty == .certain
                        && functions.contains(document[change].function))
            }
        }
    }

    /// Whether an update is of other edges or sizes than these constraints have.
    private func leavesAlone(_ change: BlockID, _ members: [MadeConstraintID]) -> Bool {
        let block = document[change]
        guard block.kind == .update, block.chains.allSatisfy({ document[$0].unknown == nil }) else { return false }
        let updated =
            document.changes.lazy.filter { block.range.contains($0.range) }.map(\.constraint)
            + block.chains.flatMap { document[$0].constraints }
        return !updated.isEmpty
            && updated.allSatisfy { one in
                !members.contains { id in
                    document[id].firstItem == document[one].firstItem
                        && document[id].firstAttribute == document[one].firstAttribute
                }
            }
    }

    /// Whether one of the blocks takes out what another one made: a remake leaves nothing of the same view but what the same
    /// method makes after it, or what one call makes after it.
    private func isRemadeBetween(_ blocks: [BlockID]) -> Bool {
        let remakes = Set(blocks).filter { document[$0].kind == .remake && document[$0].receiver != nil }
        return remakes.contains { remake in
            blocks.contains { other in
                other != remake && document[other].receiver == document[remake].receiver
                    && !runs(other, after: remake)
                    && (document[other].kind == .remake || document[other].function != document[remake].function
                        || document[other].range.start < document[remake].range.start)
            }
        }
    }

    /// Whether a block makes constraints in the same call as a remake, and after it.
    private func runs(_ other: BlockID, after remake: BlockID) -> Bool {
        document[other].kind != .remake && other > remake && document[other].entry != nil
            && document[other].entry == document[remake].entry
            && document[other].certainty == .certain && document[remake].certainty == .certain
    }

    /// Whether no remake certainly takes one of them out before another is made.
    func mayStandTogether(_ members: [MadeConstraintID]) -> Bool {
        document.tree.dialect == .masonry
            || !isRemadeBetween(members.compactMap { document[$0].chain.map { document[$0].block } })
    }

    /// Whether it may be off although it was made: somebody keeps it.
    private func isKept(_ id: MadeConstraintID, _ settled: Set<MadeConstraintID>) -> Bool {
        let made = document[id]
        return (made.isStored || made.chain.map { document[$0].isStored } ?? false) && !settled.contains(id)
    }

    /// In the scenario of a branch its own chains run, unless something in it makes them possible again.
    private func isPossible(_ id: MadeConstraintID, under condition: GuardID) -> Bool {
        guard let chain = document[id].chain, document[chain].certainty == .possible else { return false }
        return condition == .always || !document.isGuard(condition, within: document[id].guardID)
    }

    /// How far safe areas and margins reach into a view whose place is not known is not known either, and a scroll
    /// view's content guide moves with what the program scrolls.
    private func touchesSystemGuide(_ id: MadeConstraintID) -> Bool {
        document.items(of: id).contains { item in
            switch document[item].layout.kind {
            case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide: true
            case .view, .scrollView, .contentView, .guide, .frameLayoutGuide: false
            }
        }
    }
}

/// The conflicts that findings are made of, for whoever shows conflicts without checking rules.
package struct CertainConflicts {
    private let document: LayoutDocument
    private let certainty: ConflictCertainty

    package init(document: LayoutDocument) {
        self.document = document
        certainty = ConflictCertainty(document: document)
    }

    /// Whether a program certainly has a conflict that was found in `entry`.
    package func contains(_ conflict: LayoutSolution.Conflict, in entry: SolvedScenario) -> Bool {
        ConflictGroup(conflict, solvedIndex: 0, entry: entry, document: document).map { certainty.isCertain($0) }
            ?? false
    }
}
