// The state of the simplex method for one component.

/// A dictionary `basic = sum of coefficient * nonbasic`, with bounds and soft intervals for all variables.
///
/// Variables `0 ..< columnCount` are structural; variable `columnCount + i` is the value of row `i`.
/// A variable has hard bounds, and in the level being optimised perhaps a soft interval: distance from it costs `weight`.
struct Tableau: Sendable {
    /// Up to so many coefficients, writing them all down is faster than factors.
    private static let largestDense = 16_384

    var columnCount = 0
    var rowCount = 0
    /// Row after row, `columnCount` coefficients each; empty when there are factors.
    private var dense: [Double] = []
    /// What stands for the coefficients where they are too many.
    private var factored: FactoredBasis?
    var basics: [Int32] = []
    var nonbasics: [Int32] = []
    /// The row of a basic variable, or -1 less the column of a nonbasic one.
    var places: [Int32] = []
    var values: [Double] = []
    var lower: [Double] = []
    var upper: [Double] = []
    var softLower: [Double] = []
    var softUpper: [Double] = []
    /// 0 for variables without a soft interval.
    var weights: [Double] = []
    /// For basic variables with a soft interval, which piece of the penalty is active: below, inside, above.
    var regions: [Int8] = []
    /// A linear objective on top of the penalties; empty when there is none.
    var costs: [Double] = []
    /// The derivative of the objective for each nonbasic column, as of the last pricing.
    var slopes: [Double] = []
    /// Columns to try before all slopes are computed again, the best last.
    var candidates: [Int32] = []
    /// The derivative of the objective for each basic variable, by row.
    var objectiveRates: [Double] = []
    /// How fast each basic variable moves with the nonbasic one last looked at, by row.
    private(set) var rates = SparseVector(count: 0)
    /// Whether factors stand for the coefficients.
    var isFactored: Bool { factored != nil }
    /// How many coefficients may still be read or written; at 0 the simplex method gives up.
    var fuel = Int.max

    /// Starts over with all structural variables nonbasic, unbounded and at 0; `append` and `closeRow` must follow.
    mutating func reset(columns: Int, rows: Int) {
        columnCount = columns
        rowCount = rows
        let count = columns + rows
        let isDense = columns.multipliedReportingOverflow(by: rows).partialValue <= Self.largestDense
        dense.removeAll(keepingCapacity: true)
        if isDense { dense.reserveCapacity(columns * rows) }
        factored = isDense ? nil : FactoredBasis(columnCount: columns, rowCount: rows)
        refill(&values, count, 0)
        refill(&lower, count, -.infinity)
        refill(&upper, count, .infinity)
        refill(&softLower, count, -.infinity)
        refill(&softUpper, count, .infinity)
        refill(&weights, count, 0)
        refill(&slopes, columns, 0)
        if rates.values.count < rows || rates.values.count > 4 * rows + 64 { rates = SparseVector(count: rows) }
        rates.clear()
        refill(&objectiveRates, rows, 0)
        regions.removeAll(keepingCapacity: true)
        regions.append(contentsOf: repeatElement(0, count: count))
        costs.removeAll(keepingCapacity: true)
        nonbasics.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        for column in 0..<columns {
            nonbasics.append(Int32(truncatingIfNeeded: column))
            places.append(-1 - Int32(truncatingIfNeeded: column))
        }
        for row in 0..<rows {
            basics.append(Int32(truncatingIfNeeded: columns + row))
            places.append(Int32(truncatingIfNeeded: row))
        }
    }

    private func refill(_ array: inout [Double], _ count: Int, _ value: Double) {
        array.removeAll(keepingCapacity: true)
        array.append(contentsOf: repeatElement(value, count: count))
    }

    /// Adds the next row.
    mutating func append(_ terms: [(column: Int, coefficient: Double)]) {
        if factored != nil {
            for term in terms { factored?.append(term.column, term.coefficient) }
            factored?.closeRow()
            return
        }
        let base = dense.count
        dense.append(contentsOf: repeatElement(0, count: columnCount))
        for term in terms { dense[base + term.column] = term.coefficient }
    }

    /// Puts the structural variables as near to 0 as their bounds allow, and the rows where that leads.
    mutating func placeStart() {
        for column in 0..<columnCount { values[column] = min(max(0, lower[column]), upper[column]) }
        finishRows()
    }

    /// Ends the rows, and puts their values where those of the structural variables lead.
    mutating func finishRows() {
        factored?.close(basics)
        refreshBasics()
    }

    /// Computes the basic variables from the nonbasic ones.
    mutating func refreshBasics() {
        guard factored == nil else { return refreshFactored() }
        for row in 0..<rowCount {
            var sum = 0.0
            for column in 0..<columnCount {
                sum += dense[row * columnCount + column] * values[Int(nonbasics[column])]
            }
            values[Int(basics[row])] = sum
        }
    }

    private mutating func refreshFactored() {
        factored?.basicValues(nonbasics, values, into: &rates)
        for row in 0..<rowCount { values[Int(basics[row])] = rates.values[row] }
        chargeFactors()
    }

    private mutating func chargeFactors() {
        fuel -= factored?.takeSpent() ?? 0
    }

    /// Computes `rates` for a nonbasic variable.
    mutating func loadRates(of column: Int) {
        if factored != nil {
            factored?.rates(of: Int(nonbasics[column]), into: &rates)
            return chargeFactors()
        }
        rates.clear()
        var index = column
        for row in 0..<rowCount {
            if dense[index] != 0 { rates.add(row, dense[index]) }
            index += columnCount
        }
    }

    /// Adds to `slopes` the sum of all rows times `objectiveRates`.
    mutating func addObjectiveRows() {
        if factored != nil {
            factored?.addRows(times: objectiveRates, places: places, to: &slopes)
            return chargeFactors()
        }
        for row in 0..<rowCount where objectiveRates[row] != 0 {
            let factor = objectiveRates[row]
            let base = row * columnCount
            for column in 0..<columnCount { slopes[column] += factor * dense[base + column] }
            fuel -= columnCount
        }
    }

    /// The sum of some rows times factors, by nonbasic column.
    mutating func combination(_ factors: [(row: Int, factor: Double)]) -> [Double] {
        var result = [Double](repeating: 0, count: columnCount)
        if factored != nil {
            var byRow = [Double](repeating: 0, count: rowCount)
            for item in factors { byRow[item.row] += item.factor }
            factored?.addRows(times: byRow, places: places, to: &result)
            chargeFactors()
            return result
        }
        for item in factors {
            let base = item.row * columnCount
            for column in 0..<columnCount { result[column] += item.factor * dense[base + column] }
            fuel -= columnCount
        }
        return result
    }

    /// Exchanges the basic variable of `row` with the nonbasic one of `column`, for which `rates` were loaded.
    mutating func exchange(_ row: Int, _ column: Int) {
        if factored == nil { exchangeDense(row, column) } else { factored?.exchange(row, rates) }
        let leaving = basics[row]
        let entering = nonbasics[column]
        basics[row] = entering
        nonbasics[column] = leaving
        places[Int(entering)] = Int32(truncatingIfNeeded: row)
        places[Int(leaving)] = -1 - Int32(truncatingIfNeeded: column)
        guard factored?.isWorthFactoring == true else { return }
        // A basis that cannot be factored cannot be trusted either.
        if factored?.factor(basics) != true { fuel = 0 }
        refreshFactored()
    }

    private mutating func exchangeDense(_ row: Int, _ column: Int) {
        let width = columnCount
        let base = row * width
        let inverse = 1 / dense[base + column]
        for index in 0..<width { dense[base + index] *= -inverse }
        dense[base + column] = inverse
        for other in 0..<rowCount where other != row {
            let start = other * width
            let factor = dense[start + column]
            if factor == 0 { continue }
            dense[start + column] = 0
            for index in 0..<width {
                let part = factor * dense[base + index]
                let old = dense[start + index]
                let sum = old + part
                dense[start + index] = abs(sum) <= 1e-13 * (abs(old) + abs(part)) ? 0 : sum
            }
            fuel -= width
        }
    }

    /// How close to a bound counts as at the bound.
    func tolerance(_ bound: Double) -> Double { 1e-9 * max(1, abs(bound)) }
}
