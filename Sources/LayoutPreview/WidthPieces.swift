// The frames of a layout as functions of the screen's width, solved ahead of their use.

import AutoLayout

/// Frames as piecewise-linear functions of the width of the screen. A page that has them follows a dragged edge
/// without a solver.
package struct WidthPieces: Sendable {
    /// In ascending order of width; a jump from one piece to the next is allowed.
    package var pieces: [Piece]

    /// A range of widths over which every quantity of every frame is linear.
    package struct Piece: Sendable {
        /// The narrowest and the widest screen of the piece, in points.
        package var from: Double
        package var to: Double
        /// The absolute frames at both ends, in the order of `Layout.items`.
        package var framesAtFrom: [Rect]
        package var framesAtTo: [Rect]
        /// The constraints that recovery breaks at these widths; empty where everything required holds.
        package var broken: [ConstraintID]

        package init(
            from: Double, to: Double, framesAtFrom: [Rect], framesAtTo: [Rect], broken: [ConstraintID] = []
        ) {
            self.from = from
            self.to = to
            self.framesAtFrom = framesAtFrom
            self.framesAtTo = framesAtTo
            self.broken = broken
        }
    }

    package init(pieces: [Piece]) { self.pieces = pieces }
}
