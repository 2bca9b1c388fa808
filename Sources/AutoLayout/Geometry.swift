// Plain geometry in points, so that the module needs no UIKit and no Foundation.

/// A size in points.
public struct Size: Sendable, Hashable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size of `width` by `height` points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points; `x` grows to the right and `y` downwards.
public struct Rect: Sendable, Hashable {
    /// The left edge in points.
    public var x: Double
    /// The top edge in points.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A rectangle with its top left corner at (`x`, `y`).
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Insets in points from the four sides; positive values shrink.
public struct EdgeInsets: Sendable, Hashable {
    /// From the top, in points.
    public var top: Double
    /// From the left, in points.
    public var left: Double
    /// From the bottom, in points.
    public var bottom: Double
    /// From the right, in points.
    public var right: Double

    /// Insets in the order of `UIEdgeInsetsMake`: top, left, bottom, right.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = EdgeInsets()
}
