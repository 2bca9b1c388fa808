// How large a view is where another class uses it.

import AutoLayout

/// The size of one instance of a view class, in points; nil on an axis on which it is not known.
package struct InstanceSize: Sendable, Hashable {
    package var width: Double?
    package var height: Double?
    /// The sides that rest on the estimated size of a text.
    package var estimated: Set<Axis> = []
    /// The class that uses it.
    package var user: String

    package init(width: Double?, height: Double?, user: String) {
        self.width = width
        self.height = height
        self.user = user
    }

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
