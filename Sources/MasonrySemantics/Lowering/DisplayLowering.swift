// Lowering for display: made-up numbers in the place of those that the file does not say.
//
// A layout is lowered several times with different made-up numbers; what comes out the same each time is known.

import AutoLayout

/// A layout lowered for display.
package struct DisplayLayout: Sendable {
    package var lowered: LoweredScenario
    /// The constraints of the file; those behind them have made-up numbers.
    package var constraintCount: Int
    /// What is made up in it, each once.
    package var madeUp: [MadeUp] = []
    /// The lengths in it that the user gives, by name, each once.
    package var given: [String] = []
    /// Whether a size in it is an estimate.
    package var hasEstimates = false
    /// Whether a text that only run time knows is taken for one line.
    package var hasUnknownTexts = false
    /// The views that constraints place, where frames are given to some views: of those their frames count no more.
    var constrained: Set<ItemID> = []
    /// The cells whose heights are made up, and how much higher each is than a made-up length.
    var cellRooms: [ItemID: Double] = [:]
    /// How much higher a made-up cell is than a made-up length.
    package static let usualRoom = 261.0
    /// For one in which what is as wide as the screen stands, as high as its own width says.
    package static let ampleRoom = 1261.0

    /// How much higher than a made-up length a side of a root is that is the made-up height of a cell; nil for others.
    package func room(of item: ItemID, _ axis: Axis) -> Double? { axis == .vertical ? cellRooms[item] : nil }

    /// The numbers in it that are as their classes declare them, each once.
    package var declared: [UnknownNumberID] = []

    mutating func note(_ name: String) { if !given.contains(name) { given.append(name) } }

    /// Whether a number that is not known bounds a size.
    package var hasOpenBounds = false

    /// Whether something in it is made up.
    package var hasUnknowns: Bool { !madeUp.isEmpty }

    /// Whether contents of two views are made up along one axis.
    package var hasContentsSideBySide: Bool {
        Axis.allCases.contains { axis in
            madeUp.lazy.filter { if case .content(_, axis) = $0 { true } else { false } }.prefix(2).count == 2
        }
    }
}

extension LayoutDocument {
    /// The engine's input for one scenario on one screen with the made-up numbers of `probe`.
    package func lower(_ scenario: Scenario, on screen: Screen, _ probe: DisplayProbe) -> DisplayLayout {
        var lowered = lower(scenario, on: screen, for: .display)
        let later = laterNumbers(of: scenario)
        lowered.remove(later)
        var result = DisplayLayout(lowered: lowered, constraintCount: lowered.constraints.count)
        if !givenFrames.isEmpty || !sectionViews.isEmpty {
            result.constrained = Set(scenario.active.lazy.map { constraints[$0.index].firstItem })
        }
        var known: Set<MadeUp> = []
        for index in lowered.items.indices where lowered.itemIndices[lowered.items[index]] == index {
            makeUpContent(index, scenario, probe, &result)
            makeUpRoot(index, screen, probe, &known, &result)
        }
        for id in scenario.active { makeUpConstraint(id, scenario, later, probe, &known, &result) }
        var placed = placeByFrames(scenario, probe, &known, &result)
        let stacks = shownStacks(in: scenario)
        if !stacks.isEmpty {
            for id in result.lowered.items { placed.formUnion(stacks[id]?.freed ?? []) }
        }
        for id in result.lowered.items {
            if let axis = collapsedAxis(of: id, scenario) { collapse(id, axis, &result) }
        }
        for placement in unreadPlacements(scenario, result.lowered) where !placed.contains(placement.item) {
            makeUp(placement, probe, &result)
        }
        makeRoomForAccessories(probe, &result)
        placeContentViews(&result)
        placeSafeAreas(screen, probe, &result)
        return result
    }

    /// A content size that is not known, or an estimated one that is to be another.
    private func makeUpContent(
        _ index: Int, _ scenario: Scenario, _ probe: DisplayProbe, _ result: inout DisplayLayout
    ) {
        let id = result.lowered.items[index]
        let unknowns = items[id.index].unknowns
        // A stack view is as large as what it arranges.
        if result.lowered.layout.items[index].stack != nil, let shown = shownStacks(in: scenario)[id],
            !shown.arrangement.isAcrossOnly
        {
            return
        }
        // What a cell and its content view have, their owner and their subviews decide.
        guard items[id.index].layout.kind != .guide, items[id.index].placement != .cell,
            items[id.index].placement != .contentView
        else { return }
        let isEmpty = emptyLabels.contains(id) || probe.emptyLabels.contains(id)
        let shown =
            isEmpty ? AxisPair<Double?>(horizontal: 0, vertical: 0) : wrappedSize(id, probe) ?? shownContent[id]
        for (axis, unknown) in [(Axis.horizontal, DocumentItem.Unknowns.width), (.vertical, .height)]
        where unknowns.contains(unknown) {
            if let given = givenSide(id, axis) {
                result.note(given.name)
                result.lowered.layout.items[index].intrinsicSize[axis] = given.length
                continue
            }
            if let known = shown?[axis] {
                result.lowered.layout.items[index].intrinsicSize[axis] = known
                continue
            }
            if axis == .vertical, let height = heightOfUnknownText(id, probe) {
                result.hasUnknownTexts = true
                result.hasEstimates = true
                result.lowered.layout.items[index].intrinsicSize.vertical = height
                continue
            }
            let madeUp = MadeUp.content(id, axis)
            result.madeUp.append(madeUp)
            result.lowered.layout.items[index].intrinsicSize[axis] = probe.length(madeUp)
            result.lowered.layout.items[index].limitPriorities(along: axis, to: Self.contentPriority)
        }
        guard !isEmpty else { return }
        if unknowns.contains(.height), let height = shown?.vertical, estimatedHeights.contains(id),
            givenSide(id, .vertical) == nil
        {
            result.hasEstimates = true
            if probe.shiftsEstimates {
                result.lowered.layout.items[index].intrinsicSize.vertical = height * 1.03125 + 0.5
            }
        }
        guard givenSide(id, .horizontal) == nil, items[id.index].isEstimated,
            shown?.horizontal != nil || !unknowns.contains(.width),
            let width = result.lowered.layout.items[index].intrinsicSize.horizontal
        else { return }
        result.hasEstimates = true
        if probe.shiftsEstimates {
            result.lowered.layout.items[index].intrinsicSize.horizontal = width * 1.03125 + 0.5 + Double(index % 7) / 8
        }
    }

    /// What a label of several lines is taken for whose text only run time knows; nil for other views.
    private func heightOfUnknownText(_ id: ItemID, _ probe: DisplayProbe) -> Double? {
        guard let line = linesOfUnknownTexts[id] else { return nil }
        switch probe.unknownTexts {
        case .oneLine: return probe.shiftsEstimates ? line * 1.03125 + 0.5 : line
        case .moreLines: return line * 2.5
        case .unknown: return nil
        }
    }

    /// The size of a text of several lines; nil for other views.
    private func wrappedSize(_ id: ItemID, _ probe: DisplayProbe) -> AxisPair<Double?>? {
        guard let text = wrappedTexts[id] else { return nil }
        switch probe.wrappedTexts {
        case .unknown: return nil
        case .unwrapped(let scale):
            let size = text.unwrapped(scale: scale)
            return AxisPair(horizontal: size.width, vertical: size.height)
        case .known(let sizes): return sizes[id]
        }
    }

    /// The size of a root that the file does not say. A controller's view is taken for as large as the screen.
    private func makeUpRoot(
        _ index: Int, _ screen: Screen, _ probe: DisplayProbe, _ known: inout Set<MadeUp>,
        _ result: inout DisplayLayout
    ) {
        let id = result.lowered.items[index]
        let placement = result.lowered.layout.items[index].rootPlacement
        guard result.lowered.layout.items[index].parent == nil else { return }
        if placement == .anywhere { return makeUpSize(id, index, screen, probe, &known, &result) }
        guard placement == .anySize || placement == .fitting else { return }
        var size = screen.size
        func extent(_ axis: Axis) -> Double {
            if let given = givenSide(id, axis) {
                result.note(given.name)
                return given.length
            }
            if let used = instanceSizes[id], let length = used[axis] {
                guard used.estimated.contains(axis) else { return length }
                result.hasEstimates = true
                return probe.shiftsEstimates ? length * 1.03125 + 0.5 : length
            }
            if let own = ownSide(id, axis, probe, &known, &result) { return own }
            let madeUp = MadeUp.extent(id, axis)
            result.madeUp.append(madeUp)
            return probe.extent(madeUp, of: axis == .horizontal ? screen.size.width : screen.size.height)
        }
        switch items[id.index].placement {
        case .controllerView:
            let isSized = viewsSizedByOthers.contains(id) && instanceSizes[id]?.fillsController != true
            guard isSized || probe.isInSheet else { return }
            size = Size(width: isSized ? extent(.horizontal) : size.width, height: extent(.vertical))
        case .cell:
            let sizing = cellSizes[id] ?? CellSizing(kind: .other, width: .noOwner, height: .noOwner)
            switch (sizing.kind, sizing.width) {
            case _ where cellsOfOwnFrame.contains(id): size.width = extent(.horizontal)
            case (_, .given(let width)): size.width = width
            case (.tableCell, _) where instanceSizes[id]?[.horizontal] != nil: size.width = extent(.horizontal)
            case (.tableCell, _), (.headerFooter, _): break
            default: size.width = extent(.horizontal)
            }
            switch probe.cellHeights[id] ?? .fitting {
            case .fitting: result.lowered.layout.items[index].rootPlacement = .fitting
            case .points(let height):
                size.height = height
                result.lowered.layout.items[index].rootPlacement = .anySize
            case .unknown where givenSide(id, .vertical) != nil:
                size.height = extent(.vertical)
                result.lowered.layout.items[index].rootPlacement = .anySize
            case .unknown(let room):
                let madeUp = MadeUp.extent(id, .vertical)
                result.madeUp.append(madeUp)
                result.cellRooms[id] = room
                size.height = probe.length(madeUp) + room
                result.lowered.layout.items[index].rootPlacement = .anySize
            }
            if probe.pinnedCells.contains(id) { result.lowered.layout.items[index].rootPlacement = .exact }
        case .none, .contentView:
            // As large as the controller's view that it fills.
            let fills = instanceSizes[id]?.fillsController ?? false
            if !fills || givenSide(id, .horizontal) != nil { size.width = extent(.horizontal) }
            if !fills || probe.isInSheet || givenSide(id, .vertical) != nil { size.height = extent(.vertical) }
        }
        result.lowered.layout.items[index].fixedFrame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// A view without a known superview has the size that constraints give it, or else one that is made up.
    private func makeUpSize(
        _ id: ItemID, _ index: Int, _ screen: Screen, _ probe: DisplayProbe, _ known: inout Set<MadeUp>,
        _ result: inout DisplayLayout
    ) {
        guard items[id.index].layout.kind == .view || items[id.index].layout.kind == .scrollView else { return }
        for axis in Axis.allCases {
            if let length = ownSide(id, axis, probe, &known, &result) {
                result.lowered.layout.constraints.append(
                    LayoutConstraint(
                        ItemID(index), axis == .horizontal ? .width : .height, constant: length,
                        priority: result.constrained.contains(id) ? Self.leastPriority : Self.framePriority))
                result.lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
                continue
            }
            let madeUp = MadeUp.extent(id, axis)
            result.madeUp.append(madeUp)
            let side = axis == .horizontal ? screen.size.width : screen.size.height
            result.lowered.layout.constraints.append(
                LayoutConstraint(
                    ItemID(index), axis == .horizontal ? .width : .height, constant: probe.extent(madeUp, of: side),
                    priority: Self.leastPriority))
            result.lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
        }
    }

    /// Below whatever code writes.
    static let leastPriority = LayoutPriority(0.25)
    /// Above whatever code writes that is not required, and below the sizes of roots.
    static let unreadPriority = LayoutPriority(999.84375)
    /// A made-up content is no reason for a root to have another size than it is given, however little its view gives way.
    static let contentPriority = LayoutPriority(999.8125)
    /// Frames that code sets hold whatever code that cannot be read makes of other views.
    package static let framePriority = LayoutPriority(999.875)

    /// A constraint of which a number or the target cannot be read. It stands behind the others, so that it is the one
    /// that gives way where they leave no room.
    private func makeUpConstraint(
        _ id: MadeConstraintID, _ scenario: Scenario, _ laterNumbers: [MadeConstraintID: QuantityID],
        _ probe: DisplayProbe, _ known: inout Set<MadeUp>, _ result: inout DisplayLayout
    ) {
        let made = constraints[id.index]
        var constant = made.constant
        var quantity = made.quantity
        if let changed = scenario.changedConstants[id] {
            constant = changed
            quantity = scenario.changedQuantities[id] ?? .nameless
        } else if let later = laterNumbers[id] {
            constant = nil
            quantity = later
        }
        let priority = scenario.changedPriorities[id] ?? made.priority
        guard made.multiplier == nil || constant == nil || made.target == .unknown, let priority,
            let first = result.lowered.itemIndices[made.firstItem]
        else { return }
        let opaque = MadeUp.constraint(id)
        var isOpaque = made.multiplier == nil
        if constant == nil {
            if let form = form(of: quantity) {
                constant = form.value { value(of: $0, probe, &known, &result) }
            } else {
                isOpaque = true
                constant = probe.length(opaque)
            }
            if made.relation != .equal, made.firstAttribute.kind == .size, made.target == .none, isMadeUp(quantity) {
                result.hasOpenBounds = true
                if probe.variant == .bounding { constant = DisplayProbe.bound(made.relation) }
            }
        }
        var lowered = LayoutConstraint(
            ItemID(first), made.firstAttribute, made.relation, multiplier: made.multiplier ?? probe.multiplier(opaque),
            constant: (constant ?? 0) + 0, priority: LayoutPriority(priority))
        switch made.target {
        case .none: break
        case .item(let item, let attribute):
            guard let second = result.lowered.itemIndices[item],
                !ConstraintFault.isCrossAxis(made.firstAttribute, attribute)
            else { return }
            lowered.secondItem = ItemID(second)
            lowered.secondAttribute = attribute
        case .unknown:
            isOpaque = true
            lowered.constant = probe.length(opaque)
            lowered.multiplier = 1
            guard made.firstAttribute.kind != .size else { break }
            guard let parent = result.lowered.layout.items[first].parent else { return }
            lowered.secondItem = parent
            lowered.secondAttribute = made.firstAttribute
        }
        if isOpaque { result.madeUp.append(opaque) }
        result.lowered.layout.constraints.append(lowered)
        result.lowered.constraints.append(id)
    }

    /// A cell is shown as it is once it was given its contents: what a method then sets to a number that is not known is
    /// no longer what it was when the cell was made. What it sets under conditions alone is one of several states.
    private func laterNumbers(of scenario: Scenario) -> [MadeConstraintID: QuantityID] {
        guard scenario.name == nil, let root = scenario.items.first, items[root.index].placement == .cell else {
            return [:]
        }
        var result: [MadeConstraintID: QuantityID] = [:]
        for other in scenarios where other.owner == scenario.owner && other.name != nil {
            for (id, constant) in other.changedConstants where constant == nil && result[id] == nil {
                let quantity = other.changedQuantities[id] ?? .nameless
                if !isChoice(quantity) { result[id] = quantity }
            }
        }
        return result
    }

    /// A hidden view of a stack view: UIKit asks for no extent along the axis. Where a required constraint asks for another,
    /// one of the two gives way, and which is told elsewhere.
    private func collapse(_ id: ItemID, _ axis: Axis, _ result: inout DisplayLayout) {
        guard let index = result.lowered.itemIndices[id] else { return }
        result.lowered.layout.constraints.append(
            LayoutConstraint(
                ItemID(index), axis == .horizontal ? .width : .height, constant: 0, priority: Self.framePriority))
        result.lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
    }

    /// What code that cannot be read makes of one attribute of a view: anything that required constraints allow.
    func makeUp(_ placement: UnreadPlacement, _ probe: DisplayProbe, _ result: inout DisplayLayout) {
        guard let first = result.lowered.itemIndices[placement.item] else { return }
        let madeUp = MadeUp.placement(placement.item, placement.attribute)
        var lowered = LayoutConstraint(
            ItemID(first), placement.attribute, constant: probe.length(madeUp), priority: Self.unreadPriority)
        if placement.attribute.kind != .size {
            guard let parent = result.lowered.layout.items[first].parent else { return }
            lowered.secondItem = parent
            lowered.secondAttribute = placement.attribute
        }
        result.madeUp.append(madeUp)
        result.lowered.layout.constraints.append(lowered)
        result.lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
    }
}

extension LoweredScenario {
    /// Takes out constraints that will have other numbers.
    fileprivate mutating func remove(_ later: [MadeConstraintID: QuantityID]) {
        guard !later.isEmpty, constraints.count == layout.constraints.count else { return }
        let kept = constraints.indices.filter { later[constraints[$0]] == nil }
        layout.constraints = kept.map { layout.constraints[$0] }
        constraints = kept.map { constraints[$0] }
    }
}

extension LayoutItem {
    /// Lowers the priorities with which the content has its size along an axis to at most `most`.
    fileprivate mutating func limitPriorities(along axis: Axis, to most: LayoutPriority) {
        hugging[axis] = min(hugging[axis], most)
        compression[axis] = min(compression[axis], most)
    }
}
