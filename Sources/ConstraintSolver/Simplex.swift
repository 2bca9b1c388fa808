// The bounded primal simplex method for a sum of piecewise linear penalties.

/// How a run of the simplex method ended.
enum SimplexOutcome {
    case optimal, unbounded
    /// The fuel ran out: nothing is known about the point reached but that it is feasible.
    case exhausted
}

/// How the entering variable and the one that blocks it are chosen.
enum PivotRule {
    case steepest
    /// Bland's rule, which cannot cycle.
    case smallestIndex
}

extension Tableau {
    /// Moves along edges until no nonbasic variable improves the objective.
    ///
    /// The steepest column enters; after a run of degenerate steps Bland's rule takes over, so that it cannot cycle.
    mutating func minimise() -> SimplexOutcome {
        let patience = 12 + rowCount / 4
        var stalled = 0
        while fuel > 0 {
            fuel -= 2 * columnCount + 2 * rowCount
            price()
            let rule: PivotRule = stalled > patience ? .smallestIndex : .steepest
            guard let (column, direction, slope) = entering(rule) else { return fuel > 0 ? .optimal : .exhausted }
            loadRates(of: column)
            let found =
                rule == .steepest ? longStep(column, direction, slope) : shortStep(column, direction)
            guard let step = found else { return fuel > 0 ? .unbounded : .exhausted }
            stalled = step.length > 1e-12 ? 0 : stalled + 1
            advance(column, direction, step)
        }
        return .exhausted
    }

    /// Computes `slopes`, the derivative of the objective along each nonbasic column.
    private mutating func price() {
        for column in 0..<columnCount { slopes[column] = costs.isEmpty ? 0 : costs[Int(nonbasics[column])] }
        var isFlat = true
        for row in 0..<rowCount {
            let variable = Int(basics[row])
            var rate = Double(regions[variable]) * weights[variable]
            if !costs.isEmpty { rate += costs[variable] }
            objectiveRates[row] = rate
            if rate != 0 { isFlat = false }
        }
        if isFlat { return }
        addObjectiveRows()
    }

    /// The slope of a nonbasic variable's own penalty in a direction.
    func ownSlope(_ variable: Int, _ direction: Double) -> Double {
        let weight = weights[variable]
        if weight == 0 { return 0 }
        let value = values[variable]
        if direction > 0 {
            return value >= softUpper[variable] ? weight : value >= softLower[variable] ? 0 : -weight
        }
        return value <= softLower[variable] ? weight : value <= softUpper[variable] ? 0 : -weight
    }

    private func entering(_ rule: PivotRule) -> (column: Int, direction: Double, slope: Double)? {
        var best: (column: Int, direction: Double, slope: Double)?
        var bestSlope = -1e-9
        var bestVariable = Int32.max
        for column in 0..<columnCount {
            let variable = Int(nonbasics[column])
            if lower[variable] == upper[variable] { continue }
            let up = slopes[column] + ownSlope(variable, 1)
            let down = -slopes[column] + ownSlope(variable, -1)
            let canRise = up < -1e-9 && values[variable] < upper[variable]
            let canFall = down < -1e-9 && values[variable] > lower[variable]
            if !canRise, !canFall { continue }
            let rises = canRise && (!canFall || up <= down)
            let slope = rises ? up : down
            if rule == .steepest ? slope < bestSlope : nonbasics[column] < bestVariable {
                best = (column, rises ? 1 : -1, slope)
                bestSlope = slope
                bestVariable = nonbasics[column]
            }
        }
        return best
    }

    private mutating func advance(_ column: Int, _ direction: Double, _ step: Step) {
        let entering = Int(nonbasics[column])
        let start = values[entering]
        let change = direction * step.length
        for row in 0..<rowCount where rates[row] != 0 { values[Int(basics[row])] += rates[row] * change }
        for row in step.passed {
            let variable = Int(basics[Int(row)])
            regions[variable] += rates[Int(row)] * direction > 0 ? 1 : -1
        }
        guard step.row >= 0 else {
            values[entering] = step.stop
            return
        }
        values[entering] = start + change
        let leaving = Int(basics[step.row])
        values[leaving] = step.stop
        regions[leaving] = 0
        regions[entering] = regionEntered(entering, from: start, direction)
        for _ in 0..<step.ownPassed { regions[entering] += direction > 0 ? 1 : -1 }
        exchange(step.row, column)
    }

    private func regionEntered(_ variable: Int, from start: Double, _ direction: Double) -> Int8 {
        guard weights[variable] > 0 else { return 0 }
        if direction > 0 {
            return start >= softUpper[variable] ? 1 : start >= softLower[variable] ? 0 : -1
        }
        return start <= softLower[variable] ? -1 : start <= softUpper[variable] ? 0 : 1
    }
}
