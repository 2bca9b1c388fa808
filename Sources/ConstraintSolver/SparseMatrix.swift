// A sparse matrix that can be read by rows and by columns.

/// Coefficients in rows, and after `indexColumns` also in columns.
struct SparseMatrix: Sendable {
    private(set) var rowStarts: [Int32] = [0]
    private(set) var rowColumns: [Int32] = []
    private(set) var rowValues: [Double] = []
    private(set) var columnStarts: [Int32] = []
    private(set) var columnRows: [Int32] = []
    private(set) var columnValues: [Double] = []

    /// How many coefficients there are.
    var count: Int { rowColumns.count }

    /// Adds a coefficient to the open row.
    mutating func append(_ column: Int, _ value: Double) {
        rowColumns.append(Int32(truncatingIfNeeded: column))
        rowValues.append(value)
    }

    /// Ends the open row; the coefficients appended next belong to the one after it.
    mutating func closeRow() { rowStarts.append(Int32(truncatingIfNeeded: rowColumns.count)) }

    /// Where the coefficients of a row stand in `rowColumns` and `rowValues`.
    func row(_ row: Int) -> Range<Int> { Int(rowStarts[row])..<Int(rowStarts[row + 1]) }

    /// Where the coefficients of a column stand in `columnRows` and `columnValues`.
    func column(_ column: Int) -> Range<Int> { Int(columnStarts[column])..<Int(columnStarts[column + 1]) }

    /// Makes the columns readable; no rows may be added afterwards.
    mutating func indexColumns(count columnCount: Int) {
        columnStarts = Array(repeating: 0, count: columnCount + 1)
        for column in rowColumns { columnStarts[Int(column) + 1] += 1 }
        for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
        var next = columnStarts
        columnRows = Array(repeating: 0, count: count)
        columnValues = Array(repeating: 0, count: count)
        for row in 0..<rowStarts.count - 1 {
            for position in self.row(row) {
                let column = Int(rowColumns[position])
                columnRows[Int(next[column])] = Int32(truncatingIfNeeded: row)
                columnValues[Int(next[column])] = rowValues[position]
                next[column] += 1
            }
        }
    }
}
