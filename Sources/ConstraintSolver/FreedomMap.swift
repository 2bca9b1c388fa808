// Which variables the optimum does not determine, and how they depend on the faces of the components.

/// For every undetermined variable its expression in the movers of the faces, numbered face after face.
struct FreedomMap: Sendable {
    /// A coefficient of a mover.
    struct Term: Sendable {
        var mover: Int32
        var coefficient: Double
    }

    /// The variables that move.
    private(set) var expressions: [Int32: [Term]] = [:]
    /// The face of each mover.
    private(set) var faceOfMover: [Int32] = []
    /// The number of the first mover of each face.
    private(set) var firstMover: [Int32] = []
    /// The number of the first degree of freedom of each face.
    private(set) var firstDegree: [Int] = []
    private(set) var degreeCount = 0

    init(_ round: SolveRound) {
        guard !round.faces.isEmpty else { return }
        for (index, face) in round.faces.enumerated() {
            let first = Int32(truncatingIfNeeded: faceOfMover.count)
            for follower in face.followers {
                expressions[follower.column, default: []] += follower.terms.map {
                    Term(mover: first + $0.mover, coefficient: $0.coefficient)
                }
            }
            firstMover.append(first)
            faceOfMover.append(
                contentsOf: repeatElement(Int32(truncatingIfNeeded: index), count: face.moverCount))
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

    /// Appends `coefficient * variable` in terms of movers; determined variables add nothing.
    func append(_ column: Int32, _ coefficient: Double, to terms: inout [Term]) {
        guard let expression = expressions[column] else { return }
        for term in expression { terms.append(Term(mover: term.mover, coefficient: coefficient * term.coefficient)) }
    }

    /// Sums the coefficients of each variable and drops those that cancel.
    static func combined(_ terms: [Term]) -> [Term] {
        if terms.count <= 1 { return terms }
        let sorted = terms.sorted { $0.mover < $1.mover }
        var result: [Term] = []
        var index = 0
        while index < sorted.count {
            let mover = sorted[index].mover
            var sum = 0.0
            var size = 0.0
            while index < sorted.count, sorted[index].mover == mover {
                sum += sorted[index].coefficient
                size += abs(sorted[index].coefficient)
                index += 1
            }
            if abs(sum) > 1e-11 * size { result.append(Term(mover: mover, coefficient: sum)) }
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
    /// False if finding the ends would take more work than is spent on it; then they are nil without being unbounded.
    public var isKnown = true
}

extension LinearSolution {
    /// How many degrees of freedom the optimum has at most.
    public var degreeOfFreedomCount: Int { freedom.degreeCount }

    /// The exact range of a linear expression over the optimal face; nil if the optimum determines it.
    public func freeRange(of terms: [LinearTerm]) -> FreeRange? {
        guard freedom.degreeCount > 0 else { return nil }
        var parts: [FreedomMap.Term] = []
        var value = 0.0
        for term in terms where values.indices.contains(term.variable.index) {
            value += term.coefficient * values[term.variable.index]
            freedom.append(Int32(truncatingIfNeeded: term.variable.index), term.coefficient, to: &parts)
        }
        let combined = FreedomMap.combined(parts)
        var result = FreeRange(minimum: value, maximum: value, degreesOfFreedom: [])
        var start = 0
        while start < combined.count {
            let face = freedom.faceOfMover[Int(combined[start].mover)]
            var end = start
            while end < combined.count, freedom.faceOfMover[Int(combined[end].mover)] == face { end += 1 }
            addRange(of: combined[start..<end], on: Int(face), to: &result)
            start = end
        }
        return result.degreesOfFreedom.isEmpty && result.isKnown ? nil : result
    }

    /// Whether a linear expression is not determined: what `freeRange(of:)` tells by its ends, without looking for these.
    public func isFree(_ terms: [LinearTerm]) -> Bool {
        guard freedom.degreeCount > 0 else { return false }
        var parts: [FreedomMap.Term] = []
        for term in terms where values.indices.contains(term.variable.index) {
            freedom.append(Int32(truncatingIfNeeded: term.variable.index), term.coefficient, to: &parts)
        }
        let combined = FreedomMap.combined(parts)
        var start = 0
        while start < combined.count {
            let index = Int(freedom.faceOfMover[Int(combined[start].mover)])
            var end = start
            while end < combined.count, freedom.faceOfMover[Int(combined[end].mover)] == index { end += 1 }
            if isFree(combined[start..<end], on: index) { return true }
            start = end
        }
        return false
    }

    private func isFree(_ terms: ArraySlice<FreedomMap.Term>, on index: Int) -> Bool {
        let face = round.faces[index]
        guard var tableau = face.tableau else {
            return abs(terms.reduce(0) { $0 + $1.coefficient }) * (face.upper - face.lower) > 1e-7
        }
        return !tableau.degrees(terms.map { (Int($0.mover - freedom.firstMover[index]), $0.coefficient) }).isEmpty
    }

    /// Faces are independent, so their ranges add up.
    private func addRange(of terms: ArraySlice<FreedomMap.Term>, on index: Int, to result: inout FreeRange) {
        let face = round.faces[index]
        guard var tableau = face.tableau else {
            let coefficient = terms.reduce(0) { $0 + $1.coefficient }
            let below = coefficient * (face.lower - face.value)
            let above = coefficient * (face.upper - face.value)
            extend(&result, min(below, above), max(below, above), [freedom.firstDegree[index]])
            return
        }
        var local: [(variable: Int, coefficient: Double)] = []
        var value = 0.0
        for term in terms {
            let mover = Int(term.mover - freedom.firstMover[index])
            local.append((mover, term.coefficient))
            value += term.coefficient * tableau.values[mover]
        }
        let degrees = tableau.degrees(local).map { freedom.firstDegree[index] + $0 }
        if degrees.isEmpty { return }
        let least = tableau.leastValue(local)
        let greatest = tableau.leastValue(local.map { ($0.variable, -$0.coefficient) })
        var below = -Double.infinity
        var above = Double.infinity
        if case .value(let found) = least { below = found - value }
        if case .value(let found) = greatest { above = -found - value }
        switch (least, greatest) {
        case (.exhausted, _), (_, .exhausted): result.isKnown = false
        default: break
        }
        extend(&result, below, above, degrees)
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
    fileprivate mutating func degrees(_ terms: [(variable: Int, coefficient: Double)]) -> [Int] {
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
