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

    /// The least value of a linear function of structural variables on the face; nil if it has none.
    func leastValue(_ terms: [(variable: Int, coefficient: Double)]) -> Double? {
        var copy = self
        copy.costs = Array(repeating: 0, count: columnCount + rowCount)
        for term in terms { copy.costs[term.variable] += term.coefficient }
        // The point found may be off the face by rounding; the simplex method never moves it further off.
        if copy.minimise() == .unbounded { return nil }
        copy.refreshBasics()
        var sum = 0.0
        for term in terms { sum += term.coefficient * copy.values[term.variable] }
        return sum
    }
}
