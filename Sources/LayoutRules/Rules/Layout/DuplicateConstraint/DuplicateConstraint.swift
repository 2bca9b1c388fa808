// The rule about constraints that stand twice.

import AutoLayout
import MasonrySemantics

enum DuplicateConstraint: Rule {
    static let id: RuleID = "duplicate-constraint"
    static let severity = Severity.information
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "The same constraint is made twice"
    static let documentation = """
        # duplicate-constraint

        Two active constraints say exactly the same. A block that makes nothing else than another one is one finding.

        ## At run time
        No conflict; each copy costs a little. A later `update` changes only one of them, and then they contradict each
        other. Constraints that are kept in a variable are not reported: alternatives may begin alike. Nor is what a
        condition chooses, as in `equalTo(isWide ? a : b)`: in the other case it makes another constraint.

        ## What to do
        Remove one of the two.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.edges.equalTo(root)
            make.left.equalTo(root)
        //  ^^^^^^^^^^^^^^^^^^^^^^^ information[duplicate-constraint]: `card.left == root.left`
        }
        ```
        ## Fixed
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.edges.equalTo(root)
        }
        ```
        ## Good
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.width.mas_greaterThanOrEqualTo(100)
            make.edges.equalTo(root)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var found: [Duplicate] = []
        var seen: Set<MadeConstraintID> = []
        let certainty = ConflictCertainty(document: context.document)
        for scenario in context.document.scenarios {
            var first = ConstraintsByContent(of: scenario)
            var firstDisputed = ConstraintsByContent(of: scenario)
            for id in scenario.active {
                // What is kept may be one of two that are switched, what is possiblyInactive may have been removed: two of one block
                // together.
                let isPossiblyInactive = scenario.possiblyInactive.contains(id)
                guard !context.document.constraints[id.index].isStored,
                    let original = isPossiblyInactive
                        ? firstDisputed.insert(id, context.document) : first.insert(id, context.document),
                    !isPossiblyInactive || areOfOneBlock(id, original, context) || areOfOneSetUp(id, original, context),
                    certainty.mayStandTogether([original, id]),
                    isThereWithout(id, original, context), seen.insert(id).inserted, !isDistributed(id, context),
                    // What a helper of another file makes is seen by nobody here: it is made again on purpose.
                    context.document.isInText(context.document.constraints[original.index].range),
                    // One line that runs twice: without it neither is made.
                    context.document.constraints[original.index].range != context.document.constraints[id.index].range
                else { continue }
                found.append(Duplicate(id: id, original: original, scenario: scenario))
            }
        }
        // Of a statement with an error that is said, and what repeats goes with it.
        let broken = Set(
            (context.conflicts + context.conflictsOfSafeAreas.map(\.group)).compactMap {
                context.document[$0.broken].chain
            })
        found.removeAll { duplicate in
            context.document[duplicate.id].chain.map { broken.contains($0) } ?? false
        }
        let whole = repeatedBlocks(found, context)
        var reported: Set<BlockID> = []
        return found.compactMap { duplicate in
            guard let block = block(of: duplicate.id, context), let all = whole[block] else {
                return report(duplicate.id, duplicate.original, duplicate.scenario, context)
            }
            return reported.insert(block).inserted ? report(all, in: block, context) : nil
        }
    }

    /// Whether what the second makes is there without it whenever it runs: where a condition chooses what a line makes
    /// (`equalTo(flag ? a : b)`), it makes another constraint in the other case.
    private static func isThereWithout(
        _ id: MadeConstraintID, _ original: MadeConstraintID, _ context: RuleContext
    ) -> Bool {
        let document = context.document
        let (own, first) = (document[id].guardID, document[original].guardID)
        let isChosen = document[id].chain.map { document.chainRecords[$0.index].isAlternative } ?? false
        return !isChosen && (own == first || document.isGuard(own, within: first))
    }

    private struct Duplicate {
        var id: MadeConstraintID
        var original: MadeConstraintID
        var scenario: Scenario
    }

    private static func block(of id: MadeConstraintID, _ context: RuleContext) -> BlockID? {
        context.document[id].chain.map { context.document[$0].block }
    }

    /// The blocks of several lines that make nothing else than one other block, with all that they make.
    private static func repeatedBlocks(_ found: [Duplicate], _ context: RuleContext) -> [BlockID: [Duplicate]] {
        var blocks: [BlockID: [Duplicate]] = [:]
        for duplicate in found {
            if let block = block(of: duplicate.id, context) { blocks[block, default: []].append(duplicate) }
        }
        return blocks.filter { block, duplicates in
            let chains = context.document[block].chains.map { context.document[$0] }
            let made = chains.reduce(0) { $0 + $1.constraints.count }
            let originals = Set(duplicates.map { self.block(of: $0.original, context) })
            let lines = Set(duplicates.map { context.line(context.document[$0.id].range) })
            return made == duplicates.count && lines.count > 1 && originals.count == 1 && originals.first != block
                && originals.first != .some(nil) && chains.allSatisfy { $0.unknown == nil && !$0.isStopped }
                && Set(duplicates.map(\.scenario.name)).count == 1
                && context.document.isInText(context.document[block].range)
        }
    }

    private static func report(_ all: [Duplicate], in block: BlockID, _ context: RuleContext) -> FindingDraft? {
        guard let first = all.first else { return nil }
        let view = context.document.name(of: context.document[first.id].firstItem)
        let place = context.lineText(context.document[first.original].range)
        var report = FindingDraft(
            context.document[block].headerRange,
            "All \(all.count) constraints that this block makes for `\(view)` already exist, the first on \(place): it adds nothing."
        )
        report.scenario = first.scenario.name
        for duplicate in all {
            let text = context.document.text(of: duplicate.original, in: duplicate.scenario)
            report.relate(context.place(of: duplicate.original), "`\(text)` is already made here")
        }
        return SecondMake.edit(of: block, in: context).map { edit in
            report.fixing("Change to `\(edit.text)`", .unsafe, [edit])
        } ?? report
    }

    private static func areOfOneBlock(
        _ one: MadeConstraintID, _ other: MadeConstraintID, _ context: RuleContext
    ) -> Bool {
        let document = context.document
        guard let chain = document[one].chain, let second = document[other].chain else { return false }
        let block = document[chain].block
        return block == document[second].block && document[one].guardID == document[other].guardID
            && document[block].kind != .update
    }

    /// Whether two constraints are made one after the other in one method that takes nothing out: what other methods remove
    /// later is removed of both.
    private static func areOfOneSetUp(
        _ one: MadeConstraintID, _ other: MadeConstraintID, _ context: RuleContext
    ) -> Bool {
        let document = context.document
        guard let chain = document[one].chain, let second = document[other].chain,
            document[one].guardID == document[other].guardID
        else { return false }
        let blocks = [document[document[chain].block], document[document[second].block]]
        guard blocks.allSatisfy({ $0.kind == .make }), let function = blocks[0].function,
            function == blocks[1].function,
            let method = context.code.facts.methods.first(where: { $0.range.contains(blocks[0].range) }),
            method.range.contains(blocks[1].range), !context.takesOut(method),
            !context.code.blocks.contains(where: { $0.kind == .remake && method.range.contains($0.event.range) })
        else { return false }
        // A view that is made in between may have taken the name.
        let starts = blocks.map(\.range.start)
        return !context.code.facts.events(of: method).contains { event in
            guard event.kind == .assignment, let value = event.value else { return false }
            return starts.contains { $0 < event.range.start } && starts.contains { event.range.start < $0 }
                && context.createdClass(value) != nil
        }
    }

    /// Distributing twice makes many duplicates and is a finding of its own.
    private static func isDistributed(_ id: MadeConstraintID, _ context: RuleContext) -> Bool {
        guard let chain = context.document[id].chain else { return false }
        return context.document[context.document[chain].block].distributionAxis != nil
    }

    private static func report(
        _ id: MadeConstraintID, _ original: MadeConstraintID, _ scenario: Scenario, _ context: RuleContext
    ) -> FindingDraft {
        let made = context.document[id]
        let text = context.document.text(of: id, in: scenario)
        let line = context.lineText(context.document[original].range)
        var report = FindingDraft(
            context.place(of: id), "`\(text)` already exists on \(line), so this one adds nothing."
        ).relating(context.place(of: original), "the same constraint")
        report.scenario = scenario.name
        guard let chain = made.chain, context.document[chain].constraints.count == 1,
            context.isStatement(context.document[chain].range)
        else { return report }
        // A second block was hardly written to say the same again: it was meant to change what stands.
        if let first = context.document[original].chain, context.document[first].block != context.document[chain].block,
            let edit = SecondMake.edit(of: context.document[chain].block, in: context)
        {
            report = report.fixing("Change to `\(edit.text)`", .unsafe, [edit])
        }
        return report.markedUnnecessary()
            .fixing("Remove this constraint", .safe, [context.removal(ofStatement: context.document[chain].range)])
    }
}
