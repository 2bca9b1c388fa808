// Which cells a class of the text shows, for pictures alone.

/// A class of cells that a list shows.
package struct ShownCell: Sendable, Hashable {
    package var name: String
    /// Whether it is a row of a table or an item of a collection view; nil where the text does not tell.
    package var isRow: Bool?
}

extension LayoutDocument {
    /// The classes of cells that a class registers or takes, in the order of the text, without headers and footers.
    package func cells(shownBy user: String) -> [ShownCell] {
        var cells: [ShownCell] = []
        var others: Set<String> = []
        for use in CellUses(tree).uses where use.user == user {
            if use.place == .headerFooter || use.place == .supplementary { others.insert(use.cell) }
            let isRow: Bool? = use.place == .table ? true : use.place == .collection ? false : nil
            if let known = cells.firstIndex(where: { $0.name == use.cell }) {
                cells[known].isRow = cells[known].isRow ?? isRow
            } else {
                cells.append(ShownCell(name: use.cell, isRow: isRow))
            }
        }
        return cells.filter { !others.contains($0.name) }
    }
}
