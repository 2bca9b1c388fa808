// What one run of a class notes on its way, for the scenarios that are made of it at the end.

import AutoLayout

/// Each run of a class begins with none of it.
struct ClassNotes {
    /// Who was added to whom, while the hierarchy is collected.
    var adds: [ItemID: [ItemID]] = [:]
    /// Constraints that code which may run removes or changes: whether they hold is not known.
    var disputed: Set<MadeConstraintID> = []
    /// The branches of the method or set-up path that runs.
    var branches: [BranchRecord] = []
    var branchNoting = BranchNoting.outside
    /// Each branch is a scenario, and each is solved: this many more of the class are.
    var branchesLeft = Evaluator.maximumBranches
}
