// The stage: a layout with usual sizes in the place of those that nobody knows, so that it can be looked at as a whole.
// What stands on such a size is marked in the picture and told with its reason. No finding and no number rests on it.

import AutoLayout
import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// The input of a picture of `entry` as it looks.
    func stagedInput(_ entry: SolvedScenario, selected: ItemID? = nil, format: PreviewFormat = .svg) -> PreviewInput {
        let shown = shown(entry)
        var input = previewInput(entry, selected: selected, format: format, hasNotes: true)
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
        let needsStage = input.items.contains { !$0.isKnown } || !input.solution.isSolved
        if needsStage, document.scenarios.indices.contains(entry.scenario),
            let stage = Stage(document: document, entry: entry, looks: looks, items: input.items).built()
        {
            input.layout = stage.layout
            input.solution.frames = stage.solution.frames
            input.solution.absoluteFrames = stage.solution.absoluteFrames
            for index in input.items.indices where !input.items[index].isKnown {
                guard stage.solution.isSolved(ItemID(index)) else { continue }
                input.items[index].isKnown = true
                looks[index].isAssumed = true
            }
        }
        for index in input.items.indices { input.items[index].look = looks[index] }
        return input
    }
}

/// Builds one.
private struct Stage {
    let document: LayoutDocument
    let entry: SolvedScenario
    let looks: [ViewLook]
    let items: [PreviewItem]

    /// The room between a view by itself and the sides of the screen, in points.
    private static let margin = 16.0
    /// A view by itself without a size of its own.
    private static let usual = Size(width: 320, height: 160)
    private static let smallest = 20.0

    func built() -> (layout: Layout, solution: LayoutSolution)? {
        guard document.screens.indices.contains(entry.screen) else { return nil }
        let screen = document.screens[entry.screen].screen
        var probe = DisplayProbe(.usual)
        for (cell, sizing) in document.cellSizes {
            if case .given(let height) = sizing.height { probe.cellHeights[cell] = .points(height) }
        }
        let display = document.lower(document.scenarios[entry.scenario], on: screen, probe)
        var layout = display.lowered.layout
        guard layout.items.count == looks.count else { return nil }
        let constraintCount = display.constraintCount
        // What code that cannot be read may do is left out; a number that is not known is a usual one.
        let made = display.lowered.constraints
        let unread = layout.constraints.indices.dropFirst(constraintCount).filter {
            !made.indices.contains($0) || made[$0].index == Int(Int32.max)
        }
        for index in unread.reversed() { layout.constraints.remove(at: index) }
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
        let changed = settle(roots, solution, screen, &layout)
        if wrapTexts(solution, &layout) || changed { solution = layout.solve() }
        layout.constraints.removeLast(max(0, layout.constraints.count - constraintCount))
        return (layout, solution)
    }

    private func addUsualSizes(_ display: DisplayLayout, _ layout: inout Layout) {
        for madeUp in display.madeUp {
            guard case .content(let id, let axis) = madeUp, let index = display.lowered.itemIndices[id] else {
                continue
            }
            layout.items[index].intrinsicSize[axis] = looks[index].usualSize(className: items[index].className)[axis]
        }
    }

    /// The views whose size the file leaves to others.
    private func looseRoots(_ layout: Layout, _ display: DisplayLayout, _ screen: Screen) -> [Int] {
        layout.items.indices.filter { index in
            guard layout.items[index].parent == nil, looks[index].stage == .alone, isView(layout.items[index]) else {
                return false
            }
            return display.madeUp.contains { madeUp in
                guard case .extent(let id, _) = madeUp else { return false }
                return display.lowered.itemIndices[id] == index
            }
        }
    }

    private func isView(_ item: LayoutItem) -> Bool { item.kind == .view || item.kind == .scrollView }

    /// As small as its content allows, and no wider than the screen.
    private func loosen(_ root: Int, _ screen: Screen, _ layout: inout Layout) {
        layout.items[root].rootPlacement = .anywhere
        layout.items[root].fixedFrame = nil
        let id = ItemID(root)
        layout.constraints += [
            LayoutConstraint(
                id, .width, .lessThanOrEqual, constant: max(screen.size.width - 2 * Self.margin, 1), priority: 999),
            LayoutConstraint(id, .width, constant: 0, priority: 50),
            LayoutConstraint(id, .height, constant: 0, priority: 50),
        ]
    }

    /// Gives roots without a natural size a usual one. Returns whether any got one.
    private func settle(_ roots: [Int], _ solution: LayoutSolution, _ screen: Screen, _ layout: inout Layout) -> Bool {
        var hasChanged = false
        func give(_ root: Int, _ attribute: LayoutAttribute, _ length: Double) {
            layout.constraints.append(LayoutConstraint(ItemID(root), attribute, constant: length, priority: 999))
            hasChanged = true
        }
        for root in roots where solution.frames.indices.contains(root) {
            let size = solution.frames[root]
            if size.width < Self.smallest + 30 {
                give(root, .width, min(Self.usual.width, screen.size.width - 2 * Self.margin))
            }
            if size.height < Self.smallest { give(root, .height, Self.usual.height) }
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

    /// Texts of several lines are as high as their width makes them. Returns whether some are higher than they were.
    private func wrapTexts(_ solution: LayoutSolution, _ layout: inout Layout) -> Bool {
        var hasChanged = false
        for index in layout.items.indices
        where looks[index].wraps(className: items[index].className) && solution.frames.indices.contains(index) {
            let size = looks[index].usualSize(
                className: items[index].className, width: max(solution.frames[index].width, 1))
            guard let height = size.vertical, layout.items[index].intrinsicSize.vertical != height else { continue }
            layout.items[index].intrinsicSize.vertical = height
            hasChanged = true
        }
        return hasChanged
    }
}
