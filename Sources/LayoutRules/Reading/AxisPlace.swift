// A view as one axis sees it.

import AutoLayout

/// A view along one axis.
struct AxisPlace: Hashable {
    var item: ItemID
    var axis: Axis
}
