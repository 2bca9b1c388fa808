// How the factors of a basis matrix are found.

/// One factorization; `run` gives the factors.
struct BasisFactoring {
    private let basics: [Int32]
    private let matrix: SparseMatrix
    private let columnCount: Int
    private var factors: BasisFactors
    private var isRowDone: [Bool]
    private var isPositionDone: [Bool]
    /// How many coefficients in rows not yet done a position has, and the other way round.
    private var positionCounts: [Int32]
    private var rowCounts: [Int32]
    /// The positions with a coefficient in row `i` are at `rowStarts[i] ..< rowStarts[i + 1]`.
    private var rowStarts: [Int32]
    private var rowPositions: [Int32] = []
    private var singlePositions: [Int32] = []
    private var singleRows: [Int32] = []
    /// What was done, in coefficients.
    private(set) var work = 0

    /// A pivot smaller than this counts as zero.
    private static let smallestPivot = 1e-9

    /// `basics` are variables: structural ones below `columnCount`, above them the value of a row.
    init(_ basics: [Int32], _ matrix: SparseMatrix, columnCount: Int) {
        self.basics = basics
        self.matrix = matrix
        self.columnCount = columnCount
        factors = BasisFactors(rowCount: basics.count)
        isRowDone = Array(repeating: false, count: basics.count)
        isPositionDone = isRowDone
        positionCounts = Array(repeating: 0, count: basics.count)
        rowCounts = positionCounts
        rowStarts = Array(repeating: 0, count: basics.count + 1)
    }

    /// The factors; nil if the matrix is singular.
    mutating func run() -> BasisFactors? {
        takeRowValues()
        countCoefficients()
        takeSingles()
        guard takeRest() else { return nil }
        work += factors.size + 4 * basics.count
        return factors
    }

    /// The column of a row's own value is -1 in that row.
    private mutating func takeRowValues() {
        for (position, variable) in basics.enumerated() where Int(variable) >= columnCount {
            addPivot(Int(variable) - columnCount, position, -1)
            factors.upperStarts.append(0)
        }
    }

    private mutating func addPivot(_ row: Int, _ position: Int, _ value: Double) {
        factors.pivotOfRow[row] = Int32(truncatingIfNeeded: factors.pivotRows.count)
        factors.pivotRows.append(Int32(truncatingIfNeeded: row))
        factors.pivotPositions.append(Int32(truncatingIfNeeded: position))
        factors.diagonals.append(value)
        isRowDone[row] = true
        isPositionDone[position] = true
    }

    private mutating func countCoefficients() {
        for position in basics.indices where !isPositionDone[position] {
            for entry in matrix.column(Int(basics[position])) {
                let row = Int(matrix.columnRows[entry])
                if isRowDone[row] { continue }
                positionCounts[position] += 1
                rowCounts[row] += 1
            }
            if positionCounts[position] == 1 { singlePositions.append(Int32(truncatingIfNeeded: position)) }
        }
        for row in rowCounts.indices {
            rowStarts[row + 1] = rowStarts[row] + rowCounts[row]
            if rowCounts[row] == 1 { singleRows.append(Int32(truncatingIfNeeded: row)) }
        }
        rowPositions = Array(repeating: 0, count: Int(rowStarts[basics.count]))
        var next = rowStarts
        for position in basics.indices where !isPositionDone[position] {
            for entry in matrix.column(Int(basics[position])) {
                let row = Int(matrix.columnRows[entry])
                if isRowDone[row] { continue }
                rowPositions[Int(next[row])] = Int32(truncatingIfNeeded: position)
                next[row] += 1
            }
        }
        work += 2 * rowPositions.count
    }

    private mutating func takeSingles() {
        while true {
            if let position = singlePositions.popLast() {
                takeSinglePosition(Int(position))
            } else if let row = singleRows.popLast() {
                takeSingleRow(Int(row))
            } else {
                return
            }
        }
    }

    private mutating func takeSinglePosition(_ position: Int) {
        guard !isPositionDone[position], positionCounts[position] == 1 else { return }
        for entry in matrix.column(Int(basics[position])) where !isRowDone[Int(matrix.columnRows[entry])] {
            let row = Int(matrix.columnRows[entry])
            guard abs(matrix.columnValues[entry]) > Self.smallestPivot else { return }
            finish(row, position, matrix.columnValues[entry])
            return
        }
    }

    private mutating func takeSingleRow(_ row: Int) {
        guard !isRowDone[row], rowCounts[row] == 1 else { return }
        for index in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
            let position = Int(rowPositions[index])
            if isPositionDone[position] { continue }
            var value = 0.0
            for entry in matrix.column(Int(basics[position])) where Int(matrix.columnRows[entry]) == row {
                value = matrix.columnValues[entry]
            }
            guard abs(value) > Self.smallestPivot else { return }
            finish(row, position, value)
            return
        }
    }

    /// Makes a pivot of a column that nothing has to be subtracted from.
    private mutating func finish(_ row: Int, _ position: Int, _ value: Double) {
        let hasLower = positionCounts[position] > 1
        for entry in matrix.column(Int(basics[position])) {
            let other = Int(matrix.columnRows[entry])
            if other == row { continue }
            if isRowDone[other] {
                factors.upperRows.append(Int32(truncatingIfNeeded: other))
                factors.upperValues.append(matrix.columnValues[entry])
            } else {
                factors.lowerRows.append(Int32(truncatingIfNeeded: other))
                factors.lowerValues.append(matrix.columnValues[entry] / value)
                rowCounts[other] -= 1
                if rowCounts[other] == 1 { singleRows.append(Int32(truncatingIfNeeded: other)) }
            }
        }
        close(row, position, value, hasLower)
        for index in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
            let other = Int(rowPositions[index])
            if isPositionDone[other] { continue }
            positionCounts[other] -= 1
            if positionCounts[other] == 1 { singlePositions.append(rowPositions[index]) }
        }
    }

    private mutating func close(_ row: Int, _ position: Int, _ value: Double, _ hasLower: Bool) {
        if hasLower {
            factors.lowerOfRow[row] = Int32(truncatingIfNeeded: factors.lowerPivots.count)
            factors.lowerPivots.append(Int32(truncatingIfNeeded: factors.pivotRows.count))
            factors.lowerStarts.append(Int32(truncatingIfNeeded: factors.lowerRows.count))
        }
        addPivot(row, position, value)
        factors.upperStarts.append(Int32(truncatingIfNeeded: factors.upperRows.count))
    }

    /// Eliminates what is left, the columns with few coefficients first.
    private mutating func takeRest() -> Bool {
        let rest = basics.indices.filter { !isPositionDone[$0] }.sorted {
            positionCounts[$0] == positionCounts[$1] ? $0 < $1 : positionCounts[$0] < positionCounts[$1]
        }
        if rest.isEmpty { return true }
        let firstLower = factors.lowerPivots.count
        var column = SparseVector(count: basics.count)
        for position in rest {
            for entry in matrix.column(Int(basics[position])) {
                column.add(Int(matrix.columnRows[entry]), matrix.columnValues[entry])
            }
            factors.subtractLower(&column, from: firstLower)
            work += 4 * column.indices.count + (factors.lowerPivots.count - firstLower) / 64
            guard let row = pivotRow(column) else { return false }
            take(column, row, position)
            column.clear()
        }
        return true
    }

    /// Among the sizeable coefficients the one whose row is shortest.
    private func pivotRow(_ column: SparseVector) -> Int? {
        var largest = Self.smallestPivot
        for row in column.indices where !isRowDone[Int(row)] { largest = max(largest, abs(column.values[Int(row)])) }
        var best: Int?
        for row in column.indices where !isRowDone[Int(row)] && abs(column.values[Int(row)]) >= 0.1 * largest {
            let row = Int(row)
            guard abs(column.values[row]) > Self.smallestPivot else { continue }
            guard let known = best else {
                best = row
                continue
            }
            if rowCounts[row] < rowCounts[known] || (rowCounts[row] == rowCounts[known] && row < known) { best = row }
        }
        return best
    }

    private mutating func take(_ column: SparseVector, _ row: Int, _ position: Int) {
        let value = column.values[row]
        var hasLower = false
        for other in column.indices where Int(other) != row && column.values[Int(other)] != 0 {
            if isRowDone[Int(other)] {
                factors.upperRows.append(other)
                factors.upperValues.append(column.values[Int(other)])
            } else {
                factors.lowerRows.append(other)
                factors.lowerValues.append(column.values[Int(other)] / value)
                hasLower = true
            }
        }
        work += column.indices.count
        close(row, position, value, hasLower)
    }
}
