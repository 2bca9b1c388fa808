// Which variables the optimum does not determine, and how they depend on the faces of the components.

/// For every undetermined variable its expression in variables of the faces.
struct FreedomMap: Sendable {
    /// A coefficient of a variable of a face.
    struct Term: Sendable {
        var column: Int32
        var coefficient: Double
    }

    /// The face of a variable that was not eliminated, or -1.
    private(set) var faceOfColumn: [Int32]
    /// Eliminated variables that depend on faces.
    private(set) var expressions: [Int32: [Term]] = [:]
    /// The number of the first degree of freedom of each face.
    private(set) var firstDegree: [Int] = []
    private(set) var degreeCount = 0

    init(_ round: SolveRound) {
        guard !round.faces.isEmpty else {
            faceOfColumn = []
            return
        }
        faceOfColumn = Array(repeating: -1, count: round.values.count)
        for (index, face) in round.faces.enumerated() {
            for column in face.columns { faceOfColumn[Int(column)] = Int32(truncatingIfNeeded: index) }
            firstDegree.append(degreeCount)
            degreeCount += face.degreeCount
        }
        for pivot in round.elimination.pivots.reversed() { express(pivot, round.elimination) }
    }

    private mutating func express(_ pivot: Pivot, _ elimination: Elimination) {
        var terms: [Term] = []
        var entry = elimination.rowHeads[Int(pivot.row)]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInRow
            if item.column == pivot.column { continue }
            append(item.column, -item.value / pivot.coefficient, to: &terms)
        }
        let sum = Self.combined(terms)
        if !sum.isEmpty { expressions[pivot.column] = sum }
    }

    /// Appends `coefficient * variable` in terms of faces; determined variables add nothing.
    func append(_ column: Int32, _ coefficient: Double, to terms: inout [Term]) {
        guard !faceOfColumn.isEmpty else { return }
        if faceOfColumn[Int(column)] >= 0 {
            terms.append(Term(column: column, coefficient: coefficient))
        } else if let expression = expressions[column] {
            for term in expression {
                terms.append(Term(column: term.column, coefficient: coefficient * term.coefficient))
            }
        }
    }

    /// Sums the coefficients of each variable and drops those that cancel.
    static func combined(_ terms: [Term]) -> [Term] {
        if terms.count <= 1 { return terms }
        let sorted = terms.sorted { $0.column < $1.column }
        var result: [Term] = []
        var index = 0
        while index < sorted.count {
            let column = sorted[index].column
            var sum = 0.0
            var size = 0.0
            while index < sorted.count, sorted[index].column == column {
                sum += sorted[index].coefficient
                size += abs(sorted[index].coefficient)
                index += 1
            }
            if abs(sum) > 1e-11 * size { result.append(Term(column: column, coefficient: sum)) }
        }
        return result
    }
}

extension Face {
    /// How many independent directions the face has at most.
    var degreeCount: Int {
        guard let tableau else { return 1 }
        return tableau.nonbasics.reduce(0) { $0 + (tableau.canMove(Int($1)) ? 1 : 0) }
    }
}

/// The values a linear expression can take over the optimum, when it is not determined.
public struct FreeRange: Sendable {
    /// The least value; nil for unbounded.
    public var minimum: Double?
    /// The greatest value; nil for unbounded.
    public var maximum: Double?
    /// The degrees of freedom that move it, ascending; numbers are counted over the whole system.
    public var degreesOfFreedom: [Int]
}

extension LinearSolution {
    /// How many degrees of freedom the optimum has at most.
    public var degreeOfFreedomCount: Int { freedom.degreeCount }

    /// The exact range of a linear expression over the optimal face; nil if the optimum determines it.
    public func freeRange(of terms: [LinearTerm]) -> FreeRange? {
        guard !freedom.faceOfColumn.isEmpty else { return nil }
        var parts: [FreedomMap.Term] = []
        var value = 0.0
        for term in terms where values.indices.contains(term.variable.index) {
            value += term.coefficient * values[term.variable.index]
            freedom.append(Int32(truncatingIfNeeded: term.variable.index), term.coefficient, to: &parts)
        }
        let combined = FreedomMap.combined(parts).sorted {
            let one = freedom.faceOfColumn[Int($0.column)]
            let other = freedom.faceOfColumn[Int($1.column)]
            return one == other ? $0.column < $1.column : one < other
        }
        var result = FreeRange(minimum: value, maximum: value, degreesOfFreedom: [])
        var start = 0
        while start < combined.count {
            let face = freedom.faceOfColumn[Int(combined[start].column)]
            var end = start
            while end < combined.count, freedom.faceOfColumn[Int(combined[end].column)] == face { end += 1 }
            addRange(of: combined[start..<end], on: Int(face), to: &result)
            start = end
        }
        return result.degreesOfFreedom.isEmpty ? nil : result
    }

    /// Components are independent, so their ranges add up.
    private func addRange(of terms: ArraySlice<FreedomMap.Term>, on index: Int, to result: inout FreeRange) {
        let face = round.faces[index]
        guard let tableau = face.tableau else {
            let coefficient = terms.reduce(0) { $0 + $1.coefficient }
            let value = terms.first.map { values[Int($0.column)] } ?? 0
            let below = coefficient * (face.lower - value)
            let above = coefficient * (face.upper - value)
            extend(&result, min(below, above), max(below, above), [freedom.firstDegree[index]])
            return
        }
        var local: [(variable: Int, coefficient: Double)] = []
        var value = 0.0
        for term in terms {
            guard let position = face.columns.firstIndex(of: term.column) else { continue }
            local.append((position, term.coefficient))
            value += term.coefficient * values[Int(term.column)]
        }
        let degrees = tableau.degrees(local).map { freedom.firstDegree[index] + $0 }
        if degrees.isEmpty { return }
        var moving = tableau
        let least = moving.leastValue(local).map { $0 - value }
        let greatest = moving.leastValue(local.map { ($0.variable, -$0.coefficient) }).map { -$0 - value }
        extend(&result, least ?? -.infinity, greatest ?? .infinity, degrees)
    }

    private func extend(_ result: inout FreeRange, _ below: Double, _ above: Double, _ degrees: [Int]) {
        if above - below <= 1e-7 { return }
        result.minimum = below == -.infinity ? nil : result.minimum.map { $0 + below }
        result.maximum = above == .infinity ? nil : result.maximum.map { $0 + above }
        result.degreesOfFreedom += degrees
    }
}

extension Tableau {
    /// Which movable nonbasic variables, counted among the movable ones, a linear function depends on.
    fileprivate func degrees(_ terms: [(variable: Int, coefficient: Double)]) -> [Int] {
        let expression = expressed(terms)
        var result: [Int] = []
        var count = 0
        for column in 0..<columnCount where canMove(Int(nonbasics[column])) {
            if abs(expression[column]) > 1e-9 { result.append(count) }
            count += 1
        }
        return result
    }
}
