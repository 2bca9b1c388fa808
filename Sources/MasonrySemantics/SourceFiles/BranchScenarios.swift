// Branches of a class's code: what each of them makes, as a scenario of its own on top of the code around it.

import AutoLayout
import MasonrySyntax
import SourceText

/// What one branch made, removed and changed.
struct BranchRecord {
    /// The branch in the text.
    var range: TextRange
    /// The method it stands in.
    var function: String?
    /// Before the outermost branch around it, and at its end.
    var before: ConstraintStore
    var after: ConstraintStore
    /// How many blocks had run at its end.
    var blocks: Int
    /// Whether it ends the method whose scenario this is: nothing behind it runs then.
    var endsMethod = false
}

/// Whether branches are noted where the code stands that runs now.
enum BranchNoting {
    case outside
    /// In a branch; the store is that of the code around the outermost one.
    case inside(ConstraintStore)
    /// In a loop or callback, which runs any number of times.
    case suspended
}

extension Evaluator {
    /// The branches of one class that become scenarios.
    static let maximumBranches = 32

    /// Runs code of a branch, and notes what it made before that is taken back.
    mutating func runNoting(_ range: TextRange, _ body: (inout Evaluator) -> Flow) -> Flow {
        let outer = noted.branchNoting
        if case .outside = outer { noted.branchNoting = .inside(runtime.store) }
        let blocks = document.blocks.count
        let firstRecord = noted.branches.count
        let outerSkipped = classContext?.skippedCallsInBranch ?? false
        classContext?.skippedCallsInBranch = false
        let flow = body(&self)
        let skipped = classContext?.skippedCallsInBranch ?? false
        classContext?.skippedCallsInBranch = outerSkipped
        let endsMethod = flow == .stop && classContext?.isInScenarioMethod == true
        if case .inside(let before) = noted.branchNoting, isInClass, !skipped, case .replaying = hierarchy,
            document.blocks.dropFirst(blocks).contains(where: { isInside($0.range, range) }), noted.branchesLeft > 0
        {
            noted.branchesLeft -= 1
            noted.branches.append(
                BranchRecord(
                    range: range, function: frame.function, before: before, after: runtime.store,
                    blocks: document.blocks.count))
        }
        // The branches within one that returns lead to no later code either.
        if endsMethod { for index in firstRecord..<noted.branches.count { noted.branches[index].endsMethod = true } }
        noted.branchNoting = outer
        return flow
    }

    /// Blocks of the methods that a branch calls are scenarios by themselves.
    private mutating func isInside(_ inner: TextRange, _ outer: TextRange) -> Bool {
        outer.start <= inner.start && inner.end <= outer.end
    }

    /// Runs code whose branches are none of its own scenarios.
    mutating func withoutBranches(_ body: (inout Evaluator) -> Void) {
        let outer = noted.branchNoting
        noted.branchNoting = .suspended
        body(&self)
        noted.branchNoting = outer
    }

    /// The scenarios of the noted branches on top of `base`; forgets the branches.
    mutating func takeBranchScenarios(on base: Scenario) -> [Scenario] {
        defer { noted.branches = [] }
        return noted.branches.compactMap { branch in
            let before = branch.before.active
            let after = branch.after.active
            let wasActive = Set(before)
            let isActive = Set(after)
            let changed = branch.after.changedConstants.filter { branch.before.changedConstants[$0.key] != $0.value }
            let reprioritized = branch.after.changedPriorities.filter {
                branch.before.changedPriorities[$0.key] != $0.value
            }
            // Code behind the branch that replaces or changes constraints of a view has its way with the branch's too.
            let settled = Set(
                document.blocks.dropFirst(branch.blocks).filter { $0.kind != .make && $0.certainty == .certain }.map(
                    \.receiver))
            let added = after.filter {
                !wasActive.contains($0) && (branch.endsMethod || !settled.contains(document[$0].firstItem))
            }
            guard !added.isEmpty || !changed.isEmpty || wasActive.contains(where: { !isActive.contains($0) }) else {
                return nil
            }
            var scenario = base
            if branch.endsMethod {
                scenario.active = before
                scenario.changedConstants = branch.before.changedConstants
                scenario.changedPriorities = branch.before.changedPriorities
            }
            scenario.branchMethod = branch.function ?? base.name ?? ""
            scenario.name = scenario.branchMethod
            scenario.range = branch.range
            scenario.branch = branch.range
            scenario.certainty = .possible
            scenario.active.removeAll { wasActive.contains($0) && !isActive.contains($0) }
            let known = Set(scenario.active)
            scenario.active += added.filter { !known.contains($0) }
            scenario.changedConstants.merge(changed) { $1 }
            scenario.changedPriorities.merge(reprioritized) { $1 }
            return scenario
        }
    }
}
