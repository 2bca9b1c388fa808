// Sparse Gaussian elimination of the required equalities, in an order that keeps the rows short.
//
// Nearly all rows of a layout are equalities of two or three variables, so that what is left for the simplex method is a
// small part. Bounds are rows like any other, so every variable of an equality may be eliminated. The order is
// Markowitz's and does not look at constants; hence a changed constant replays the same operations.

/// A coefficient, linked into its row and its column.
struct MatrixEntry {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
}

/// What a row of the matrix is for.
enum MatrixRowState: UInt8 {
    case absent, equality, inequality, optional
    /// An equality that defines an eliminated variable.
    case pivot
}

/// One eliminated variable and the row that defines it.
struct Pivot {
    var row: Int32
    var column: Int32
    var coefficient: Double
    /// The operations of this pivot end here in `Elimination.operations`.
    var operationsEnd: Int32
}

/// `target += factor * pivot row`.
struct RowOperation {
    var target: Int32
    var factor: Double
}

/// The matrix of a system while and after its equalities are eliminated.
///
/// Matrix rows `0 ..< rowCount` are the rows of the system; row `rowCount + v` is the implied `v >= 0`.
struct Elimination: Sendable {
    static let none: Int32 = -1

    let systemRowCount: Int
    let variableCount: Int
    var entries: [MatrixEntry] = []
    var freeEntry = Elimination.none
    var rowHeads: [Int32]
    /// How many coefficients a row has, those of parameters not counted.
    var rowCounts: [Int32]
    var columnHeads: [Int32]
    var columnCounts: [Int32]
    /// How many equalities a column stands in.
    var equalityCounts: [Int32]
    var isParameter: [Bool]
    var isNonNegative: [Bool]
    var isEliminated: [Bool]
    var states: [MatrixRowState]
    var pivots: [Pivot] = []
    var operations: [RowOperation] = []
    var queue: PivotQueue

    /// Builds the matrix of the active rows that `isLeftOut` does not name, and eliminates.
    init(_ system: LinearSystem, leavingOut isLeftOut: [Bool]) {
        systemRowCount = system.rowCount
        variableCount = system.variableCount
        let matrixRowCount = systemRowCount + variableCount
        rowHeads = Array(repeating: Self.none, count: matrixRowCount)
        rowCounts = Array(repeating: 0, count: matrixRowCount)
        columnHeads = Array(repeating: Self.none, count: variableCount)
        columnCounts = Array(repeating: 0, count: variableCount)
        equalityCounts = columnCounts
        isParameter = system.kinds.map { $0 == .parameter }
        isNonNegative = system.kinds.map { $0 == .nonNegative }
        isEliminated = Array(repeating: false, count: variableCount)
        states = Array(repeating: .absent, count: matrixRowCount)
        queue = PivotQueue(rowCount: matrixRowCount)
        entries.reserveCapacity(system.termVariables.count + variableCount)
        pivots.reserveCapacity(variableCount)
        operations.reserveCapacity(system.termVariables.count)
        fill(system, leavingOut: isLeftOut)
        eliminateAll()
    }

    private mutating func fill(_ system: LinearSystem, leavingOut isLeftOut: [Bool]) {
        for row in 0..<systemRowCount where system.isActive[row] && !isLeftOut[row] {
            let isRequired = system.priorities[row] >= 1000
            states[row] =
                !isRequired ? .optional : system.relations[row] == .equal ? .equality : .inequality
            for index in system.termRange(row) {
                insert(
                    row: Int32(truncatingIfNeeded: row), column: system.termVariables[index],
                    value: system.termCoefficients[index])
            }
        }
        for variable in 0..<variableCount where system.kinds[variable] == .nonNegative {
            let row = systemRowCount + variable
            states[row] = .inequality
            insert(
                row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: variable), value: 1)
        }
    }

    private mutating func eliminateAll() {
        for row in 0..<systemRowCount where states[row] == .equality { enqueue(row) }
        while let (row, key) = queue.popCheapest() {
            guard states[row] == .equality, let choice = cheapestColumn(of: row) else { continue }
            let actual = queueKey(row, choice.cost)
            if actual > key {
                queue.push(row, actual)
            } else if choice.cost <= Self.fillLimit || choice.cost <= 32 * Int(rowCounts[row]) {
                pivotOnShortest(row, choice.entry)
            }
        }
        queue = PivotQueue(rowCount: 0)
    }

    /// An equality whose elimination would cost more than this, and more than a few rows like itself, is left to the
    /// simplex method.
    private static let fillLimit = 10_000
    /// Rows longer than this are not looked through whenever they change.
    static let longRow = 16

    /// Puts a row into the queue by what it would cost now; long rows keep the place they have.
    mutating func enqueue(_ row: Int) {
        let count = rowCounts[row]
        if count == 0 { return }
        if count <= 2 { return queue.push(row, Int(count) - 1) }
        if count > Self.longRow {
            if !queue.contains(row) { queue.push(row, PivotQueue.key(Int(count))) }
        } else if let choice = cheapestColumn(of: row) {
            queue.push(row, queueKey(row, choice.cost))
        }
    }

    private func queueKey(_ row: Int, _ cost: Int) -> Int {
        rowCounts[row] <= 2 ? Int(rowCounts[row]) - 1 : PivotQueue.key(cost)
    }

    /// The column to eliminate with a row: the one that costs least among those with a sizeable coefficient.
    private func cheapestColumn(of row: Int) -> (entry: Int32, cost: Int)? {
        var largest = 0.0
        var entry = rowHeads[row]
        while entry != Self.none {
            let item = entries[Int(entry)]
            if !isParameter[Int(item.column)] { largest = max(largest, abs(item.value)) }
            entry = item.nextInRow
        }
        var best = Self.none
        var bestCost = Int.max
        var bestValue = 0.0
        entry = rowHeads[row]
        while entry != Self.none {
            let item = entries[Int(entry)]
            if !isParameter[Int(item.column)], abs(item.value) >= 0.01 * largest {
                let cost = columnCost(Int(item.column))
                if cost < bestCost || (cost == bestCost && abs(item.value) > bestValue) {
                    best = entry
                    bestCost = cost
                    bestValue = abs(item.value)
                }
            }
            entry = item.nextInRow
        }
        guard best != Self.none else { return nil }
        return (best, Int(rowCounts[row] - 1) * bestCost)
    }

    /// What it costs, by coefficient of the pivot row, to substitute a column: one for every other row, and more for a
    /// size, whose bounds and wishes are simple as long as it stays.
    func columnCost(_ column: Int) -> Int {
        Int(columnCounts[column]) - 1 + (isNonNegative[column] ? 8 : 0)
    }
}
