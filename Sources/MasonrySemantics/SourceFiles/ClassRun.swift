// Running one class: first for who is whose subview, then for its constraints and scenarios.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func run(_ picture: MergedType) {
        let firstItem = document.items.count
        let adds = collectHierarchy(of: picture)
        for index in firstItem..<document.items.count { resolveParent(of: ItemID(index), adds) }
        hierarchy = .replaying(next: firstItem)
        facts.firstReplayed = firstItem
        runMethods(of: picture)
        hierarchy = .live
    }

    /// One superview that all code agrees on, or an unknown one.
    private mutating func resolveParent(of item: ItemID, _ adds: [ItemID: [ItemID]]) {
        guard !facts.fixedParents.contains(item) else { return }
        let parents = adds[item] ?? []
        if let first = parents.first, parents.allSatisfy({ $0 == first }), !facts.addedElsewhere.contains(item),
            !wouldLoop(item, under: first)
        {
            document.items[item.index].parent = .item(first)
            document.items[item.index].unknowns.subtract([.parent, .rootSize])
        } else {
            document.items[item.index].parent = .unknown
            document.items[item.index].unknowns.insert(.parent)
        }
    }

    private mutating func wouldLoop(_ item: ItemID, under parent: ItemID) -> Bool {
        var current = parent
        for _ in 0...document.items.count {
            if current == item { return true }
            guard case .item(let next) = document[current].parent else { return false }
            current = next
        }
        return true
    }

    /// Everything a class runs: members, the set-up path, then each other method on top of it.
    mutating func runMethods(of picture: MergedType) {
        var firstItem = document.items.count
        if case .replaying(let next) = hierarchy { firstItem = next }
        let outerRoot = knownRoot
        knownRoot = nil
        runtime.beginClass(after: fileRuntime, items: firstItem, constraints: document.constraints.count)
        noted = ClassNotes()
        let firstMade = document.constraints.count
        var context = ClassContext(picture: picture, selfValue: .unknown)
        if case .replaying = hierarchy {
            for method in facts.plainMethods { context.runs[method].insert(.plain) }
        }
        classContext = context
        makeSelf(for: picture)
        declareMembers(of: picture)
        let firstChain = document.chainRecords.count
        runSetUpPath(of: picture)
        classContext?.inlining = .none
        classContext?.noteSetUp()
        restateNumbers()
        var base = scenario(of: picture, named: nil, items: firstItem..<nextItem, range: nil)
        base.chainRanges = [firstChain..<document.chainRecords.count]
        let firstScenario = document.scenarios.count
        if !base.active.isEmpty || classContext?.replacedRoot != nil { document.scenarios.append(base) }
        document.scenarios.append(contentsOf: takeBranchScenarios(on: base))
        let firstLater = document.chainRecords.count
        runOtherMethods(of: picture, baseItems: firstItem..<nextItem, baseChains: base.chainRanges)
        facts.laterChains.append(firstLater..<document.chainRecords.count)
        leaveCallbacksOut(from: firstScenario)
        disputeReached(from: firstMade)
        disputeContents(from: firstMade)
        propagatePossiblyInactive(from: firstScenario, base: base)
        resolveStored(from: firstScenario, base: base)
        finalizeStacks(from: firstItem)
        markNeverActivated(from: firstMade)
        facts.plainMethods = classContext?.plainMethods ?? []
        classContext = nil
        knownRoot = outerRoot
        for index in firstItem..<document.items.count {
            document.items[index].owner = picture.name
        }
    }

    /// The set-up has nothing yet of what a callback makes through methods, unless its own constraints are about it.
    private mutating func leaveCallbacksOut(from first: Int) {
        guard !noted.fromCallbacks.isEmpty else { return }
        for index in document.scenarios.indices.dropFirst(first) where document.scenarios[index].name == nil {
            var named: Set<ItemID> = []
            for id in document.scenarios[index].active {
                named.insert(document[id].firstItem)
                if case .item(let second, _) = document[id].target { named.insert(second) }
            }
            document.scenarios[index].items.removeAll { noted.fromCallbacks.contains($0) && !named.contains($0) }
        }
    }

    /// A constraint of the base that some method removes or changes need not hold when another method runs, nor when
    /// the base is laid out; in the scenario of that method itself its own order decides.
    private mutating func propagatePossiblyInactive(from first: Int, base: Scenario) {
        var changes: [(scenario: Int, constraint: MadeConstraintID)] = []
        var blocks: [BlockID: [MadeConstraintID]] = [:]
        for id in base.active { if let block = block(of: id) { blocks[block, default: []].append(id) } }
        // What some method changes or takes away without all others of its block, which a remake takes together.
        var alone = noted.possiblyInactive.union(noted.renumbered)
        for index in document.scenarios.indices.dropFirst(first) where document.scenarios[index].name != nil {
            let scenario = document.scenarios[index]
            let active = Set(scenario.active)
            let changed = base.active.filter { id in
                !active.contains(id) || scenario.changedConstants[id] != base.changedConstants[id]
                    || scenario.changedPriorities[id] != base.changedPriorities[id]
            }
            changes += changed.map { (index, $0) }
            let remade = Set(changed.compactMap { block(of: $0) }).filter { block in
                blocks[block]?.allSatisfy { !active.contains($0) } ?? false
            }
            alone.formUnion(changed.filter { id in block(of: id).map { !remade.contains($0) } ?? true })
        }
        for index in document.scenarios.indices.dropFirst(first) {
            document.scenarios[index].possiblyInactive = noted.possiblyInactive.union(noted.renumbered)
            for id in changes.lazy.filter({ $0.scenario != index }).map(\.constraint) {
                document.scenarios[index].possiblyInactive.insert(id)
                if !alone.contains(id) { document.scenarios[index].replacedWhole.insert(id) }
            }
        }
    }

    private mutating func block(of id: MadeConstraintID) -> BlockID? { document[id].chain.map { document[$0].block } }

    /// What `self` is, and the root that its layout hangs from.
    mutating func makeSelf(for picture: MergedType) {
        switch picture.kind.role {
        case .controller:
            runtime.controllers.append(
                Controller(name: "self", className: picture.name, isGuess: picture.kind.evidence == .guessed))
            let index = runtime.controllers.count - 1
            // The view of a table's controller is the table.
            let isTable = ([picture.name] + superclasses(of: picture.name)).contains("UITableViewController")
            let view = addView(
                name: "view", className: isTable ? "UITableView" : "UIView", parent: .root, unknowns: .rootSize)
            facts.fixedParents.insert(view)
            document.items[view.index].placement = .controllerView
            runtime.controllers[index].view = view
            knownRoot = view
            classContext?.selfValue = .runtime(.controller(index))
        case .view, .cell:
            let item = addView(name: "self", className: picture.name, parent: .root, unknowns: .rootSize)
            facts.fixedParents.insert(item)
            if picture.kind.role == .cell {
                document.items[item.index].placement = .cell
                noteFrameOverride(of: item, picture)
            }
            knownRoot = item
            classContext?.selfValue = .item(item)
            if isStackClass(picture.name) { beginStack(item) }
        case .other: classContext?.selfValue = .unknown
        }
    }

    /// `contentView` of a cell: inside the cell, of a width and height that the table gives.
    mutating func contentView(of cell: ItemID) -> ItemID {
        if let known = facts.contentViews[cell] { return known }
        let item = addView(name: "contentView", className: "UIView", parent: .item(cell), unknowns: .constraints)
        document.items[item.index].placement = .contentView
        facts.contentViews[cell] = item
        facts.fixedParents.insert(item)
        return item
    }

    /// The item that would be made next: those before it exist by now.
    var nextItem: Int {
        mutating get {
            if case .replaying(let next) = hierarchy { return next }
            return document.items.count
        }
    }

    /// The other items of the class that active constraints tie, with their superviews: a member is made where some
    /// method first names it, which need be none of those that run here.
    private mutating func reached(
        by active: [MadeConstraintID], from first: Int, but own: Range<Int>, _ more: Range<Int>
    ) -> [ItemID] {
        var found: Set<ItemID> = []
        var pending: [ItemID] = []
        for id in active {
            pending.append(document[id].firstItem)
            if case .item(let second, _) = document[id].target { pending.append(second) }
            while let item = pending.popLast() {
                guard item.index >= first, !own.contains(item.index), !more.contains(item.index),
                    found.insert(item).inserted
                else { continue }
                if case .item(let parent) = document[item].parent { pending.append(parent) }
                pending.append(contentsOf: document[item].layout.stack?.arranged ?? [])
            }
        }
        return found.sorted()
    }

    /// Whether no constraint and no view of a scenario is about a view.
    private mutating func isAlone(_ item: ItemID, among items: [ItemID], _ active: [MadeConstraintID]) -> Bool {
        let isParent = items.contains { document[$0].parent == .item(item) }
        return !isParent
            && !active.contains { id in
                if case .item(item, _) = document[id].target { return true }
                return document[id].firstItem == item
            }
    }

    mutating func scenario(
        of picture: MergedType, named name: String?, items own: Range<Int>, more: Range<Int> = 0..<0,
        made store: ConstraintStore? = nil, range place: TextRange?
    ) -> Scenario {
        let store = store ?? runtime.store
        let active = store.active
        var items =
            own.map { ItemID($0) } + reached(by: active, from: own.lowerBound, but: own, more) + more.map { ItemID($0) }
        if let replaced = classContext?.replacedRoot, isAlone(replaced, among: items, active) {
            items.removeAll { $0 == replaced }
        }
        var scenario = Scenario(name: name, owner: picture.name, items: items, active: active)
        scenario.changedConstants = store.changedConstants
        scenario.changedPriorities = store.changedPriorities
        scenario.changedQuantities = store.changedQuantities
        scenario.range = place
        scenario.certainty = name == nil ? .certain : .possible
        return scenario
    }
}
