// The rule about constraints whose removal would change nothing.

import AutoLayout
import MasonrySemantics
import SourceText

enum RedundantConstraint: Rule {
    static let id: RuleID = "redundant-constraint"
    static let severity = Severity.hint
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "A constraint follows from others"
    static let documentation = """
        # redundant-constraint

        A constraint says only what others already say together; taking it away would change nothing on any screen.

        ## At run time
        Nothing is logged, and the layout is right. It costs a little, and the next change of one of the others makes a conflict
        of it.

        In sources, only what follows from other constraints of the same view, or of the same two views, is reported; of a
        branch, or of a method that runs later, only where all stand in one block.

        ## What to do
        Remove it, or keep it where it makes the code clearer.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.right.equalTo(root)
            make.width.equalTo(root)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^ hint[redundant-constraint]: follows
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.right.equalTo(root)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.right.equalTo(root)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let changed = Set(context.document.scenarios.flatMap { $0.changedConstants.keys })
        let crowded = CrowdedBlocks(context)
        var seen: Set<MadeConstraintID> = []
        var groups: [Group] = []
        for entry in context.solved where entry.screen == 0 {
            // What an event makes on top of the base was not there when the rest of a source was written.
            let isBase = context.tree.dialect == .masonry || context.scenarioName(entry.scenario) == nil
            guard isBase || crowded.isRun(by: context.scenario(entry.scenario)) else { continue }
            for redundant in entry.redundant ?? entry.engine?.redundantConstraints() ?? []
            where redundant.kind == .implied {
                let index = redundant.constraint.index
                guard entry.lowered.constraints.indices.contains(index) else { continue }
                let id = entry.lowered.constraints[index]
                guard isKnown(id, redundant, entry, changed, context), isAboutOneView(id, redundant, entry, context),
                    isBase || isOfOneBlock(id, redundant, entry, context), seen.insert(id).inserted
                else { continue }
                let place = context.place(of: id)
                if groups.last?.place != place { groups.append(Group(place: place, entry: entry)) }
                groups[groups.count - 1].add(id, impliedBy: redundant.impliedBy)
            }
        }
        return groups.map { report($0, context) }
    }

    /// Whether nothing that cannot be read may make a difference. In sources it has to follow from constraints alone, not
    /// from what is taken for the size of a screen; then nothing else that concerns the views matters, unless code keeps one
    /// of them, to change it or to switch it off.
    private static func isKnown(
        _ id: MadeConstraintID, _ redundant: AutoLayout.RedundantConstraint, _ entry: SolvedScenario,
        _ changed: Set<MadeConstraintID>, _ context: RuleContext
    ) -> Bool {
        guard context.tree.dialect != .masonry else {
            return context.document.items(of: id).allSatisfy(context.reliability.isReliable)
        }
        func stays(_ id: MadeConstraintID) -> Bool { !context.document[id].isStored && !changed.contains(id) }
        return stays(id) && !redundant.impliedBy.isEmpty
            && redundant.impliedBy.allSatisfy { source in
                guard case .constraint(let other) = source,
                    entry.lowered.constraints.indices.contains(other.index)
                else { return false }
                return stays(entry.lowered.constraints[other.index])
            }
    }

    /// Whether everything it follows from constrains the same view, or the same two views. Views that are laid out alike have
    /// constraints that follow from those of the others; taking one away would only spoil the pattern.
    private static func isAboutOneView(
        _ id: MadeConstraintID, _ redundant: AutoLayout.RedundantConstraint, _ entry: SolvedScenario,
        _ context: RuleContext
    ) -> Bool {
        let owner = context.document[id].firstItem
        let pair = Set(context.document.items(of: id))
        return redundant.impliedBy.allSatisfy { source in
            guard case .constraint(let other) = source else { return true }
            guard entry.lowered.constraints.indices.contains(other.index) else { return false }
            let made = entry.lowered.constraints[other.index]
            return context.document[made].firstItem == owner || Set(context.document.items(of: made)) == pair
        }
    }

    /// Whether everything it follows from is made by the same run of the same block, whenever it is made itself: in the other
    /// branch of a condition it may be what counts.
    private static func isOfOneBlock(
        _ id: MadeConstraintID, _ redundant: AutoLayout.RedundantConstraint, _ entry: SolvedScenario,
        _ context: RuleContext
    ) -> Bool {
        func block(_ id: MadeConstraintID) -> BlockID? { context.document[id].chain.map { context.document[$0].block } }
        guard let own = block(id) else { return false }
        return redundant.impliedBy.allSatisfy { source in
            guard case .constraint(let other) = source, entry.lowered.constraints.indices.contains(other.index)
            else { return false }
            let source = entry.lowered.constraints[other.index]
            let holds = context.document[source].guardID
            return block(source) == own && (holds == .always || holds == context.document[id].guardID)
        }
    }

    /// The redundant constraints of one attribute of a chain, which are one finding.
    private struct Group {
        var place: TextRange
        var entry: SolvedScenario
        var members: [MadeConstraintID] = []
        var sources: [MadeConstraintID] = []

        init(place: TextRange, entry: SolvedScenario) {
            self.place = place
            self.entry = entry
        }

        mutating func add(_ id: MadeConstraintID, impliedBy: [LayoutSolution.Source]) {
            members.append(id)
            for case .constraint(let other) in impliedBy
            where entry.lowered.constraints.indices.contains(other.index) {
                let source = entry.lowered.constraints[other.index]
                if !sources.contains(source) { sources.append(source) }
            }
        }
    }

    private static func report(_ group: Group, _ context: RuleContext) -> FindingDraft {
        let scenario = context.scenario(group.entry.scenario)
        let texts: Phrase = .codeList(group.members.map { context.document.text(of: $0, in: scenario) })
        // One line makes the same for each view of a list.
        var seen: Set<TextRange> = []
        let sources = group.sources.filter { seen.insert(context.document[$0].range).inserted }
        var parts = sources.prefix(4).map { context.textWithLine($0, in: group.entry.scenario) }
        if sources.count > 4 { parts.append("\(sources.count - 4) more") }
        let message: Phrase
        switch (parts.isEmpty, group.members.count > 1) {
        case (true, false): message = "\(texts) always holds and adds nothing."
        case (true, true): message = "\(texts) always hold and add nothing."
        case (false, false): message = "\(texts) follows from \(.list(parts)) and adds nothing."
        case (false, true): message = "\(texts) follow from \(.list(parts)) and add nothing."
        }
        var report = FindingDraft(group.place, message)
        report.scenario = context.scenarioName(group.entry.scenario)
        for other in sources {
            report.relate(
                context.place(of: other), "it follows from `\(context.document.text(of: other, in: scenario))`")
        }
        guard let first = group.members.first, let chain = context.document[first].chain,
            context.document[chain].constraints.count == group.members.count,
            context.isStatement(context.document[chain].range)
        else { return report }
        return report.markedUnnecessary()
            .fixing(
                group.members.count > 1 ? "Remove these constraints" : "Remove this constraint", .unsafe,
                [context.removal(ofStatement: context.document[chain].range)])
    }
}
