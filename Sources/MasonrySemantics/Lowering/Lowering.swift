// From a scenario to the engine's input.

import AutoLayout

extension LayoutDocument {
    /// The engine's input for one scenario on one screen: all items that take part, the known active constraints.
    package func lower(
        _ scenario: Scenario, on screen: Screen, for purpose: LoweringPurpose = .proof
    ) -> LoweredScenario {
        var result = LoweredScenario(layout: Layout(screen: screen), purpose: purpose)
        result.itemIndices = ItemIndices(for: scenario.items)
        lowerItems(of: scenario, into: &result)
        lowerConstraints(of: scenario, into: &result)
        return result
    }

    /// Parents stand before their children; among siblings the order of declaration holds.
    private func lowerItems(of scenario: Scenario, into result: inout LoweredScenario) {
        var children = OffsetTable<[ItemID]>(from: scenario.items.min()?.index ?? 0, missing: [])
        var isPart = OffsetTable<Bool>(from: scenario.items.min()?.index ?? 0, missing: false)
        for id in scenario.items where id.index < items.count { isPart[id.index] = true }
        var pending: [ItemID] = []
        for id in scenario.items where id.index < items.count {
            switch scenario.parents[id] ?? self[id].parent {
            case .item(let parent) where isPart[parent.index]: children[parent.index].append(id)
            // What other code puts it into later takes no part.
            default: pending.append(id)
            }
        }
        pending.reverse()
        result.items.reserveCapacity(scenario.items.count)
        result.layout.items.reserveCapacity(scenario.items.count)
        while let id = pending.popLast() {
            guard result.itemIndices[id] == nil else { continue }
            append(id, scenario, to: &result)
            pending.append(contentsOf: children[id.index].reversed())
        }
        if result.purpose == .display { arrangeAsShown(scenario, &result) }
        for index in result.layout.items.indices {
            result.layout.items[index].stack = result.layout.items[index].stack.flatMap { lower($0, result) }
        }
    }

    /// In the base, stack views arrange what the set-up gave them; elsewhere, what is left of it.
    func shownStacks(in scenario: Scenario) -> [ItemID: ShownStack] {
        guard scenario.name != nil else { return shownStacks }
        // What no method changes is so in the layouts of all of them.
        return shownStacks.filter { items[$0.key.index].layout.stack != nil }.merging(scenario.arrangements) { $1 }
    }

    private func arrangeAsShown(_ scenario: Scenario, _ result: inout LoweredScenario) {
        let stacks = shownStacks(in: scenario)
        guard !stacks.isEmpty else { return }
        for index in result.layout.items.indices where result.layout.items[index].stack == nil {
            guard let shown = stacks[result.items[index]] else { continue }
            result.layout.items[index].stack = shown.arrangement
            guard !shown.arrangement.isAcrossOnly else { continue }
            result.layout.items[index].intrinsicSize = .init(horizontal: nil, vertical: nil)
        }
    }

    /// nil where an arranged subview takes no part.
    private func lower(_ stack: StackArrangement, _ result: LoweredScenario) -> StackArrangement? {
        var lowered = stack
        lowered.arranged = stack.arranged.compactMap { id in result.itemIndices[id].map { ItemID($0) } }
        return lowered.isAcrossOnly || lowered.arranged.count == stack.arranged.count ? lowered : nil
    }

    private func append(_ id: ItemID, _ scenario: Scenario, to result: inout LoweredScenario) {
        var layout = items[id.index].layout
        let unknowns = items[id.index].unknowns
        layout.name = items[id.index].name
        layout.parent = nil
        let isElsewhere: Bool
        if case .item(let parent) = scenario.parents[id] ?? items[id.index].parent {
            layout.parent = result.itemIndices[parent].map { ItemID($0) }
            isElsewhere = layout.parent == nil
        } else {
            isElsewhere = false
        }
        if layout.parent == nil, isElsewhere || !unknowns.isDisjoint(with: [.rootSize, .parent]) {
            result.rootsOfUnknownSize.insert(id)
            layout.rootPlacement = isElsewhere || unknowns.contains(.parent) ? .anywhere : .anySize
        }
        if result.purpose == .display { layout.assumeUsual(items[id.index].placement) }
        result.itemIndices.place(id, at: result.items.count)
        result.items.append(id)
        result.layout.items.append(layout)
    }

    private func lowerConstraints(of scenario: Scenario, into result: inout LoweredScenario) {
        result.constraints.reserveCapacity(scenario.active.count)
        result.layout.constraints.reserveCapacity(scenario.active.count)
        for id in scenario.active {
            guard let constraint = lower(id, scenario, result) else { continue }
            result.layout.constraints.append(constraint)
            result.constraints.append(id)
        }
    }

    /// nil for a constraint of which something is unknown.
    private func lower(_ id: MadeConstraintID, _ scenario: Scenario, _ result: LoweredScenario) -> LayoutConstraint? {
        // Read where it lies, as the items are.
        let index = id.index
        var constant = constraints[index].constant
        if !scenario.changedConstants.isEmpty, let changed = scenario.changedConstants[id] { constant = changed }
        var priority = constraints[index].priority
        if !scenario.changedPriorities.isEmpty, let changed = scenario.changedPriorities[id] { priority = changed }
        guard let multiplier = constraints[index].multiplier, let constant, let priority, constant.isFinite,
            multiplier.isFinite, let first = result.itemIndices[constraints[index].firstItem]
        else { return nil }
        // With one kind of zero, so that layouts which are equal are the same.
        var lowered = LayoutConstraint(
            ItemID(first), constraints[index].firstAttribute, constraints[index].relation, multiplier: multiplier + 0,
            constant: constant + 0, priority: LayoutPriority(priority), identifier: constraints[index].identifier)
        switch constraints[index].target {
        case .none: break
        case .unknown: return nil
        case .item(let second, let attribute):
            guard !ConstraintFault.isCrossAxis(constraints[index].firstAttribute, attribute) else { return nil }
            guard let (item, attribute) = controllerGuideTarget(second, attribute) else { return nil }
            guard let index = result.itemIndices[item] else { return nil }
            lowered.secondItem = ItemID(index)
            lowered.secondAttribute = attribute
        }
        return lowered
    }

    /// The inner edge of a controller's top or bottom guide is that of the safe area, the outer one that of the view;
    /// other attributes depend on bars that no file shows. Other items stand for themselves.
    private func controllerGuideTarget(_ id: ItemID, _ attribute: LayoutAttribute) -> (ItemID, LayoutAttribute)? {
        // In-place: a copy of the item would cost more than all the rest of a constraint.
        guard items[id.index].className == Evaluator.controllerGuideClass,
            case .item(let owner) = items[id.index].parent
        else { return (id, attribute) }
        switch (items[id.index].name.hasSuffix("topLayoutGuide"), attribute) {
        case (true, .bottom): return (id, .top)
        case (true, .top): return (owner, .top)
        case (false, .top): return (id, .bottom)
        case (false, .bottom): return (owner, .bottom)
        default: return nil
        }
    }
}

extension LayoutItem {
    /// Places a cell and its content view as they usually are.
    fileprivate mutating func assumeUsual(_ placement: DocumentItem.Placement) {
        switch placement {
        case .none, .controllerView: break
        case .cell: if rootPlacement == .anySize { rootPlacement = .fitting }
        case .contentView: if parent != nil { kind = .contentView }
        }
    }
}

extension LoweredScenario {
    /// Takes over what items are called, which for those without a variable depends on their line.
    package mutating func takeNames(of document: LayoutDocument) {
        for (index, id) in items.enumerated() where layout.items[index].name != document[id].name {
            layout.items[index].name = document[id].name
        }
    }
}
