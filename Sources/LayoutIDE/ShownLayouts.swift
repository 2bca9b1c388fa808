// The layouts as they are shown: in sources with what is usual where the file says nothing.

import AutoLayout
import LayoutPreview
import MasonrySemantics
import SourceText

extension Analysis {
    /// As `solved`, entry by entry, as it is shown.
    var shown: [ShownScenario] { solved.map(shown) }

    /// The same for one entry of `solved`.
    func shown(_ entry: SolvedScenario) -> ShownScenario { keptShown[entry] ?? freshlyShown(entry) }

    /// The same without words for the numbers that are not known, most of the work.
    func shownInNumbers(_ entry: SolvedScenario) -> ShownScenario {
        keptShown[entry] ?? freshlyShown(entry, inWords: false)
    }

    func freshlyShown(_ entry: SolvedScenario, inWords: Bool = true) -> ShownScenario {
        guard document.scenarios.indices.contains(entry.scenario), document.screens.indices.contains(entry.screen)
        else {
            return ShownScenario(
                solved: entry, numbers: FrameNumbers(entry.solution),
                constraintCount: entry.lowered.constraints.count, defaultCells: [], expressions: FrameExpressions(),
                alternatives: [])
        }
        var finder = ShownLayoutFinder(
            document: document, entry: entry, surroundings: surroundings(of: entry),
            device: document.screens[entry.screen].screen, inWords: inWords)
        return finder.found()
    }
}

/// Solves one layout with several sets of made-up numbers.
struct ShownLayoutFinder {
    let document: LayoutDocument
    let entry: SolvedScenario
    let surroundings: ControllerBars
    let device: Screen
    /// Between the bars.
    let screen: Screen
    let inWords: Bool
    private(set) var defaultCells: Set<ItemID> = []
    private var engine = VaryingLayout()

    private var bars: PreviewBars { surroundings.likely }

    init(
        document: LayoutDocument, entry: SolvedScenario, surroundings: ControllerBars, device: Screen, inWords: Bool
    ) {
        self.document = document
        self.entry = entry
        self.surroundings = surroundings
        self.device = device
        screen = surroundings.likely.between(device)
        self.inWords = inWords
    }

    mutating func found() -> ShownScenario {
        var probe = DisplayProbe(.first)
        probe.isInSheet = bars.isSheet
        let first = lowered(probe)
        let isAsProven =
            !first.hasUnknowns && first.lowered.layout == entry.lowered.layout
            && surroundings.others.isEmpty
        let cells = cellsWithoutGivenHeight
        guard !isAsProven || first.hasEstimates || !self.cells.isEmpty else {
            return shown(entry, first, probe, distant: [], estimates: [])
        }
        for (cell, height) in givenHeights { probe.cellHeights[cell] = height }
        wrapTexts(&probe)
        if !cells.isEmpty { resolveHeights(of: cells, &probe) }
        let open = self.cells.filter { if case .unknown? = probe.cellHeights[$0] { true } else { false } }
        if !open.isEmpty { resolveRooms(of: open, &probe) }
        var layout = lowered(probe)
        let isStill = layout.lowered.layout == entry.lowered.layout
        var shown = isStill ? entry : solve(layout)
        probe.pinnedCells = rowsOfOtherWidth(in: shown, probe)
        if !probe.pinnedCells.isEmpty {
            layout = lowered(probe)
            shown = solve(layout)
        }
        var variants: [DisplayProbe.Variant] = layout.hasUnknowns ? [.second] : []
        if layout.hasContentsSideBySide { variants += [.mixed, .otherMixed] }
        if layout.hasOpenBounds { variants.append(.bounding) }
        if shown.hasBoundedRoot(among: layout.madeUp) { variants.append(.small) }
        let distant = variants.map { variant in
            var other = probe
            other.variant = variant
            return (variant: variant, solved: solve(lowered(other)))
        }
        var estimates: [SolvedScenario] = []
        if layout.hasEstimates {
            var shifted = probe
            shifted.shiftsEstimates = true
            shiftHeights(of: cells, &shifted)
            estimates.append(solve(lowered(shifted)))
        }
        var longer: SolvedScenario?
        if layout.hasUnknownTexts {
            var other = probe
            other.unknownTexts = .moreLines
            shiftHeights(of: cells, &other)
            longer = solve(lowered(other))
        }
        shown.lowered = layout.lowered
        var result = self.shown(shown, layout, probe, distant: distant, estimates: estimates)
        if !bars.isEmpty {
            var other = probe
            other.isInSheet = false
            let without = document.lower(document.scenarios[entry.scenario], on: device, other)
            result.bars = bars
            result.barEvidence = surroundings.evidence
            result.movedByBars = FrameNumbers.differing(shown.solution, solve(without).solution)
        }
        if !surroundings.others.isEmpty { noteOtherPlaces(of: shown, probe, &result) }
        noteOtherHeights(of: shown, probe, hasUnknowns: layout.hasUnknowns, &result)
        noteEmptyLabels(of: shown, probe, hasUnknowns: layout.hasUnknowns, &result)
        if let longer { result.restsOnOneLine = FrameNumbers.differing(shown.solution, longer.solution) }
        return result
    }

    /// What is another in another place of the program is not known.
    private mutating func noteOtherPlaces(
        of shown: SolvedScenario, _ probe: DisplayProbe, _ result: inout ShownScenario
    ) {
        let places = [bars] + surroundings.others
        let isOfController = document.isOfController(entry)
        let solved = places.enumerated().map { index, place in
            OpenSurroundings.Solved(
                first: index == 0 ? shown.solution : solution(in: place, probe, .first),
                second: place.isSheet ? solution(in: place, probe, .second) : nil,
                top: !isOfController ? 0 : place.isSheet ? nil : place.top(on: device))
        }
        result.note(places, solved)
        for (place, solution) in zip(places, solved).dropFirst() where !place.isSheet {
            var other = shown
            other.solution = solution.first
            result.alternatives.append(other)
        }
    }

    private mutating func solution(
        in place: PreviewBars, _ probe: DisplayProbe, _ variant: DisplayProbe.Variant
    ) -> LayoutSolution {
        var probe = probe
        probe.isInSheet = place.isSheet
        probe.variant = variant
        return solve(document.lower(document.scenarios[entry.scenario], on: place.between(device), probe)).solution
    }

    private mutating func shown(
        _ solved: SolvedScenario, _ layout: DisplayLayout, _ probe: DisplayProbe,
        distant: [(variant: DisplayProbe.Variant, solved: SolvedScenario)], estimates: [SolvedScenario]
    ) -> ShownScenario {
        // A `.masonry` file is shown as its conflicts are reported.
        let otherBroken = document.tree.dialect == .masonry ? nil : solved.withAnotherBroken
        let alternatives = (otherBroken.map { [$0] } ?? []) + distant.map(\.solved)
        var numbers = FrameNumbers(solved.solution)
        let roots = solved.lowered.layout.items
        let isRoot = roots.map { $0.parent == nil }
        for other in alternatives { numbers.noteUnknown(solved.solution, other.solution, isRoot: isRoot) }
        for index in roots.indices where roots[index].rootPlacement == .anywhere && isRoot[index] {
            numbers.noteUnknownOrigin(of: index)
        }
        if layout.hasUnknowns { numbers.noteFlat(solved) }
        for other in estimates { numbers.noteEstimated(solved.solution, other.solution) }
        numbers.noteFreeAncestors(roots.map(\.parent?.index))
        var solutions = FrameExpressionFinder.Known(first: solved.solution, withAnotherBroken: otherBroken?.solution)
        // Without unknown numbers all variants are one.
        solutions.distant =
            distant.isEmpty ? [(.second, solved.solution)] : distant.map { ($0.variant, $0.solved.solution) }
        return ShownScenario(
            solved: solved, numbers: numbers, constraintCount: layout.constraintCount,
            defaultCells: defaultCells, given: layout.given, declared: layout.declared,
            expressions: expressions(numbers, layout, probe, solutions),
            alternatives: alternatives)
    }

    /// The numbers that are not known, as far as they are linear in what the source names.
    private mutating func expressions(
        _ numbers: FrameNumbers, _ layout: DisplayLayout, _ probe: DisplayProbe, _ known: FrameExpressionFinder.Known
    ) -> FrameExpressions {
        guard inWords else { return FrameExpressions() }
        let (document, scenario, screen) = (document, document.scenarios[entry.scenario], screen)
        let finder = FrameExpressionFinder(document: document, numbers: numbers, layout: layout, known: known) {
            variant, moved, shifts in
            var other = probe
            other.variant = variant
            other.moved = moved
            other.shiftsEstimates = shifts
            return document.lower(scenario, on: screen, other)
        }
        return finder.found(with: &engine)
    }

    func lowered(_ probe: DisplayProbe) -> DisplayLayout {
        document.lower(document.scenarios[entry.scenario], on: screen, probe)
    }

    mutating func solve(_ layout: DisplayLayout) -> SolvedScenario {
        SolvedScenario(
            scenario: entry.scenario, screen: entry.screen, lowered: layout.lowered,
            solution: engine.solution(layout.lowered.layout))
    }

    /// The cells that take part as roots.
    var cells: [ItemID] {
        entry.lowered.items.indices.compactMap { index in
            let id = entry.lowered.items[index]
            return entry.lowered.layout.items[index].parent == nil && document[id].placement == .cell ? id : nil
        }
    }

    private var givenHeights: [(ItemID, DisplayProbe.CellHeight)] {
        cells.compactMap { cell in
            switch document.cellSizes[cell]?.height {
            case .given(let height): (cell, .points(height))
            case .unreadable:
                (
                    cell,
                    document.cellSizes[cell]?.possibleHeights.first.map { .points($0) }
                        ?? .unknown(room: DisplayLayout.usualRoom)
                )
            case .share:
                (
                    cell,
                    document.instanceSizes[cell]?.height.map { .points($0) }
                        ?? .unknown(room: DisplayLayout.usualRoom)
                )
            case .automatic, .container, .noOwner, nil: nil
            }
        }
    }

    var cellsWithoutGivenHeight: [ItemID] {
        let given = givenHeights.map(\.0)
        return cells.filter { !given.contains($0) }
    }

    /// A cell is as high as its content where that is known, and as a table's rows are by default where its content
    /// has no height.
    private mutating func resolveHeights(of cells: [ItemID], _ probe: inout DisplayProbe) {
        let first = solve(lowered(probe))
        var second = probe
        second.variant = .second
        let other = solve(lowered(second))
        for cell in cells {
            guard let one = height(of: cell, first), let two = height(of: cell, other) else { continue }
            let sizing = document.cellSizes[cell]
            if hasUnreadConstraints(in: cell) || hasFlatViews(in: cell, first) {
                probe.cellHeights[cell] = .unknown(room: DisplayLayout.usualRoom)
            } else if abs(one - two) >= FrameNumbers.tolerance {
                // As high as what is not known makes it, if rows size themselves; an item is as its layout says.
                let sizesItself =
                    sizing?.height == .automatic || sizing?.kind == .tableCell || sizing?.kind == .headerFooter
                probe.cellHeights[cell] = sizesItself ? .fitting : .unknown(room: DisplayLayout.usualRoom)
            } else if one >= FrameNumbers.tolerance {
                probe.cellHeights[cell] = .points(one)
            } else if sizing?.kind == .tableCell, sizing?.height == .automatic {
                probe.cellHeights[cell] = .points(CellSizing.defaultRowHeight)
                defaultCells.insert(cell)
            } else {
                probe.cellHeights[cell] = .unknown(room: DisplayLayout.usualRoom)
            }
        }
    }

    /// Gives cells of which nobody knows the height so much of it that their content makes them neither wider nor narrower:
    /// of what is as high as its width says that is more.
    private mutating func resolveRooms(of cells: [ItemID], _ probe: inout DisplayProbe) {
        var open = cells
        for room in [DisplayLayout.ampleRoom, DisplayLayout.usualRoom] where !open.isEmpty {
            for cell in open { probe.cellHeights[cell] = .unknown(room: room) }
            let solved = solve(lowered(probe))
            open = open.filter { !keepsItsSize($0, solved) }
        }
    }

    /// Whether a cell and its content view are as large as they are said to be.
    private func keepsItsSize(_ cell: ItemID, _ solved: SolvedScenario) -> Bool {
        let (items, frames) = (solved.lowered.layout.items, solved.solution.frames)
        guard let root = solved.lowered.itemIndices[cell], frames.count == items.count,
            let given = items[root].fixedFrame
        else { return true }
        return items.indices.allSatisfy { index in
            guard index == root || items[index].kind == .contentView && items[index].parent == ItemID(root) else {
                return true
            }
            return abs(frames[index].width - given.width) < FrameNumbers.tolerance
                && abs(frames[index].height - given.height) < FrameNumbers.tolerance
        }
    }

    /// A cell is as high as its content also where that has other sizes than estimated.
    mutating func shiftHeights(of cells: [ItemID], _ probe: inout DisplayProbe) {
        let settled = cells.filter { cell in
            guard case .points? = probe.cellHeights[cell] else { return false }
            return !defaultCells.contains(cell)
        }
        guard !settled.isEmpty else { return }
        var fitting = probe
        for cell in settled { fitting.cellHeights[cell] = .fitting }
        let solved = solve(lowered(fitting))
        for cell in settled { probe.cellHeights[cell] = height(of: cell, solved).map { .points($0) } ?? .fitting }
    }

    private func height(of cell: ItemID, _ solved: SolvedScenario) -> Double? {
        guard let index = solved.lowered.itemIndices[cell], solved.solution.frames.indices.contains(index),
            solved.solution.isSolved(ItemID(index))
        else { return nil }
        return solved.solution.frames[index].height
    }

    /// Whether a view in a cell is flat because nothing but the cell's wish to be small gives it a height: then the
    /// content has none that is known.
    private func hasFlatViews(in cell: ItemID, _ solved: SolvedScenario) -> Bool {
        let items = solved.lowered.layout.items
        guard let root = solved.lowered.itemIndices[cell], solved.solution.frames.count == items.count,
            height(of: cell, solved).map({ $0 >= FrameNumbers.tolerance }) ?? false
        else { return false }
        var isInside = Array(repeating: false, count: items.count)
        for index in items.indices {
            let parent = items[index].parent?.index
            isInside[index] = index == root || (parent.map { $0 < index && isInside[$0] } ?? false)
            guard isInside[index], items[index].kind == .view || items[index].kind == .scrollView,
                solved.solution.frames[index].height < FrameNumbers.tolerance, index != root
            else { continue }
            let isFlatByItself =
                items[index].intrinsicSize.vertical == 0
                || solved.lowered.layout.constraints.contains {
                    $0.firstItem.index == index && $0.firstAttribute == .height && $0.secondItem == nil
                }
            let isFree = solved.solution.ambiguities.contains { $0.item.index == index && $0.attribute == .height }
            if !isFlatByItself, !isFree { return true }
        }
        return false
    }

    /// Whether something in a cell is constrained by what cannot be read, which may reach its edges.
    private func hasUnreadConstraints(in cell: ItemID) -> Bool {
        let items = entry.lowered.layout.items
        guard let root = entry.lowered.itemIndices[cell] else { return true }
        var isInside = Array(repeating: false, count: items.count)
        for index in items.indices {
            let parent = items[index].parent?.index
            isInside[index] = index == root || (parent.map { $0 < index && isInside[$0] } ?? false)
            guard isInside[index], index != root, entry.lowered.items.indices.contains(index) else { continue }
            let item = document[entry.lowered.items[index]]
            if item.placement != .contentView, item.layout.kind == .view || item.layout.kind == .scrollView,
                item.unknowns.contains(.constraints), item.isConstrainedSomewhere(entry.lowered.items[index], document)
            {
                return true
            }
        }
        return false
    }
}

extension DocumentItem {
    /// Whether some block is about the item: what no block is about keeps its frame and reaches no edge.
    fileprivate func isConstrainedSomewhere(_ id: ItemID, _ document: LayoutDocument) -> Bool {
        document.blocks.contains { $0.receiver == id } || layout.stack != nil
    }
}
