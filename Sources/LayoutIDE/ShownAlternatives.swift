// What is another where something is otherwise of which the program says how: the height of a row, a text that may be missing.

import AutoLayout
import MasonrySemantics

extension ShownLayoutFinder {
    /// What is another where a cell has another of the heights that its owner gives is one of several numbers.
    mutating func noteOtherHeights(
        of shown: SolvedScenario, _ probe: DisplayProbe, hasUnknowns: Bool, _ result: inout ShownScenario
    ) {
        guard let cell = cells.first, let heights = document.cellSizes[cell]?.possibleHeights, heights.count > 1 else {
            return
        }
        let solved = heights.enumerated().map { index, height in
            func solution(_ variant: DisplayProbe.Variant) -> LayoutSolution {
                var other = probe
                other.cellHeights[cell] = .points(height)
                other.variant = variant
                return solve(lowered(other)).solution
            }
            return OpenSurroundings.Solved(
                first: index == 0 ? shown.solution : solution(.first), second: hasUnknowns ? solution(.second) : nil,
                top: 0)
        }
        result.note([], solved)
        for solution in solved.dropFirst() {
            var other = shown
            other.solution = solution.first
            result.alternatives.append(other)
        }
    }

    /// What is another where labels are empty that some code leaves without a text is one of several numbers.
    mutating func noteEmptyLabels(
        of shown: SolvedScenario, _ probe: DisplayProbe, hasUnknowns: Bool, _ result: inout ShownScenario
    ) {
        guard result.open.isEmpty else { return }
        let labels = entry.lowered.items.filter { document.maybeEmptyLabels.contains($0) }
        guard !labels.isEmpty else { return }
        // All of them with their texts, none, and some.
        let ways = [[], labels] + (labels.count > 1 ? labels.prefix(4).map { [$0] } : [])
        let cells = cellsWithoutGivenHeight
        let solved = ways.enumerated().map { index, empty in
            func solution(_ variant: DisplayProbe.Variant) -> LayoutSolution {
                var other = probe
                other.emptyLabels = Set(empty)
                other.variant = variant
                shiftHeights(of: cells, &other)
                return solve(lowered(other)).solution
            }
            return OpenSurroundings.Solved(
                first: index == 0 ? shown.solution : solution(.first), second: hasUnknowns ? solution(.second) : nil,
                top: 0)
        }
        result.note([], solved)
    }

    /// The rows of tables that their content makes wider or narrower than they are: constraints in them are in conflict.
    func rowsOfOtherWidth(in shown: SolvedScenario, _ probe: DisplayProbe) -> Set<ItemID> {
        Set(
            cells.filter { cell in
                guard document.cellSizes[cell]?.kind == .tableCell, case .points? = probe.cellHeights[cell],
                    !document.cellsOfOwnFrame.contains(cell), let index = shown.lowered.itemIndices[cell],
                    shown.solution.frames.indices.contains(index),
                    let given = shown.lowered.layout.items[index].fixedFrame
                else { return false }
                return abs(shown.solution.frames[index].width - given.width) >= FrameNumbers.tolerance
            })
    }
}
