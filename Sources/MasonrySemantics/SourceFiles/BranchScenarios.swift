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
    /// The conditions under which it runs.
    var guardID: GuardID
    /// Before the outermost branch around it, and at its end.
    var before: ConstraintStore
    var after: ConstraintStore
    /// How many blocks had run at its end.
    var blocks: Int
    /// The blocks that a callback ran, which runs some time behind all else; nil for branches.
    var laterBlocks: Range<Int>?
    /// Whether it ends the method whose scenario this is: nothing behind it runs then.
    var endsMethod = false
    /// Whether only methods that it calls make something. That is no scenario, and part of one of the same condition.
    var isOfMethods = false
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
        let (blocks, changes) = (document.blocks.count, runtime.store.changes)
        let (firstRecord, guarded) = (noted.branches.count, noted.guarded.count)
        let guardID = frame.guardID
        let outerSkipped = classContext?.skippedCallsInBranch ?? false
        classContext?.skippedCallsInBranch = false
        let flow = body(&self)
        let skipped = classContext?.skippedCallsInBranch ?? false
        classContext?.skippedCallsInBranch = outerSkipped
        let endsMethod = flow == .stop && classContext?.isInScenarioMethod == true
        // Kept constraints are switched and given numbers without a block.
        let isOwn =
            blocks == document.blocks.count
            ? changes != runtime.store.changes
            : document.blocks.dropFirst(blocks).contains { isInside($0.range, range) }
        let isAny = isOwn || changes != runtime.store.changes
        if case .inside(let before) = noted.branchNoting, isInClass, !skipped, case .replaying = hierarchy, isAny,
            noted.branchesLeft > 0
        {
            noted.branchesLeft -= 1
            noted.branches.append(
                BranchRecord(
                    range: range, function: frame.function, guardID: guardID, before: before, after: runtime.store,
                    blocks: document.blocks.count,
                    laterBlocks: noted.isLater ? blocks..<document.blocks.count : nil, isOfMethods: !isOwn))
        }
        if skipped { noted.guarded.removeSubrange(min(guarded, noted.guarded.count)...) }
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

    /// A constraint of a branch inside of a make block, which is made where the branch runs.
    mutating func noteGuarded(_ id: MadeConstraintID) {
        guard isInClass, case .replaying = hierarchy, document[id].guardID.index != nil,
            noted.guarded.count < 16 * Self.maximumBranches
        else { return }
        if case .suspended = noted.branchNoting { return }
        noted.guarded.append(id)
    }

    mutating func forgetBranches() {
        noted.branches = []
        noted.guarded = []
        noted.rests = [:]
    }

    /// The scenarios of the noted branches on top of `base`, one for all branches of the same conditions; forgets them.
    mutating func takeBranchScenarios(on base: Scenario) -> [Scenario] {
        defer { forgetBranches() }
        var conditions: [GuardID] = []
        var known: Set<GuardID> = []
        for condition in noted.branches.lazy.filter({ !$0.isOfMethods }).map(\.guardID)
            + noted.guarded.map({ document[$0].guardID })
        where condition.index != nil && known.insert(condition).inserted {
            conditions.append(condition)
        }
        conditions.sort { start(of: $0) < start(of: $1) }
        return conditions.prefix(Self.maximumBranches).compactMap { scenario(under: $0, on: base) }
    }

    private mutating func start(of condition: GuardID) -> Int {
        condition.index.map { document.guards[$0].range.start.utf8 } ?? 0
    }

    /// The views of a scenario that are there when its method ends in a branch: without what the rest of it makes.
    private mutating func items(of base: Scenario, until branch: TextRange) -> [ItemID] {
        guard let method = base.range else { return base.items }
        var left: Set<ItemID> = []
        return base.items.filter { item in
            var isLeft = false
            if let start = document[item].declaration?.start { isLeft = start >= branch.end && start < method.end }
            if case .item(let parent) = document[item].parent, left.contains(parent) { isLeft = true }
            if isLeft { left.insert(item) }
            return !isLeft
        }
    }

    private mutating func scenario(under condition: GuardID, on base: Scenario) -> Scenario? {
        guard let index = condition.index else { return nil }
        var scenario = base
        let records = noted.branches.filter { document.isGuard(condition, within: $0.guardID) }
        let own = records.filter { $0.guardID == condition && !$0.isOfMethods }
        let rests = noted.rests.filter { document.isGuard(condition, within: $0.key) }.map(\.value)
        if let last = own.last, last.endsMethod {
            scenario.active = last.before.active
            scenario.changedConstants = last.before.changedConstants
            scenario.changedPriorities = last.before.changedPriorities
            scenario.changedQuantities = last.before.changedQuantities
            scenario.items = items(of: base, until: last.range)
        } else if !rests.isEmpty {
            scenario.active.removeAll { id in rests.contains { document.isGuard(document[id].guardID, within: $0) } }
        }
        // What would have to hold together here may not.
        let isDoubtful = scenario.active.contains {
            document[$0].guardID.index != nil && document.seemOpposite(document[$0].guardID, condition)
        }
        guard !isDoubtful else { return nil }
        var isChanged = false
        for record in records { isChanged = add(record, rests, to: &scenario) || isChanged }
        let present = Set(scenario.active)
        let guarded = noted.guarded.filter {
            !present.contains($0) && document.isGuard(condition, within: document[$0].guardID)
        }
        guard isChanged || !guarded.isEmpty else { return nil }
        if !guarded.isEmpty {
            let replaced = Set(guarded.map { document[$0].range }).intersection(composition.alternativeRanges)
            if !replaced.isEmpty { scenario.active.removeAll { replaced.contains(document[$0].range) } }
            // In the order in which they are made: of a conflict the last one is said to be broken.
            scenario.active += guarded
            scenario.active.sort()
        }
        let range = own.last?.range ?? document.guards[index].range
        let function = own.last?.function ?? document.guards[index].function
        scenario.branchMethod = function ?? base.name ?? ""
        // What the set-up is called says nothing.
        scenario.branchWords = document.words(of: condition).map { words in
            // Selectors of Objective-C end with a colon of their own.
            base.name.map { ($0.hasSuffix(":") ? $0 : $0 + ":") + " \(words)" } ?? words
        }
        scenario.name = scenario.branchMethod
        scenario.range = range
        scenario.branch = range
        scenario.guardID = condition
        scenario.certainty = .possible
        return scenario
    }

    /// Whether what a callback did when it was set up is what it does some time later: code behind it neither replaces
    /// what it touches nor makes what it replaces.
    private mutating func mayRunLast(_ blocks: Range<Int>) -> Bool {
        var made: Set<ItemID?> = []
        var changed: Set<ItemID?> = []
        for index in blocks {
            let block = document.blocks[index]
            if block.kind == .make { made.insert(block.receiver) } else { changed.insert(block.receiver) }
        }
        return (blocks.upperBound..<max(blocks.upperBound, document.blocks.count)).allSatisfy { index in
            // What other callbacks do is theirs.
            if noted.laterBlocks.contains(index) { return true }
            let receiver = document.blocks[index].receiver
            return !changed.contains(receiver) && (document.blocks[index].kind == .make || !made.contains(receiver))
        }
    }

    /// Adds what a branch did to the scenario of its conditions; false where that is nothing.
    private mutating func add(_ branch: BranchRecord, _ rests: [GuardID], to scenario: inout Scenario) -> Bool {
        let before = branch.before.active
        let after = branch.after.active
        let wasActive = Set(before)
        let isActive = Set(after)
        let changed = branch.after.changedConstants.filter { branch.before.changedConstants[$0.key] != $0.value }
        let reprioritized = branch.after.changedPriorities.filter {
            branch.before.changedPriorities[$0.key] != $0.value
        }
        // Code behind the branch that replaces or changes constraints of a view has its way with the branch's too.
        if let later = branch.laterBlocks, !mayRunLast(later) { return false }
        var settled: Set<ItemID?> = []
        for block in document.blocks.dropFirst(branch.laterBlocks == nil ? branch.blocks : document.blocks.count)
        where block.kind != .make && block.certainty == .certain
            && !rests.contains(where: { document.isGuard(block.guardID, within: $0) })
        {
            settled.insert(block.receiver)
        }
        let added = after.filter {
            !wasActive.contains($0) && (branch.endsMethod || !settled.contains(document[$0].firstItem))
        }
        guard !added.isEmpty || !changed.isEmpty || wasActive.contains(where: { !isActive.contains($0) }) else {
            return false
        }
        scenario.active.removeAll { wasActive.contains($0) && !isActive.contains($0) }
        let known = Set(scenario.active)
        scenario.active += added.filter { !known.contains($0) }
        scenario.changedConstants.merge(changed) { $1 }
        for id in changed.keys { scenario.changedQuantities[id] = branch.after.changedQuantities[id] ?? .nameless }
        scenario.changedPriorities.merge(reprioritized) { $1 }
        return true
    }
}
