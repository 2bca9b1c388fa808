// The first run of a class: who is added to whom. Of all else it leaves nothing behind but the items it made.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Runs a class to see its hierarchy: for each item what it was added to.
    ///
    /// What grows with the file is moved to the evaluator of the trial and back, and not copied: a file of many classes
    /// would take time in the square of their number.
    mutating func collectHierarchy(of picture: TypePicture) -> [ItemID: [ItemID]] {
        let counts = DocumentCounts(document)
        let (makers, controllers) = (runtime.makers.count, runtime.controllers.count)
        var trial = self
        takeTables(from: nil)
        trial.hierarchy = .collecting
        trial.facts.beginTrial()
        trial.runMethods(of: picture)
        trial.facts.endTrial(chains: counts.chains)
        trial.document.cut(to: counts)
        trial.runtime.makers.removeSubrange(min(makers, trial.runtime.makers.count)...)
        trial.runtime.controllers.removeSubrange(min(controllers, trial.runtime.controllers.count)...)
        takeTables(from: trial)
        fuel = trial.fuel
        return trial.adds
    }

    /// Takes what grows with the file from another evaluator; nil stands for one that has seen nothing.
    private mutating func takeTables(from other: Evaluator?) {
        document = other?.document ?? LayoutDocument(tree: document.tree)
        facts = other?.facts ?? FileFacts()
        runtime = other?.runtime ?? RuntimeState()
        // All names that the code of a class binds are its own, and unbound by now.
        scope = other?.scope ?? Scope()
        spellings = other?.spellings ?? SpellingTable(names: document.tree.names)
    }
}

/// How much of a document there is, but for its items.
private struct DocumentCounts {
    let constants, blocks, chains, constraints, scenarios, problems, references: Int

    init(_ document: LayoutDocument) {
        constants = document.constants.count
        blocks = document.blocks.count
        chains = document.chains.count
        constraints = document.constraints.count
        scenarios = document.scenarios.count
        problems = document.problems.count
        references = document.references.count
    }
}

extension LayoutDocument {
    /// Forgets what came after the counts; items stay.
    fileprivate mutating func cut(to counts: DocumentCounts) {
        constants.removeSubrange(min(counts.constants, constants.count)...)
        blocks.removeSubrange(min(counts.blocks, blocks.count)...)
        chains.removeSubrange(min(counts.chains, chains.count)...)
        constraints.removeSubrange(min(counts.constraints, constraints.count)...)
        scenarios.removeSubrange(min(counts.scenarios, scenarios.count)...)
        problems.removeSubrange(min(counts.problems, problems.count)...)
        references.removeSubrange(min(counts.references, references.count)...)
    }
}
