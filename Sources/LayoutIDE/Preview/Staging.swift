// The stage: a layout with usual sizes in the place of those that nobody knows, so that it can be looked at as a whole.
// What stands on such a size is marked in the picture and told with its reason. No finding and no number rests on it.

import AutoLayout
import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// The input of a picture of `entry` as it looks.
    func stagedInput(
        _ entry: SolvedScenario, selected: ItemID? = nil, format: PreviewFormat = .svg, _ cells: inout KnownCells
    ) -> PreviewInput {
        let shown = shown(entry).inLikelyPlace
        let input = previewInput(entry, shown, selected: selected, format: format, hasNotes: true)
        return staged(input, of: entry, shown, &cells)
    }

    /// The same layout as it looks.
    /// - Parameter width: the width of the list that shows the cell; nil for that of its screen.
    func staged(
        _ plan: PreviewInput, of entry: SolvedScenario, _ shown: ShownScenario, width: Double? = nil,
        _ cells: inout KnownCells
    ) -> PreviewInput {
        var input = plan
        input.style = .screen
        let lowered = shown.lowered
        var looks: [ViewLook] = []
        for index in input.layout.items.indices {
            let id = lowered.items.indices.contains(index) ? lowered.items[index] : nil
            let isOwn = id.map { lowered.itemIndices[$0] == index } ?? false
            looks.append(
                id.flatMap { isOwn ? look(of: $0, isRoot: input.layout.items[index].parent == nil) : nil } ?? ViewLook()
            )
        }
        let isNarrow = width.map { abs($0 - input.layout.screen.size.width) > 0.5 } ?? false
        let needsStage = isNarrow || input.items.contains { !$0.isKnown } || !input.solution.isSolved
        if needsStage, document.scenarios.indices.contains(entry.scenario),
            let stage = Stage(
                document: document, entry: entry, bars: input.bars, looks: looks, items: input.items, width: width
            ).built()
        {
            input.layout = stage.layout
            input.solution.frames = stage.solution.frames
            input.solution.absoluteFrames = stage.solution.absoluteFrames
            let roots = Self.roots(of: input.layout)
            let main = looks.firstIndex { $0.stage == .screen || $0.stage == .cell } ?? 0
            for index in input.items.indices where !input.items[index].isKnown {
                // What hangs from nothing that is known has no place beside the rest.
                guard stage.solution.isSolved(ItemID(index)), roots[index] == main || input.items[roots[index]].isKnown
                else { continue }
                input.items[index].isKnown = true
                looks[index].isAssumed = true
            }
        }
        for index in input.items.indices { input.items[index].look = looks[index] }
        addCells(to: &input, of: entry, &cells)
        return input
    }
}

extension Analysis {
    /// For each item the root above it, or itself.
    fileprivate static func roots(of layout: Layout) -> [Int] {
        var roots: [Int] = []
        for index in layout.items.indices {
            let parent = layout.items[index].parent?.index
            roots.append(parent.flatMap { roots.indices.contains($0) ? roots[$0] : nil } ?? index)
        }
        return roots
    }
}

/// Builds one.
private struct Stage {
    let document: LayoutDocument
    let entry: SolvedScenario
    let bars: PreviewBars
    let looks: [ViewLook]
    let items: [PreviewItem]
    /// Of the list that shows it; nil for that of the screen.
    let width: Double?

    /// The room between a view by itself and the sides of the screen, in points.
    private static let margin = 16.0
    /// A view by itself without a size of its own.
    private static let usual = Size(width: 361, height: 240)
    private static let button = Size(width: 160, height: 44)
    private static let smallest = 20.0

    func built() -> (layout: Layout, solution: LayoutSolution)? {
        guard document.screens.indices.contains(entry.screen) else { return nil }
        var screen = bars.between(document.screens[entry.screen].screen)
        if let width { screen.size.width = width }
        var probe = DisplayProbe(.usual)
        probe.unknownTexts = .unknown
        for (cell, sizing) in document.cellSizes {
            if case .given(let height) = sizing.height { probe.cellHeights[cell] = .points(height) }
            if let height = sizing.possibleHeights.first { probe.cellHeights[cell] = .points(height) }
        }
        let display = document.lower(document.scenarios[entry.scenario], on: screen, probe)
        var layout = display.lowered.layout
        guard layout.items.count == looks.count else { return nil }
        let constraintCount = display.constraintCount
        // What code that cannot be read may do is left out; a number that is not known is a usual one.
        let made = display.lowered.constraints
        let read = layout.constraints.indices.filter { index in
            index < constraintCount || (made.indices.contains(index) && made[index].index != Int(Int32.max))
        }
        layout.constraints = read.map { layout.constraints[$0] }
        for index in layout.constraints.indices.dropFirst(constraintCount)
        where layout.constraints[index].secondItem == nil {
            let isWidth = layout.constraints[index].firstAttribute == .width
            if isWidth || layout.constraints[index].firstAttribute == .height {
                layout.constraints[index].constant = isWidth ? 96 : 44
            }
        }
        addUsualSizes(display, &layout)
        let roots = looseRoots(layout, display, screen)
        for root in roots { loosen(root, screen, &layout) }
        var solution = layout.solve()
        if placeRoots(roots, solution, screen, &layout) { solution = layout.solve() }
        if wrapTexts(solution, &layout) { solution = layout.solve() }
        layout.constraints.removeLast(max(0, layout.constraints.count - constraintCount))
        return (layout, solution)
    }

    private func addUsualSizes(_ display: DisplayLayout, _ layout: inout Layout) {
        for madeUp in display.madeUp {
            guard case .content(let id, let axis) = madeUp, let index = display.lowered.itemIndices[id] else {
                continue
            }
            // What a class of views shows by itself says nothing of it as a whole.
            let isWhole = layout.items[index].parent == nil && ViewLook.isOwn(className: items[index].className)
            layout.items[index].intrinsicSize[axis] =
                isWhole ? nil : looks[index].usualSize(className: items[index].className)[axis]
        }
    }

    /// The views whose size the file leaves to others.
    private func looseRoots(_ layout: Layout, _ display: DisplayLayout, _ screen: Screen) -> [Int] {
        var indices: Set<Int> = []
        for case .extent(let id, _) in display.madeUp {
            if let index = display.lowered.itemIndices[id] { indices.insert(index) }
        }
        return indices.sorted().filter { index in
            layout.items[index].parent == nil && looks[index].stage == .alone && isView(layout.items[index])
        }
    }

    private func isView(_ item: LayoutItem) -> Bool { item.kind == .view || item.kind == .scrollView }

    /// As small as its content allows, and no wider than the screen.
    private func loosen(_ root: Int, _ screen: Screen, _ layout: inout Layout) {
        layout.items[root].rootPlacement = .anywhere
        layout.items[root].fixedFrame = nil
        let id = ItemID(root)
        layout.constraints += [
            LayoutConstraint(id, .width, .lessThanOrEqual, constant: max(screen.size.width, 1), priority: 999),
            LayoutConstraint(id, .width, constant: 0, priority: 50),
            LayoutConstraint(id, .height, constant: 0, priority: 50),
        ]
    }

    /// Gives roots without a natural size a usual one. Returns whether any got one.
    private func placeRoots(_ roots: [Int], _ solution: LayoutSolution, _ screen: Screen, _ layout: inout Layout)
        -> Bool
    {
        var hasChanged = false
        func give(_ root: Int, _ attribute: LayoutAttribute, _ length: Double) {
            layout.constraints.append(LayoutConstraint(ItemID(root), attribute, constant: length, priority: 999))
            hasChanged = true
        }
        let left = rootsLeft(solution, layout)
        let squeezed = squeezedSides(solution, layout)
        for root in roots where solution.frames.indices.contains(root) {
            let size = solution.frames[root]
            let isFlat = size.height < Self.smallest || squeezed[root]?.vertical ?? false
            let isThin = size.width < Self.smallest + 30 || squeezed[root]?.horizontal ?? false
            if isThin, isFlat || left.contains(root), isButton(root) {
                // A button that holds views of unknown size is no screen.
                give(root, .width, Self.button.width)
                give(root, .height, Self.button.height)
            } else if (isFlat && isThin) || left.contains(root) {
                // What its content does not hold together fills a screen.
                give(root, .width, screen.size.width)
                give(root, .height, screen.size.height)
            } else if isThin {
                give(root, .width, min(Self.usual.width, screen.size.width - 2 * Self.margin))
            } else if isFlat {
                give(root, .height, Self.usual.height)
            }
        }
        for index in layout.items.indices
        where looks[index].stage == .cell && layout.items[index].parent == nil
            && solution.frames.indices.contains(index) && solution.frames[index].height < Self.smallest
        {
            let width = solution.frames[index].width
            layout.items[index].fixedFrame = Rect(x: 0, y: 0, width: width, height: CellSizing.defaultRowHeight)
            layout.items[index].rootPlacement = .anySize
            hasChanged = true
        }
        return hasChanged
    }

    /// The roots along whose axis something that would be seen has no length: no content holds them open.
    private func squeezedSides(_ solution: LayoutSolution, _ layout: Layout) -> [Int: AxisPair<Bool>] {
        var result: [Int: AxisPair<Bool>] = [:]
        let above = Analysis.roots(of: layout)
        for index in layout.items.indices
        where layout.items[index].parent != nil && isView(layout.items[index]) && looks[index].background != .none
            && !looks[index].isHidden && solution.isSolved(ItemID(index)) && solution.frames.indices.contains(index)
        {
            let frame = solution.frames[index]
            var sides = result[above[index]] ?? AxisPair(horizontal: false, vertical: false)
            if frame.width < 0.01 { sides.horizontal = true }
            if frame.height < 0.01 { sides.vertical = true }
            result[above[index]] = sides
        }
        return result
    }

    /// A class's own view has no class in the text.
    private func isButton(_ root: Int) -> Bool {
        let owner =
            document.scenarios.indices.contains(entry.scenario) ? document.scenarios[entry.scenario].owner : nil
        let name = items[root].className
        return ViewLook.isButton(className: name.isEmpty || name == "UIView" ? owner ?? "" : name)
    }

    /// The roots that something in them goes beyond.
    private func rootsLeft(_ solution: LayoutSolution, _ layout: Layout) -> Set<Int> {
        var result: Set<Int> = []
        let above = Analysis.roots(of: layout)
        for index in layout.items.indices where isView(layout.items[index]) && solution.isSolved(ItemID(index)) {
            guard solution.absoluteFrames.indices.contains(index) else { continue }
            let (part, whole) = (solution.absoluteFrames[index], solution.absoluteFrames[above[index]])
            if part.x < whole.x - 2 || part.y < whole.y - 2 || part.x + part.width > whole.x + whole.width + 2
                || part.y + part.height > whole.y + whole.height + 2
            {
                result.insert(above[index])
            }
        }
        return result
    }

    /// Texts of several lines are as high as their width makes them. Returns whether some are higher than they were.
    private func wrapTexts(_ solution: LayoutSolution, _ layout: inout Layout) -> Bool {
        var hasChanged = false
        let above = Analysis.roots(of: layout)
        for index in layout.items.indices
        where looks[index].wraps(className: items[index].className) && solution.frames.indices.contains(index) {
            var width = max(solution.frames[index].width, 1)
            if !items[index].isKnown, solution.absoluteFrames.indices.contains(index) {
                // What nothing limits ends where its screen does: code tells such labels their width while they are laid out.
                let (part, whole) = (solution.absoluteFrames[index], solution.absoluteFrames[above[index]])
                let room = whole.x + whole.width - part.x - Self.margin
                if part.x + part.width > whole.x + whole.width + 2, room > 2 * Self.margin {
                    width = room
                    layout.items[index].intrinsicSize.horizontal = room
                    hasChanged = true
                }
            }
            let size = looks[index].usualSize(className: items[index].className, width: width)
            guard let height = size.vertical, layout.items[index].intrinsicSize.vertical != height else { continue }
            layout.items[index].intrinsicSize.vertical = height
            hasChanged = true
        }
        return hasChanged
    }
}
