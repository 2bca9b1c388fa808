// The first run of a class: who is added to whom. Of all else it leaves nothing behind but the items it made.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Runs a class to see its hierarchy: for each item what it was added to.
    ///
    /// What grows with the file is cut back and not copied: a file of many classes would take time in the square of
    /// their number.
    mutating func collectHierarchy(of picture: TypePicture) -> [ItemID: [ItemID]] {
        let counts = DocumentCounts(document)
        let (makers, controllers) = (runtime.makers.count, runtime.controllers.count)
        let before = PassingState(self)
        hierarchy = .collecting
        facts.beginTrial()
        runMethods(of: picture)
        facts.endTrial(chains: counts.chains)
        document.cut(to: counts)
        runtime.makers.removeSubrange(min(makers, runtime.makers.count)...)
        runtime.controllers.removeSubrange(min(controllers, runtime.controllers.count)...)
        let collected = adds
        before.restore(&self)
        return collected
    }
}

/// What a run of a class may leave behind beside the tables of the file. All else it puts back itself, or the next run
/// of a class begins with.
private struct PassingState {
    let adds: [ItemID: [ItemID]]
    let disputed: Set<MadeConstraintID>
    let branches: [BranchRecord]
    let branchNoting: BranchNoting
    let branchesLeft: Int
    let macros: [Name: MacroDefinition]
    let looseMacros: Set<Name>
    let functions: [Name: FunctionDeclaration]
    let typeMembers: [String: [Name: Binding]]
    let isSnapKitRightToLeft: Bool
    let hasMaybeReturned: Bool
    let returned: Value
    let suggestionsLeft: Int
    let frames: Int32

    init(_ evaluator: borrowing Evaluator) {
        adds = evaluator.adds
        disputed = evaluator.disputed
        branches = evaluator.branches
        branchNoting = evaluator.branchNoting
        branchesLeft = evaluator.branchesLeft
        macros = evaluator.macros
        looseMacros = evaluator.looseMacros
        functions = evaluator.functions
        typeMembers = evaluator.typeMembers
        isSnapKitRightToLeft = evaluator.isSnapKitRightToLeft
        hasMaybeReturned = evaluator.hasMaybeReturned
        returned = evaluator.returned
        suggestionsLeft = evaluator.suggestionsLeft
        frames = evaluator.frames
    }

    func restore(_ evaluator: inout Evaluator) {
        evaluator.adds = adds
        evaluator.disputed = disputed
        evaluator.branches = branches
        evaluator.branchNoting = branchNoting
        evaluator.branchesLeft = branchesLeft
        evaluator.macros = macros
        evaluator.looseMacros = looseMacros
        evaluator.functions = functions
        evaluator.typeMembers = typeMembers
        evaluator.isSnapKitRightToLeft = isSnapKitRightToLeft
        evaluator.hasMaybeReturned = hasMaybeReturned
        evaluator.returned = returned
        evaluator.suggestionsLeft = suggestionsLeft
        evaluator.frames = frames
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
