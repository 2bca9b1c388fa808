// Moving about on the optimal face: ranges and degrees of freedom.

extension Tableau {
    /// Whether some nonbasic variable can still move.
    var hasFreedom: Bool {
        nonbasics.contains { canMove(Int($0)) }
    }

    func canMove(_ variable: Int) -> Bool {
        upper[variable] - lower[variable] > 2 * tolerance(values[variable])
    }

    /// Swaps fixed basic variables for movable nonbasic ones, so that what stays nonbasic and movable spans the face.
    mutating func settleFixedBasics() {
        guard hasFreedom else { return }
        for row in 0..<rowCount where !canMove(Int(basics[row])) {
            var best = -1
            for column in 0..<columnCount where canMove(Int(nonbasics[column])) {
                let size = abs(coefficients[row * columnCount + column])
                if size > 1e-7, best < 0 || size > abs(coefficients[row * columnCount + best]) { best = column }
            }
            if best >= 0 { exchange(row, best) }
        }
    }

    /// Fixes the nonbasic variables that only look movable because basic ones hold them back.
    mutating func fixImmovable() {
        guard hasFreedom else { return }
        let found = values
        for column in 0..<columnCount {
            let variable = Int(nonbasics[column])
            if !canMove(variable) { continue }
            var copy = self
            let least = copy.leastValue([(variable, 1)])
            let greatest = copy.leastValue([(variable, -1)]).map { -$0 }
            guard let least, let greatest, greatest - least <= 4 * tolerance(greatest) else { continue }
            lower[variable] = found[variable]
            upper[variable] = found[variable]
        }
    }

    /// The coefficients, by nonbasic column, of a linear function of structural variables.
    func expressed(_ terms: [(variable: Int, coefficient: Double)]) -> [Double] {
        var result = [Double](repeating: 0, count: columnCount)
        for term in terms {
            let place = Int(places[term.variable])
            if place < 0 {
                result[-1 - place] += term.coefficient
            } else {
                for column in 0..<columnCount {
                    result[column] += term.coefficient * coefficients[place * columnCount + column]
                }
            }
        }
        return result
    }

    /// The least value of a linear function on the face; nil if it has none. The point moves to where it is taken.
    mutating func leastValue(_ terms: [(variable: Int, coefficient: Double)]) -> Double? {
        costs.removeAll(keepingCapacity: true)
        costs.append(contentsOf: repeatElement(0, count: columnCount + rowCount))
        for term in terms { costs[term.variable] += term.coefficient }
        defer { costs.removeAll(keepingCapacity: true) }
        // The point found may be off the face by rounding; the simplex method never moves it further off.
        if minimise() == .unbounded { return nil }
        refreshBasics()
        var sum = 0.0
        for term in terms { sum += term.coefficient * values[term.variable] }
        return sum
    }
}
