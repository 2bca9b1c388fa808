// The drawing model: what every renderer draws, in canvas units, in painting order.

import AutoLayout

/// A finished picture without a format.
package struct Drawing: Sendable {
    /// The size of the canvas in canvas units (pixels, or cells of a terminal).
    package var size: Size
    /// A sentence that stands for the picture where it cannot be seen.
    package var summary: String
    /// From back to front.
    package var shapes: [Shape]
    /// The views as they look, between the canvas and all other shapes.
    package var backdrop: LookBackdrop?
}

/// One thing to draw and what it stands for; the renderer chooses how a role looks.
package struct Shape: Sendable {
    package var geometry: Geometry
    package var role: Role
    /// The index of the layout item the shape belongs to.
    package var item: Int?

    package init(_ geometry: Geometry, _ role: Role, item: Int? = nil) {
        self.geometry = geometry
        self.role = role
        self.item = item
    }
}

/// A point of the canvas.
package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// The geometry of a shape in canvas units.
package enum Geometry: Sendable, Hashable {
    case rectangle(Rect, radius: Double)
    case line(Point, Point)
    /// A straight line whose ends mark what it measures.
    case dimension(Point, Point, ends: Ends)
    /// An arrow to the second point.
    case arrow(Point, Point)
    /// The sign of a picture: a frame crossed by its diagonals.
    case cross(Rect)
    /// A point where something without a size is.
    case marker(Point)
    /// A text inside its box; the box is never narrower than the text.
    case text(String, Rect, TextAnchor)

    package enum Ends: Sendable, Hashable { case ticks, arrows }
    package enum TextAnchor: Sendable, Hashable { case start, middle, end }
}

/// What a shape stands for.
package enum Role: Int, CaseIterable, Sendable, Hashable {
    case canvas, screen, unsafeArea, margins, view, control, scrollView, guide, image, noSize, outside, selectedView
    case ghost, ghostDimension, dimension, conflictDimension, conflictView, removed, unchanged, before, after, movement
    case labelBack, name, selectedName, contentText, dimensionText, conflictText, ghostText, caption, note, conflictNote
}
