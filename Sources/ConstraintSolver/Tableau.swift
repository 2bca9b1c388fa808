// The state of the simplex method for one component.

/// A dictionary `basic = sum of coefficient * nonbasic`, with bounds and soft intervals for all variables.
///
/// Variables `0 ..< columnCount` are structural; variable `columnCount + i` is the value of row `i`.
/// A variable has hard bounds, and in the level being optimised perhaps a soft interval: distance from it costs `weight`.
struct Tableau: Sendable {
    var columnCount = 0
    var rowCount = 0
    /// Row after row, `columnCount` coefficients each.
    var coefficients: [Double] = []
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

    /// Starts over with all structural variables nonbasic, unbounded and at 0.
    mutating func reset(columns: Int, rows: Int) {
        columnCount = columns
        rowCount = rows
        let count = columns + rows
        refill(&coefficients, columns * rows, 0)
        refill(&values, count, 0)
        refill(&lower, count, -.infinity)
        refill(&upper, count, .infinity)
        refill(&softLower, count, -.infinity)
        refill(&softUpper, count, .infinity)
        refill(&weights, count, 0)
        refill(&slopes, columns, 0)
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

    /// Puts the structural variables as near to 0 as their bounds allow, and the rows where that leads.
    mutating func placeStart() {
        for column in 0..<columnCount { values[column] = min(max(0, lower[column]), upper[column]) }
        refreshBasics()
    }

    /// Computes the basic variables from the nonbasic ones.
    mutating func refreshBasics() {
        for row in 0..<rowCount {
            var sum = 0.0
            for column in 0..<columnCount {
                sum += coefficients[row * columnCount + column] * values[Int(nonbasics[column])]
            }
            values[Int(basics[row])] = sum
        }
    }

    /// Exchanges the basic variable of `row` with the nonbasic one of `column`.
    mutating func exchange(_ row: Int, _ column: Int) {
        let width = columnCount
        let base = row * width
        let inverse = 1 / coefficients[base + column]
        for index in 0..<width { coefficients[base + index] *= -inverse }
        coefficients[base + column] = inverse
        for other in 0..<rowCount where other != row {
            let start = other * width
            let factor = coefficients[start + column]
            if factor == 0 { continue }
            coefficients[start + column] = 0
            for index in 0..<width {
                let part = factor * coefficients[base + index]
                let old = coefficients[start + index]
                let sum = old + part
                coefficients[start + index] = abs(sum) <= 1e-13 * (abs(old) + abs(part)) ? 0 : sum
            }
        }
        let leaving = basics[row]
        let entering = nonbasics[column]
        basics[row] = entering
        nonbasics[column] = leaving
        places[Int(entering)] = Int32(truncatingIfNeeded: row)
        places[Int(leaving)] = -1 - Int32(truncatingIfNeeded: column)
    }

    /// How close to a bound counts as at the bound.
    func tolerance(_ bound: Double) -> Double { 1e-9 * max(1, abs(bound)) }
}
