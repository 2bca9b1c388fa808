// Where the items of a layout are, for those who ask nothing else.

import ConstraintSolver

/// The frames of a layout, and which of their numbers the constraints do not determine: what a `LayoutSolution` says
/// without ranges, conflicts and sizes of roots, which cost most of it.
package struct LayoutFrames: Sendable {
    /// One entry for each item: its frame in its superview, in points.
    package let frames: [Rect]
    /// One entry for each item: its frame in the coordinates of its root, in points.
    package let absoluteFrames: [Rect]
    /// `4 * item + attribute` of each undetermined number.
    private let free: Set<Int>
    private let isUnsolved: [Bool]

    package init(_ solution: LayoutSolution) {
        frames = solution.frames
        absoluteFrames = solution.absoluteFrames
        free = Set(solution.ambiguities.map { 4 * $0.item.index + Int($0.attribute.rawValue) })
        isUnsolved = solution.isUnsolved
    }

    init(_ layout: Layout, _ lowering: Lowering, _ solution: LinearSolution) {
        absoluteFrames = lowering.absoluteFrames(solution.values)
        frames = lowering.frames(layout, absoluteFrames)
        free = lowering.freeNumbers(layout, solution)
        isUnsolved = solution.isSolved ? [] : lowering.unsolvedItems(solution)
    }

    /// Whether a number is not determined.
    package func isFree(_ attribute: LayoutSolution.FrameAttribute, of item: Int) -> Bool {
        !free.isEmpty && free.contains(4 * item + Int(attribute.rawValue))
    }

    /// Whether the frame of an item was found; see `LayoutSolution.isSolved(_:)`.
    package func isSolved(_ item: ItemID) -> Bool {
        isUnsolved.isEmpty || !isUnsolved.indices.contains(item.index) || !isUnsolved[item.index]
    }
}

extension LayoutEngine {
    /// The frames of the layout as it is now, and which numbers are open.
    package func foundFrames() -> LayoutFrames { LayoutFrames(layout, lowering, linear.solution()) }
}
