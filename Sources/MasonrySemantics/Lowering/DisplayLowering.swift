// Lowering for display: made-up numbers in the place of those that the file does not say.
//
// A layout is lowered several times with different made-up numbers; what comes out the same each time is known.

import AutoLayout

/// The made-up numbers of one lowering.
package struct DisplayProbe: Sendable, Hashable {
    /// Which of the two sets of numbers stands for what is not known.
    package enum Variant: Sendable, Hashable { case first, second }

    /// What is taken for the height of a cell.
    package enum CellHeight: Sendable, Hashable {
        /// The least that its content allows.
        case fitting
        case points(Double)
        /// A made-up one.
        case unknown
    }

    package var variant: Variant
    /// Whether the sizes of texts are others than estimated.
    package var shiftsEstimates = false
    /// By cell; `fitting` for those that are not named.
    package var cellHeights: [ItemID: CellHeight] = [:]

    package init(_ variant: Variant) { self.variant = variant }

    /// A made-up length that no two quantities share.
    fileprivate func length(_ seed: Int) -> Double {
        switch variant {
        case .first: 17.25 + Double(seed % 29) * 0.75
        case .second: 131.5 + Double(seed % 31) * 3.25
        }
    }

    /// A made-up size of a root beside the screen's.
    fileprivate func extent(of side: Double) -> Double { variant == .first ? side : side * 0.8125 + 57.25 }
}

/// A layout lowered for display.
package struct DisplayLayout: Sendable {
    package var lowered: ScenarioLayout
    /// The constraints of the file; those behind them have made-up numbers.
    package var constraintCount: Int
    /// Whether something in it is made up.
    package var hasUnknowns: Bool
    /// Whether a size in it is an estimate.
    package var hasEstimates: Bool
}

extension LayoutDocument {
    /// The engine's input for one scenario on one screen with the made-up numbers of `probe`.
    package func lower(_ scenario: Scenario, on screen: Screen, _ probe: DisplayProbe) -> DisplayLayout {
        let lowered = lower(scenario, on: screen, for: .display)
        var result = DisplayLayout(
            lowered: lowered, constraintCount: lowered.constraints.count, hasUnknowns: false, hasEstimates: false)
        for index in lowered.items.indices where lowered.itemIndices[lowered.items[index]] == index {
            makeUpContent(index, probe, &result)
            makeUpRoot(index, screen, probe, &result)
        }
        for id in scenario.active { makeUpConstraint(id, scenario, probe, &result) }
        return result
    }

    /// A content size that is not known, or an estimated one that is to be another.
    private func makeUpContent(_ index: Int, _ probe: DisplayProbe, _ result: inout DisplayLayout) {
        let id = result.lowered.items[index]
        let unknowns = items[id.index].unknowns
        // What a cell and its content view have, their owner and their subviews decide.
        guard items[id.index].layout.kind != .guide, items[id.index].placement != .cell,
            items[id.index].placement != .contentView
        else { return }
        let shown = shownContent[id]
        for (axis, unknown) in [(Axis.horizontal, DocumentItem.Unknowns.width), (.vertical, .height)]
        where unknowns.contains(unknown) {
            if let known = shown?[axis] {
                result.lowered.layout.items[index].intrinsicSize[axis] = known
                continue
            }
            result.hasUnknowns = true
            result.lowered.layout.items[index].intrinsicSize[axis] = probe.length(
                2 * index + (axis == .vertical ? 1 : 0))
        }
        guard items[id.index].isEstimated, shown?.horizontal != nil || !unknowns.contains(.width),
            let width = result.lowered.layout.items[index].intrinsicSize.horizontal
        else { return }
        result.hasEstimates = true
        if probe.shiftsEstimates {
            result.lowered.layout.items[index].intrinsicSize.horizontal = width * 1.03125 + 0.5 + Double(index % 7) / 8
        }
    }

    /// The size of a root that the file does not say. A controller's view is taken for as large as the screen.
    private func makeUpRoot(_ index: Int, _ screen: Screen, _ probe: DisplayProbe, _ result: inout DisplayLayout) {
        let id = result.lowered.items[index]
        let placement = result.lowered.layout.items[index].rootPlacement
        guard result.lowered.layout.items[index].parent == nil, placement == .anySize || placement == .fitting else {
            return
        }
        var size = screen.size
        switch items[id.index].placement {
        case .controllerView: return
        case .cell:
            let sizing = cellSizes[id] ?? CellSizing(kind: .other, width: .noOwner, height: .noOwner)
            switch (sizing.kind, sizing.width) {
            case (_, .given(let width)): size.width = width
            case (.tableCell, _), (.headerFooter, _): break
            default:
                result.hasUnknowns = true
                size.width = probe.extent(of: size.width)
            }
            switch probe.cellHeights[id] ?? .fitting {
            case .fitting: result.lowered.layout.items[index].rootPlacement = .fitting
            case .points(let height):
                size.height = height
                result.lowered.layout.items[index].rootPlacement = .anySize
            case .unknown:
                result.hasUnknowns = true
                size.height = probe.length(index) + 61
                result.lowered.layout.items[index].rootPlacement = .anySize
            }
        case .none, .contentView:
            result.hasUnknowns = true
            size = Size(width: probe.extent(of: size.width), height: probe.extent(of: size.height))
        }
        result.lowered.layout.items[index].fixedFrame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// A constraint of which a number or the target cannot be read. It stands behind the others, so that it is the one
    /// that gives way where they leave no room.
    private func makeUpConstraint(
        _ id: MadeConstraintID, _ scenario: Scenario, _ probe: DisplayProbe, _ result: inout DisplayLayout
    ) {
        let made = constraints[id.index]
        let constant = scenario.changedConstants[id] ?? made.constant
        let priority = scenario.changedPriorities[id] ?? made.priority
        guard made.multiplier == nil || constant == nil || made.target == .unknown, let priority,
            let first = result.lowered.itemIndices[made.firstItem]
        else { return }
        result.hasUnknowns = true
        var lowered = LayoutConstraint(
            ItemID(first), made.firstAttribute, made.relation,
            multiplier: made.multiplier ?? (probe.variant == .first ? 0.75 : 1.25),
            constant: constant ?? probe.length(id.index), priority: LayoutPriority(priority))
        switch made.target {
        case .none: break
        case .item(let item, let attribute):
            guard let second = result.lowered.itemIndices[item],
                !ConstraintFault.isCrossAxis(made.firstAttribute, attribute)
            else { return }
            lowered.secondItem = ItemID(second)
            lowered.secondAttribute = attribute
        case .unknown:
            lowered.constant = probe.length(id.index)
            lowered.multiplier = 1
            guard made.firstAttribute.kind != .size else { break }
            guard let parent = result.lowered.layout.items[first].parent else { return }
            lowered.secondItem = parent
            lowered.secondAttribute = made.firstAttribute
        }
        result.lowered.layout.constraints.append(lowered)
        result.lowered.constraints.append(id)
    }
}
