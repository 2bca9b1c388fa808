// A header or footer that a list shows.

import AutoLayout

/// A view that a table makes as wide as it is.
package struct SectionView: Sendable, Hashable {
    /// The class that shows it.
    package var owner: String
    /// In points; nil for one that keeps its own height, and where the height is not known.
    package var height: Double?
    /// The table that it is handed to; nil for the view of a section.
    package var table: ItemID?
    /// Whether it stands below all rows of that table, and not above them.
    var isFooter = false
    var part: CellUses.Part?
}
