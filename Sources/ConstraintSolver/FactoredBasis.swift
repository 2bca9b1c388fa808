// The dictionary of a large component, kept as factors of its basis matrix instead of as numbers.
//
// The rows say `A x - r = 0`, where `r` are their values. With `B` the columns of the basic variables and `N` those of the
// others, `basic = -inverse(B) * N * nonbasic`. Every exchange adds one column to a list; when reading that list has
// cost as much as factoring, the factors are made anew.

/// `A` and the factors of the present basis.
struct FactoredBasis: Sendable {
    private(set) var matrix = SparseMatrix()
    private let columnCount: Int
    private let rowCount: Int
    private var factors = BasisFactors(rowCount: 0)
    /// What exchanges changed since: position, pivot, and the other coefficients of the column that came in.
    private var changedPositions: [Int32] = []
    private var changedPivots: [Double] = []
    private var changeStarts: [Int32] = [0]
    private var changePositions: [Int32] = []
    private var changeValues: [Double] = []
    private var costOfFactoring = 0
    private var costOfChanges = 0
    /// What was done since it was last asked for, in coefficients.
    private var spent = 0
    private var byRow: [Double]
    private var byPosition: [Double]

    init(columnCount: Int, rowCount: Int) {
        self.columnCount = columnCount
        self.rowCount = rowCount
        byRow = Array(repeating: 0, count: rowCount)
        byPosition = byRow
    }

    /// Adds a coefficient to the open row.
    mutating func append(_ column: Int, _ value: Double) { matrix.append(column, value) }

    /// Ends the open row.
    mutating func closeRow() { matrix.closeRow() }

    /// Ends the matrix; the values of the rows are basic.
    mutating func close(_ basics: [Int32]) {
        matrix.indexColumns(count: columnCount)
        _ = factor(basics)
    }

    /// What was done since the last call, in coefficients.
    mutating func takeSpent() -> Int {
        let result = spent
        spent = 0
        return result
    }

    /// Makes the factors anew; false if the basis is singular to working precision.
    mutating func factor(_ basics: [Int32]) -> Bool {
        var factoring = BasisFactoring(basics, matrix, columnCount: columnCount)
        let found = factoring.run()
        costOfFactoring = 4 * factoring.work
        costOfChanges = 0
        spent += costOfFactoring
        changedPositions.removeAll(keepingCapacity: true)
        changedPivots.removeAll(keepingCapacity: true)
        changeStarts.removeAll(keepingCapacity: true)
        changeStarts.append(0)
        changePositions.removeAll(keepingCapacity: true)
        changeValues.removeAll(keepingCapacity: true)
        guard let found else { return false }
        factors = found
        return true
    }

    /// Whether reading the list of changes has cost as much as new factors would.
    var isWorthFactoring: Bool { costOfChanges > costOfFactoring || changedPositions.count > 100 }

    /// How fast each basic variable moves with a nonbasic one.
    mutating func rates(of variable: Int, into result: inout SparseVector) {
        scatter(variable, -1)
        solve(into: &result)
    }

    /// The values of the basic variables.
    mutating func basicValues(_ nonbasics: [Int32], _ values: [Double], into result: inout SparseVector) {
        for variable in nonbasics where values[Int(variable)] != 0 { scatter(Int(variable), -values[Int(variable)]) }
        solve(into: &result)
    }

    private mutating func scatter(_ variable: Int, _ factor: Double) {
        if variable >= columnCount {
            return factors.add(variable - columnCount, -factor)
        }
        for entry in matrix.column(variable) {
            factors.add(Int(matrix.columnRows[entry]), factor * matrix.columnValues[entry])
        }
    }

    private mutating func solve(into result: inout SparseVector) {
        factors.solve(into: &result)
        for (index, position) in changedPositions.enumerated() {
            let value = result.values[Int(position)]
            if value == 0 { continue }
            let share = value / changedPivots[index]
            result.replace(Int(position), with: share)
            for entry in Int(changeStarts[index])..<Int(changeStarts[index + 1]) {
                result.add(Int(changePositions[entry]), -changeValues[entry] * share)
            }
            costOfChanges += Int(changeStarts[index + 1] - changeStarts[index])
        }
        spent += rowCount / 32 + changedPositions.count + result.indices.count * 8
    }

    private mutating func spend() {
        costOfChanges += changePositions.count
        spent += factors.size + changePositions.count + rowCount
    }

    /// Adds to `slopes`, by nonbasic column, the sum of the dictionary's rows times `rates`.
    mutating func addRows(times rates: [Double], places: [Int32], to slopes: inout [Double]) {
        byPosition = rates
        for index in changedPositions.indices.reversed() {
            let position = Int(changedPositions[index])
            var sum = byPosition[position]
            for entry in Int(changeStarts[index])..<Int(changeStarts[index + 1]) {
                sum -= changeValues[entry] * byPosition[Int(changePositions[entry])]
            }
            byPosition[position] = sum == 0 ? 0 : sum / changedPivots[index]
        }
        factors.solveTransposed(byPosition, into: &byRow)
        for row in 0..<rowCount {
            let value = byRow[row]
            if abs(value) < 1e-13 { continue }
            let own = places[columnCount + row]
            if own < 0 { slopes[Int(-1 - own)] += value }
            for entry in matrix.row(row) {
                let place = places[Int(matrix.rowColumns[entry])]
                if place < 0 { slopes[Int(-1 - place)] -= value * matrix.rowValues[entry] }
            }
            spent += matrix.row(row).count
        }
        spend()
    }

    /// Notes that the variable that the basic ones follow with `rates` takes the place at `position`.
    mutating func exchange(_ position: Int, _ rates: SparseVector) {
        changedPositions.append(Int32(truncatingIfNeeded: position))
        changedPivots.append(-rates.values[position])
        for other in rates.indices where Int(other) != position && abs(rates.values[Int(other)]) > 1e-14 {
            changePositions.append(other)
            changeValues.append(-rates.values[Int(other)])
        }
        changeStarts.append(Int32(truncatingIfNeeded: changePositions.count))
    }
}
