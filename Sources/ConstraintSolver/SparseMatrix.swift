// A sparse matrix that can be read by rows and by columns, and a sparse vector.

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

/// Numbers as an array of all and a list of those that may not be zero.
struct SparseVector: Sendable {
    private(set) var values: [Double]
    /// Every index whose value is not zero, each once, in the order of first use.
    private(set) var indices: [Int32] = []
    private var isListed: [Bool]

    init(count: Int) {
        values = Array(repeating: 0, count: count)
        isListed = Array(repeating: false, count: count)
    }

    /// Puts in a value at an index that is not listed.
    @inline(__always)
    mutating func append(_ index: Int, _ value: Double) {
        isListed[index] = true
        indices.append(Int32(truncatingIfNeeded: index))
        values[index] = value
    }

    /// Adds to the value at `index`; what cancels but for rounding becomes zero.
    @inline(__always)
    mutating func add(_ index: Int, _ value: Double) {
        if !isListed[index] { return append(index, value) }
        let old = values[index]
        let sum = old + value
        values[index] = abs(sum) <= 1e-14 * (abs(old) + abs(value)) ? 0 : sum
    }

    /// Replaces a value that is listed.
    mutating func replace(_ index: Int, with value: Double) { values[index] = value }

    /// Makes all values zero.
    mutating func clear() {
        for index in indices {
            values[Int(index)] = 0
            isListed[Int(index)] = false
        }
        indices.removeAll(keepingCapacity: true)
    }
}
