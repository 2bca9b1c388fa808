// What one method makes and another makes again, where a third one updates it.

import AutoLayout
import MasonrySemantics
import SourceText

/// Two required equations of known numbers between the same anchors, which are active together until an update makes them
/// equal: it shows that the second one was meant to be one, too.
struct MadeAgain {
    let first: MadeConstraintID
    let again: MadeConstraintID
    let update: BlockID

    /// In written order.
    static func all(in context: RuleContext) -> [MadeAgain] {
        let document = context.document
        guard document.blocks.contains(where: { $0.kind == .update }) else { return [] }
        let certainty = ConflictCertainty(document: document)
        let said = Set(context.conflicts.flatMap(\.members))
        var made: [AnchorPair: [MadeConstraintID]] = [:]
        var found: [MadeAgain] = []
        for id in document.constraints.indices.map({ MadeConstraintID($0) }) where isMade(id, document) {
            guard let anchors = AnchorPair(of: id, in: document) else { continue }
            let first = made[anchors, default: []].first { other in
                function(of: other, document) != function(of: id, document) && !said.contains(other)
                    && document[other].constant != document[id].constant
            }
            made[anchors, default: []].append(id)
            guard let first, !said.contains(id) else { continue }
            let updates = certainty.updates(of: [first, id])
            guard let update = updates.first,
                document.scenarios.contains(where: { scenario in
                    scenario.active.contains(first) && scenario.active.contains(id)
                        && certainty.areCertain(
                            [first, id], under: scenario.guardID, settled: scenario.settled, besides: Set(updates))
                }),
                updates.allSatisfy({ context.code.runsByItself(document[$0], in: context.tree) })
            else { continue }
            found.append(MadeAgain(first: first, again: id, update: update))
        }
        return found
    }

    private static func isMade(_ id: MadeConstraintID, _ document: LayoutDocument) -> Bool {
        let made = document[id]
        guard let chain = made.chain, document.isInText(made.range) else { return false }
        return made.constant != nil && !made.isStored && made.relation == .equal
            && document[document[chain].block].kind == .make
    }

    private static func function(of id: MadeConstraintID, _ document: LayoutDocument) -> String? {
        document[id].chain.flatMap { document[document[$0].block].function }
    }
}
