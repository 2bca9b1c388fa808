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
    mutating func eliminateFixedBasics() {
        guard hasFreedom else { return }
        for row in 0..<rowCount where !canMove(Int(basics[row])) {
            if fuel <= 0 { return }
            let row = (row, coefficients: combination([(row, 1)]))
            var best = -1
            for column in 0..<columnCount where canMove(Int(nonbasics[column])) {
                let size = abs(row.coefficients[column])
                if size > 1e-7, best < 0 || size > abs(row.coefficients[best]) { best = column }
            }
            guard best >= 0 else { continue }
            loadRates(of: best)
            exchange(row.0, best)
        }
    }

    /// Fixes the nonbasic variables that only look movable because basic ones hold them back.
    mutating func fixImmovable() {
        guard hasFreedom else { return }
        // Whatever differs between two points of the face can move.
        var isMoving = [Bool](repeating: false, count: columnCount + rowCount)
        var explorer = self
        defer { fuel = explorer.fuel }
        for column in 0..<columnCount {
            let variable = Int(nonbasics[column])
            for sign in [1.0, -1.0] where canMove(variable) && !isMoving[variable] {
                switch explorer.leastValue([(variable, sign)]) {
                case .unbounded: isMoving[variable] = true
                case .exhausted: return
                case .value:
                    for other in isMoving.indices
                    where abs(explorer.values[other] - values[other]) > 4 * tolerance(values[other]) {
                        isMoving[other] = true
                    }
                }
            }
            if isMoving[variable] || !canMove(variable) { continue }
            lower[variable] = values[variable]
            upper[variable] = values[variable]
        }
    }

    /// The coefficients, by nonbasic column, of a linear function of structural variables.
    mutating func expressed(_ terms: [(variable: Int, coefficient: Double)]) -> [Double] {
        var rows: [(row: Int, factor: Double)] = []
        for term in terms where places[term.variable] >= 0 {
            rows.append((Int(places[term.variable]), term.coefficient))
        }
        var result = combination(rows)
        for term in terms where places[term.variable] < 0 {
            result[-1 - Int(places[term.variable])] += term.coefficient
        }
        return result
    }

    /// What is known about the least value of a function.
    enum LeastValue {
        case value(Double)
        case unbounded
        /// The fuel ran out.
        case exhausted
    }

    /// The least value of a linear function on the face. The point moves to where it is taken.
    mutating func leastValue(_ terms: [(variable: Int, coefficient: Double)]) -> LeastValue {
        costs.removeAll(keepingCapacity: true)
        costs.append(contentsOf: repeatElement(0, count: columnCount + rowCount))
        for term in terms { costs[term.variable] += term.coefficient }
        defer { costs.removeAll(keepingCapacity: true) }
        // The point found may be off the face by rounding; the simplex method never moves it further off.
        switch minimise() {
        case .unbounded: return .unbounded
        case .exhausted: return .exhausted
        case .optimal: break
        }
        refreshBasics()
        var sum = 0.0
        for term in terms { sum += term.coefficient * values[term.variable] }
        return .value(sum)
    }
}
