// The first run of a class: who is added to whom. Of all else it leaves nothing behind but the items it made.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Runs a class to see its hierarchy: for each item what it was added to.
    mutating func collectHierarchy(of picture: MergedType) -> [ItemID: [ItemID]] {
        trial { evaluator in
            evaluator.hierarchy = .collecting
            evaluator.runMethods(of: picture)
            // What is added to one copy of a view and to the other is added to one view.
            let copies = evaluator.noted.copies
            return evaluator.noted.adds.mapValues { parents in
                let others = parents.filter { !copies.contains($0) }
                return others.isEmpty ? parents : others
            }
        }
    }

    /// Runs code and takes back all that it did but for the items it made, which the next run finds again.
    ///
    /// What grows with the file is cut back and not copied: a file of many classes would take time in the square of
    /// their number. All else is copied and put back whole, so that nothing of it can be left out.
    private mutating func trial<Result>(_ body: (inout Evaluator) -> Result) -> Result {
        let counts = DocumentCounts(document)
        let (makers, controllers) = (runtime.makers.count, runtime.controllers.count)
        let (gradients, tabs) = (runtime.gradients.count, runtime.tabs)
        let outer = (frame, noted, definitions)
        facts.beginTrial()
        composition.beginTrial()
        let result = body(&self)
        facts.endTrial(chains: counts.chains)
        composition.endTrial()
        document.cut(to: counts)
        runtime.makers.removeSubrange(min(makers, runtime.makers.count)...)
        runtime.controllers.removeSubrange(min(controllers, runtime.controllers.count)...)
        runtime.gradients.removeSubrange(min(gradients, runtime.gradients.count)...)
        runtime.tabs = tabs
        (frame, noted, definitions) = outer
        return result
    }
}

/// How much of a document there is, but for its items.
private struct DocumentCounts {
    let constants, guards, blocks, chains, steps, constraints, changes, scenarios, problems, references, quantities,
        unknownNumbers: Int

    init(_ document: LayoutDocument) {
        constants = document.constants.count
        guards = document.guards.count
        blocks = document.blocks.count
        chains = document.chainRecords.count
        steps = document.steps.count
        constraints = document.constraints.count
        changes = document.changes.count
        scenarios = document.scenarios.count
        problems = document.problems.count
        references = document.references.count
        quantities = document.quantities.count
        unknownNumbers = document.unknownNumbers.count
    }
}

extension LayoutDocument {
    /// Forgets what came after the counts; items stay.
    fileprivate mutating func cut(to counts: DocumentCounts) {
        constants.removeSubrange(min(counts.constants, constants.count)...)
        guards.removeSubrange(min(counts.guards, guards.count)...)
        blocks.removeSubrange(min(counts.blocks, blocks.count)...)
        chainRecords.removeSubrange(min(counts.chains, chainRecords.count)...)
        steps.removeSubrange(min(counts.steps, steps.count)...)
        constraints.removeSubrange(min(counts.constraints, constraints.count)...)
        changes.removeSubrange(min(counts.changes, changes.count)...)
        scenarios.removeSubrange(min(counts.scenarios, scenarios.count)...)
        problems.removeSubrange(min(counts.problems, problems.count)...)
        references.removeSubrange(min(counts.references, references.count)...)
        quantities.removeSubrange(min(counts.quantities, quantities.count)...)
        unknownNumbers.removeSubrange(min(counts.unknownNumbers, unknownNumbers.count)...)
    }
}
