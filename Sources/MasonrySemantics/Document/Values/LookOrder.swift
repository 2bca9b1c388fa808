// Where code puts views among their siblings.

import AutoLayout

/// In which order views lie on each other.
struct LookOrder {
    enum Place: Equatable { case front, back, below(ItemID), above(ItemID) }

    /// Counts the views that were put somewhere.
    var last = 0.0
}
