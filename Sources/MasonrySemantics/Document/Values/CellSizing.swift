// What the owner of a cell, header or footer says of its size.

import AutoLayout

/// The size that a table or collection view gives one class of cells.
package struct CellSizing: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case tableCell, collectionCell
        /// A header or footer of a table.
        case headerFooter
        /// A cell of which nothing tells in what it is shown.
        case other
    }

    /// What is known of one side.
    package enum Length: Sendable, Hashable {
        /// In points, as the owner says.
        case given(Double)
        /// The owner leaves it to the content, in words or by saying nothing.
        case automatic
        /// As wide as the collection view of the owner.
        case container
        /// A part of how wide the collection view of the owner is.
        case share(ContainerShare)
        /// No owner was found.
        case noOwner
        /// The owner gives it, and what it gives cannot be read or differs.
        case unreadable
    }

    package var kind: Kind
    package var width: Length
    package var height: Length
    /// The heights in points of which the owner gives one, where `height` cannot be read for that reason alone.
    package internal(set) var possibleHeights: [Double] = []
    /// The class that said it, else the only one that shows the cell; nil where there is none.
    package var owner: String?
    /// Whether another class shows the cell too, and says something else.
    package var isDisputed = false
    /// Whether a collection view shows it beside its items.
    package var isSupplementary = false

    package init(kind: Kind, width: Length, height: Length, owner: String? = nil, isDisputed: Bool = false) {
        self.kind = kind
        self.width = width
        self.height = height
        self.owner = owner
        self.isDisputed = isDisputed
    }

    /// The height of a row of a table whose cell's content has none: `UITableView`'s default.
    package static let defaultRowHeight = 44.0
}
