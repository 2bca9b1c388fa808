// Gradients that fill views.

import AutoLayout

/// A gradient that fills a view: from one point of it to another, each from 0 to 1.
package struct GradientValue: Sendable, Hashable {
    package struct Point: Sendable, Hashable {
        package var x, y: Double

        package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }

    package internal(set) var colors: [ColorValue] = []
    /// One for each colour, rising; empty where they lie evenly.
    package internal(set) var locations: [Double] = []
    package internal(set) var start = Point(0.5, 0)
    package internal(set) var end = Point(0.5, 1)
}

/// A `CAGradientLayer` in the making.
struct GradientLayer {
    var gradient = GradientValue()
    /// Whether code gives it the bounds of something: only then it is seen, and fills its view.
    var fills = false
    /// Whether something was done to it that is not read.
    var isUnknown = false
    /// The view behind whose content it lies.
    var owner: ItemID?
}
