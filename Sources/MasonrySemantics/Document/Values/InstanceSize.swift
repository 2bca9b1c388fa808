// How large a view is where another class uses it.

import AutoLayout

/// The size of one instance of a view class, in points; nil on an axis on which it is not known.
package struct InstanceSize: Sendable, Hashable {
    package var width: Double?
    package var height: Double?
    /// Where it stands in its superview, where there is no other one.
    package var x: Double?
    package var y: Double?
    /// The sides that rest on the estimated size of a text.
    package var estimated: Set<Axis> = []
    /// How much of the screen's safe area reaches into it; nil where that is not known.
    package var safeArea: EdgeInsets?
    /// Whether it is the whole view of a controller, wherever that stands.
    package var fillsController = false
    /// Whether other code that names the class may show it in other sizes.
    package var hasOtherUsers = false
    /// The class that uses it.
    package var user: String

    package init(width: Double?, height: Double?, user: String) {
        self.width = width
        self.height = height
        self.user = user
    }

    /// Whether both sides are known.
    package var isWhole: Bool { width != nil && height != nil }

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
