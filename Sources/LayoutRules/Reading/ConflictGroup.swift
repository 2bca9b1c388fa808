// The conflicts of all scenarios and screens, each once.

import AutoLayout
import MasonrySemantics
import SourceText

/// One conflict with the screens on which it arises.
struct ConflictGroup: Sendable {
    /// In written order.
    var members: [MadeConstraintID]
    /// What UIKit itself contributes: the root's size, sizes that are never negative, guides.
    var system: [LayoutSolution.Source]
    /// The one recovery breaks.
    var broken: MadeConstraintID
    var arithmetic: String
    var fittingConstant: Double?
    /// The first scenario in which it arises, and where in `RuleContext.solved` that is.
    var scenario: Int
    var solvedIndex: Int
    /// The screens, in order, on which it arises in that scenario.
    var screens: [Int]
    /// Whether these are all screens.
    var isOnEveryScreen: Bool

    /// Where its constraints stand.
    func places(in document: LayoutDocument) -> [TextRange] { members.map { document[$0].range } }

    static func all(in solved: [SolvedScenario], of document: LayoutDocument) -> [ConflictGroup] {
        var groups: [ConflictGroup] = []
        var indices: [[MadeConstraintID]: Int] = [:]
        var contents: [Set<Content>: Int] = [:]
        var sizingRoots: Set<MadeConstraintID> = []
        for index in solved.indices where !solved[index].solution.conflicts.isEmpty {
            let entry = solved[index]
            for conflict in entry.solution.conflicts {
                guard var group = ConflictGroup(conflict, solvedIndex: index, entry: entry, document: document) else {
                    continue
                }
                if let known = indices[group.members] {
                    let isNew = groups[known].scenario == entry.scenario && groups[known].screens.last != entry.screen
                    if isNew { groups[known].screens.append(entry.screen) }
                } else {
                    if let sizing = group.constraintSizingController(in: document, entry) {
                        group.broken = sizing
                        group.fittingConstant = nil
                        guard sizingRoots.insert(sizing).inserted else { continue }
                    }
                    let said = Set(group.members.map { Content(document[$0]) })
                    indices[group.members] = groups.count
                    // With a constraint that is made twice it is the same conflict.
                    if let same = contents[said], groups[same].scenario == entry.scenario {
                        indices[group.members] = same
                        continue
                    }
                    contents[said] = groups.count
                    groups.append(group)
                }
            }
        }
        for index in groups.indices {
            groups[index].isOnEveryScreen = groups[index].screens.count == document.screens.count
        }
        return groups
    }

    /// What a constraint says, wherever it stands.
    private struct Content: Hashable {
        let item: ItemID
        let attribute: LayoutAttribute
        let relation: LayoutRelation
        let target: MadeConstraint.Target
        let numbers: [Double?]
        let quantity: QuantityID

        init(_ made: MadeConstraint) {
            item = made.firstItem
            attribute = made.firstAttribute
            relation = made.relation
            target = made.target
            numbers = [made.multiplier, made.constant, made.priority]
            quantity = made.quantity
        }
    }

    /// nil for one that rests on what the file does not say, or whose constraints other code may have changed.
    init?(
        _ conflict: LayoutSolution.Conflict, solvedIndex: Int, entry: SolvedScenario, document: LayoutDocument
    ) {
        var members: [MadeConstraintID] = []
        var system: [LayoutSolution.Source] = []
        for source in conflict.members {
            switch source {
            case .constraint(let id):
                guard entry.lowered.constraints.indices.contains(id.index),
                    document.scenarios.indices.contains(entry.scenario)
                else { return nil }
                members.append(entry.lowered.constraints[id.index])
            case .rootSize(let item, _):
                if entry.lowered.dependsOnUnknownSize(item) { return nil }
                system.append(source)
            // Bars and notches differ from device to device; only a `.masonry` file names its screens.
            case .system where document.tree.dialect != .masonry: return nil
            // So do margins that reach under them.
            case .stack(let item) where document.tree.dialect != .masonry && entry.lowered.isWithinMargins(item):
                return nil
            case .nonNegativeSize, .system: system.append(source)
            case .stack:
                if !system.contains(source) { system.append(source) }
            }
        }
        guard Self.areActive(members, in: entry.scenario, document) else { return nil }
        // What a class of another place makes is known there; here it counts for what it does to this one's own.
        guard let last = members.last(where: { !document.isBorrowed($0) }) else { return nil }
        let broken = conflict.broken.flatMap { id in
            entry.lowered.constraints.indices.contains(id.index) ? entry.lowered.constraints[id.index] : nil
        }
        self.members = members.sorted {
            (document[$0].range.start, $0) < (document[$1].range.start, $1)
        }
        self.system = system
        self.broken = broken.map { document.isBorrowed($0) ? last : $0 } ?? last
        arithmetic = conflict.arithmetic
        let switched = document.scenarios[entry.scenario].switched
        if let kept = members.last(where: { switched[$0] != nil }) { self.broken = kept }
        // A number with which a size that cannot be negative is 0 mends no layout.
        let squeezes = system.contains { if case .nonNegativeSize = $0 { true } else { false } }
        fittingConstant = self.broken == broken && !squeezes ? conflict.fittingConstant : nil
        scenario = entry.scenario
        self.solvedIndex = solvedIndex
        screens = [entry.screen]
        isOnEveryScreen = false
    }
}

extension ConflictGroup {
    /// Whether no other code has switched one of the constraints off by then. What one block makes is active together at its end,
    /// even if another method makes all of it anew.
    private static func areActive(_ members: [MadeConstraintID], in scenario: Int, _ document: LayoutDocument) -> Bool {
        let scenario = document.scenarios[scenario]
        let changed = members.filter(scenario.possiblyInactive.contains)
        guard !changed.isEmpty else { return true }
        let blocks = Set(members.map { id in document[id].chain.map { document[$0].block } })
        return changed.allSatisfy(scenario.replacedWhole.contains) && blocks.count == 1 && !blocks.contains(nil)
    }

    /// The member that gives a view between both edges of a controller's view a constant size. A controller's view has its
    /// size from outside, so this is the one to break, whatever else contradicts it.
    fileprivate func constraintSizingController(in document: LayoutDocument, _ entry: SolvedScenario)
        -> MadeConstraintID?
    {
        let ties = controllerTies(in: document)
        if ties.isEmpty { return nil }
        var candidates: [(id: MadeConstraintID, isOfScreen: Bool)] = []
        for id in members where !document.isBorrowed(id) {
            let made = document[id]
            guard made.firstAttribute.kind == .size, made.relation == .equal, made.target == .none,
                let axis = made.firstAttribute.axis
            else { continue }
            let edges: [(LayoutAttribute, LayoutAttribute)] =
                axis == .horizontal ? [(.left, .right), (.leading, .trailing)] : [(.top, .bottom)]
            for (near, far) in edges {
                guard let first = ties[Edge(item: made.firstItem, attribute: near)],
                    let last = ties[Edge(item: made.firstItem, attribute: far)], first.root == last.root
                else { continue }
                var isOfScreen = false
                if let size = made.constant, let near = first.constant, let far = last.constant,
                    document.screens.indices.contains(entry.screen)
                {
                    let screen = document.screens[entry.screen].screen
                    isOfScreen = size + near - far == (axis == .horizontal ? screen.size.width : screen.size.height)
                }
                candidates.append((id, isOfScreen))
                break
            }
        }
        // Of two that do not fit together the one that fits the screen is right.
        return (candidates.first { !$0.isOfScreen } ?? candidates.first)?.id
    }

    private struct Edge: Hashable {
        var item: ItemID
        var attribute: LayoutAttribute
    }

    /// By edge of an item the controller's view to whose same edge the first of the members ties it, and how far from it.
    private func controllerTies(in document: LayoutDocument) -> [Edge: (root: ItemID, constant: Double?)] {
        var ties: [Edge: (root: ItemID, constant: Double?)] = [:]
        for id in members {
            guard case .item(let root, let edge) = document[id].target, document[root].placement == .controllerView,
                document[id].relation == .equal, document[id].firstAttribute == edge
            else { continue }
            let tied = Edge(item: document[id].firstItem, attribute: edge)
            if ties[tied] == nil { ties[tied] = (root, document[id].constant) }
        }
        return ties
    }

    /// The chain whose relation to several views gives two of the members.
    func arrayRelation(in document: LayoutDocument) -> Chain? {
        guard let id = document[broken].chain, document.chains.indices.contains(id.index) else { return nil }
        let chain = document[id]
        guard case .array = chain.relation?.value else { return nil }
        return members.filter({ document[$0].chain == id }).count > 1 ? chain : nil
    }
}

extension LoweredScenario {
    /// Whether the stack view at an index of `layout.items` keeps its subviews within its margins.
    func isWithinMargins(_ item: ItemID) -> Bool {
        layout.items.indices.contains(item.index) && layout.items[item.index].stack?.isWithinMargins == true
    }

    /// Whether the size of the root at an index of `layout.items` is not really given.
    package func dependsOnUnknownSize(_ item: ItemID) -> Bool {
        guard items.indices.contains(item.index) else { return true }
        return rootsOfUnknownSize.contains(items[item.index])
    }
}
