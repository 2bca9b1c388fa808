// Sides of length 0 that nothing makes 0.

import AutoLayout
import MasonrySemantics

extension FrameNumbers {
    /// A view may be squeezed to nothing by all made-up numbers alike: no length is known to be 0 beside numbers that are made up,
    /// unless some constraint says 0 of the view or of one around it, or it has nothing to show.
    mutating func noteFlat(_ solved: SolvedScenario) {
        let items = solved.lowered.layout.items
        guard solved.solution.frames.count == items.count else { return }
        var sides: [(item: Int, axis: Axis)] = []
        for axis in Axis.allCases {
            let side: LayoutSolution.FrameAttribute = axis == .horizontal ? .width : .height
            let flat = items.indices.filter {
                items[$0].parent != nil && abs(solved.solution.frames[$0][side]) < Self.tolerance
            }
            guard !flat.isEmpty else { continue }
            var isSaid = Array(repeating: false, count: items.count)
            for constraint in solved.lowered.layout.constraints
            where constraint.secondItem == nil && constraint.constant == 0
                && constraint.firstAttribute == (axis == .horizontal ? .width : .height)
            {
                if isSaid.indices.contains(constraint.firstItem.index) { isSaid[constraint.firstItem.index] = true }
            }
            // What shows nothing, as a label without a text, is as large as that.
            for index in flat where items[index].intrinsicSize[axis] == 0 { isSaid[index] = true }
            // Superviews stand before what they hold.
            for index in items.indices {
                if let parent = items[index].parent?.index, parent < index, isSaid[parent] { isSaid[index] = true }
            }
            for index in flat where !isSaid[index] {
                noteUnknown(side, of: index)
                sides.append((index, axis))
            }
        }
        noteDependents(of: sides, solved)
    }

    /// What is another number where the flat sides have a length, as far as required constraints allow, is not known either.
    private mutating func noteDependents(of sides: [(item: Int, axis: Axis)], _ solved: SolvedScenario) {
        guard !sides.isEmpty else { return }
        var layout = solved.lowered.layout
        for (item, axis) in sides {
            layout.constraints.append(
                LayoutConstraint(
                    ItemID(item), axis == .horizontal ? .width : .height, .greaterThanOrEqual,
                    constant: 12.5 + Double(item % 7), priority: LayoutDocument.framePriority))
        }
        noteUnknown(
            solved.solution, LayoutEngine(layout).solutionWithoutRepairs(),
            isRoot: layout.items.map { $0.parent == nil })
    }
}

extension SolvedScenario {
    /// Whether constraints make a root smaller than its made-up size: they may bound it, or fix it.
    func hasBoundedRoot(among madeUp: [MadeUp]) -> Bool {
        madeUp.contains { madeUp in
            guard case .extent(let id, let axis) = madeUp, let index = lowered.itemIndices[id],
                solution.frames.indices.contains(index), lowered.layout.items.indices.contains(index),
                let given = lowered.layout.items[index].fixedFrame
            else { return false }
            let found = solution.frames[index]
            return axis == .horizontal
                ? found.width < given.width - FrameNumbers.tolerance
                : found.height < given.height - FrameNumbers.tolerance
        }
    }
}
