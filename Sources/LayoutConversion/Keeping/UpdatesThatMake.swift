// Updates that find nothing to change: they make what they say, once or whenever it is not there.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Updates that are makes: they run once for each object, or are about a view that is only just made, and nothing before
/// them makes what they could find.
struct MakingUpdates: Sendable {
    private var ranges: Set<TextRange> = []

    func contain(_ range: TextRange) -> Bool { ranges.contains(range) }

    init(
        _ document: LayoutDocument, _ written: WrittenInstances, _ index: SourceIndex, _ classes: ClassRelation
    ) {
        let setUp = SetUpFunctions(document.tree)
        let fresh = FreshLocals(document.tree, index, classes)
        func isFresh(_ range: TextRange) -> Bool {
            written[range].allSatisfy { $0.receiver.map { fresh.isFresh(document[$0].name, at: range) } ?? false }
        }
        func member(_ item: ItemID) -> String {
            let name = document[item].name
            return HiddenMembers.plain(name.split(separator: ".").last.map(String.init) ?? name)
        }
        // A class may give its objects constraints by their own names.
        func isFreshOwn(_ range: TextRange) -> Bool {
            let blocks = written[range]
            guard blocks.count == 1, let receiver = blocks[0].receiver,
                fresh.isOwn(document.tree.text[blocks[0].receiverRange], at: range)
            else { return false }
            let names = Set([member(receiver), "self"])
            return document.blocks.allSatisfy { other in
                other.range == range || other.receiver.map { !names.contains(member($0)) } ?? false
            }
        }
        // Where each kind of constraint is made or found.
        var places: [UpdateKey: Set<TextRange>] = [:]
        for block in document.blocks {
            for chain in block.chains.map({ document[$0] }) {
                for id in Array(chain.constraints) + Array(chain.updated) {
                    places[UpdateKey(document[id]), default: []].insert(block.range)
                }
            }
        }
        for range in written.ranges
        where written[range].allSatisfy({ $0.kind == .update }) {
            let isNew = isFresh(range) || isFreshOwn(range)
            guard isNew || setUp.contain(range.start) else { continue }
            let isMaking = written[range].allSatisfy { block in
                // What is another object's may have been given constraints before.
                let isOwn = block.receiver.flatMap { document[$0].declaration }.map(document.isInText) ?? false
                guard isNew || isOwn else { return false }
                return block.chains.allSatisfy { id in
                    let chain = document[id]
                    if document.chainRecords[id.index].isAlternative { return true }
                    return chain.updated.isEmpty && !chain.constraints.isEmpty
                        && chain.constraints.allSatisfy { made in
                            document[made].isComparable && places[UpdateKey(document[made])] == [range]
                        }
                }
            }
            if isMaking { ranges.insert(range) }
        }
    }
}

extension KeepingPlan {
    /// Whether every chain of an update changes constraints that are there, whenever it runs.
    func isFound(_ block: ReadBlock) -> Bool {
        block.instances.allSatisfy { instance in
            instance.chains.allSatisfy { id in
                let chain = document[id]
                return document.chainRecords[id.index].isAlternative
                    || (!chain.updated.isEmpty && chain.constraints.isEmpty)
            }
        }
    }

    /// Whether what an update makes, because it finds nothing, is found when it runs again: it is about the same views.
    func mayMake(_ block: ReadBlock, _ places: MemberPlaces) -> Bool {
        let function = index.function(around: block.range)
        func isSame(_ view: DraftItem) -> Bool {
            let guide = view.isGuide ? view.text.lastIndex(of: ".").map { String(view.text[..<$0]) } : nil
            guard let path = MemberPath(guide ?? view.text) else { return false }
            return path.name == "self" || !path.owner.isEmpty || view.text.hasPrefix("_")
                || !places.isHidden(path.member, in: function)
        }
        return block.drafts.allSatisfy { draft in
            guard draft.isNew, let made = draft.made else { return !draft.isNew }
            return document[made].isComparable && draft.second.map { isSame($0.item) } ?? true
                && draft.multiplier?.isFixed ?? true
        }
    }

    /// Whether an update makes all of its constraints or none: no other block knows one of them.
    func makesTogether(_ block: ReadBlock, beside others: [ReadBlock]) -> Bool {
        guard block.content.runs.count == 1, block.drafts.allSatisfy(\.isNew) else { return false }
        let own = Set(block.drafts.compactMap(\.made).map { UpdateKey(document[$0]) })
        return others.allSatisfy { other in
            other.range == block.range
                || !other.drafts.contains { $0.made.map { own.contains(UpdateKey(document[$0])) } ?? false }
        }
    }
}
