// What is left after elimination: bounds of single variables, and rows between several, in connected components.

/// A proof that rows cannot hold together: with these multipliers their sum reads `0 >= gap`, and the gap is positive.
struct FarkasCertificate: Sendable {
    var rows: [Int32] = []
    var multipliers: [Double] = []
    var gap: Double = 0
}

/// The remaining problem, split into components that share no variable.
struct Reduction: Sendable {
    /// The constants of all matrix rows, those of pivots included, parameters not yet subtracted.
    var sides: RightHandSides
    /// The constants of the matrix rows less what the parameters contribute.
    var constants: [Double]
    var magnitudes: [Double]
    var lower: [Double]
    var upper: [Double]
    /// The matrix rows that give the bounds, or -1.
    var lowerRows: [Int32]
    var upperRows: [Int32]
    var contradictions: [FarkasCertificate] = []
    /// Component `c` has the columns `columnStarts[c] ..< columnStarts[c + 1]` of `columns`; rows likewise.
    var columnStarts: [Int32] = [0]
    var columns: [Int32] = []
    var rowStarts: [Int32] = [0]
    var rows: [Int32] = []

    var componentCount: Int { columnStarts.count - 1 }

    /// Nothing at all.
    init() {
        sides = RightHandSides()
        constants = []
        magnitudes = []
        lower = []
        upper = []
        lowerRows = []
        upperRows = []
    }

    init(_ system: LinearSystem, _ elimination: Elimination, parameters: [Double]) {
        sides = RightHandSides(system, elimination)
        constants = sides.values
        magnitudes = sides.magnitudes
        lower = Array(repeating: -.infinity, count: system.variableCount)
        upper = Array(repeating: .infinity, count: system.variableCount)
        lowerRows = Array(repeating: -1, count: system.variableCount)
        upperRows = Array(repeating: -1, count: system.variableCount)
        subtractParameters(elimination, parameters)
        var remaining: [Int32] = []
        for row in 0..<elimination.states.count { classify(row, system, elimination, &remaining) }
        for column in 0..<system.variableCount { checkBounds(column, elimination) }
        remaining.removeAll { isImplied(Int($0), system, elimination) }
        split(remaining, elimination)
    }

    private mutating func subtractParameters(_ elimination: Elimination, _ parameters: [Double]) {
        for column in 0..<elimination.variableCount where elimination.isParameter[column] {
            var entry = elimination.columnHeads[column]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                let part = item.value * parameters[column]
                constants[Int(item.row)] -= part
                magnitudes[Int(item.row)] += abs(part)
                entry = item.nextInColumn
            }
        }
    }

    /// Rows without a variable hold or not; required rows of one are bounds; the rest remains.
    private mutating func classify(
        _ row: Int, _ system: LinearSystem, _ elimination: Elimination, _ remaining: inout [Int32]
    ) {
        let state = elimination.states[row]
        if state == .absent || state == .pivot { return }
        let count = elimination.rowCounts[row]
        if state == .optional {
            if count > 0 { remaining.append(Int32(truncatingIfNeeded: row)) }
            return
        }
        let relation = matrixRelation(row, system)
        if count == 0 {
            checkEmpty(row, relation)
        } else if count == 1 {
            tighten(row, relation, elimination)
        } else {
            remaining.append(Int32(truncatingIfNeeded: row))
        }
    }

    mutating func checkEmpty(_ row: Int, _ relation: RowRelation) {
        let constant = constants[row]
        let tolerance = holdingTolerance(magnitudes[row])
        let index = Int32(truncatingIfNeeded: row)
        if relation != .lessThanOrEqual, constant > tolerance {
            contradictions.append(FarkasCertificate(rows: [index], multipliers: [1], gap: constant))
        } else if relation != .greaterThanOrEqual, constant < -tolerance {
            contradictions.append(FarkasCertificate(rows: [index], multipliers: [-1], gap: -constant))
        }
    }

    mutating func tighten(_ row: Int, _ relation: RowRelation, _ elimination: Elimination) {
        guard let item = elimination.firstTerm(of: row) else { return }
        let bound = constants[row] / item.value
        let column = Int(item.column)
        let isLower = (relation == .greaterThanOrEqual) == (item.value > 0)
        if relation == .equal || isLower, bound > lower[column] {
            lower[column] = bound
            lowerRows[column] = Int32(truncatingIfNeeded: row)
        }
        if relation == .equal || !isLower, bound < upper[column] {
            upper[column] = bound
            upperRows[column] = Int32(truncatingIfNeeded: row)
        }
    }

    mutating func checkBounds(_ column: Int, _ elimination: Elimination) {
        guard lower[column] > upper[column] else { return }
        let low = Int(lowerRows[column])
        let high = Int(upperRows[column])
        guard low >= 0, high >= 0, let lowTerm = elimination.firstTerm(of: low),
            let highTerm = elimination.firstTerm(of: high)
        else { return }
        let tolerance =
            holdingTolerance(magnitudes[low]) / abs(lowTerm.value)
            + holdingTolerance(magnitudes[high]) / abs(highTerm.value)
        if lower[column] - upper[column] > tolerance {
            contradictions.append(
                FarkasCertificate(
                    rows: [lowerRows[column], upperRows[column]],
                    multipliers: [1 / lowTerm.value, -1 / highTerm.value], gap: lower[column] - upper[column]))
        }
        upper[column] = lower[column]
    }

    /// Whether the bounds of its variables alone make a row hold; such rows would only tie components together.
    func isImplied(_ row: Int, _ system: LinearSystem, _ elimination: Elimination) -> Bool {
        let relation = matrixRelation(row, system)
        guard relation != .equal else { return false }
        let sign = Double(relation.rawValue)
        var least = 0.0
        var entry = elimination.rowHeads[row]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInRow
            let column = Int(item.column)
            if elimination.isParameter[column] { continue }
            let coefficient = sign * item.value
            let bound = coefficient > 0 ? lower[column] : upper[column]
            guard bound.isFinite else { return false }
            least += coefficient * bound
        }
        return least >= sign * constants[row]
    }

    private mutating func split(_ remaining: [Int32], _ elimination: Elimination) {
        var forest = DisjointSets(count: elimination.variableCount)
        for row in remaining { elimination.forEachTerm(of: Int(row)) { forest.union($0, $1) } }
        var numbers = [Int32](repeating: -1, count: elimination.variableCount)
        var count: Int32 = 0
        for column in 0..<elimination.variableCount
        where !elimination.isEliminated[column] && !elimination.isParameter[column] {
            let root = forest.find(column)
            if numbers[root] < 0 {
                numbers[root] = count
                count += 1
            }
            if root != column { numbers[column] = numbers[root] }
        }
        var columnNumbers: [(Int32, Int32)] = []
        for column in 0..<elimination.variableCount where numbers[column] >= 0 {
            columnNumbers.append((Int32(truncatingIfNeeded: column), numbers[column]))
        }
        (columnStarts, columns) = bucketed(columnNumbers, count: Int(count))
        var rowNumbers: [(Int32, Int32)] = []
        for row in remaining {
            guard let item = elimination.firstTerm(of: Int(row)) else { continue }
            rowNumbers.append((row, numbers[Int(item.column)]))
        }
        (rowStarts, rows) = bucketed(rowNumbers, count: Int(count))
    }

    /// Sorts items by their number, keeping their order within a number.
    private func bucketed(_ items: [(item: Int32, number: Int32)], count: Int) -> (starts: [Int32], items: [Int32]) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for item in items { starts[Int(item.number) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var next = starts
        var sorted = [Int32](repeating: 0, count: items.count)
        for item in items {
            sorted[Int(next[Int(item.number)])] = item.item
            next[Int(item.number)] += 1
        }
        return (starts, sorted)
    }
}

/// The relation of a matrix row; the implied `v >= 0` rows follow those of the system.
func matrixRelation(_ row: Int, _ system: LinearSystem) -> RowRelation {
    row < system.relations.count ? system.relations[row] : .greaterThanOrEqual
}

extension Elimination {
    /// The first coefficient of a row that is not a parameter's.
    func firstTerm(of row: Int) -> MatrixEntry? {
        var entry = rowHeads[row]
        while entry != Self.none {
            let item = entries[Int(entry)]
            if !isParameter[Int(item.column)] { return item }
            entry = item.nextInRow
        }
        return nil
    }

    /// Calls `body` with the first column of a row and each of the others.
    func forEachTerm(of row: Int, _ body: (Int, Int) -> Void) {
        var first = -1
        var entry = rowHeads[row]
        while entry != Self.none {
            let item = entries[Int(entry)]
            entry = item.nextInRow
            if isParameter[Int(item.column)] { continue }
            if first < 0 { first = Int(item.column) } else { body(first, Int(item.column)) }
        }
    }
}
