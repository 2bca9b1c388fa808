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
    /// The steepest column enters; after a run of degenerate steps Bland's rule takes over, so that it cannot cycle. With
    /// factors, where finding the slopes of all columns costs as much as several steps, a few of the steepest are kept and
    /// looked at again one by one.
    mutating func minimise() -> SimplexOutcome {
        let patience = 12 + rowCount / 4
        var stalled = 0
        candidates.removeAll(keepingCapacity: true)
        for row in 0..<rowCount { refreshObjectiveRate(row) }
        while fuel > 0 {
            let rule: PivotRule = stalled > patience ? .smallestIndex : .steepest
            if rule == .smallestIndex || candidates.isEmpty {
                price()
                findCandidates(rule)
                if candidates.isEmpty { return fuel > 0 ? .optimal : .exhausted }
            }
            guard let column = candidates.popLast().map({ Int($0) }) else { continue }
            loadRates(of: column)
            refreshSlope(column)
            guard let (direction, slope) = improvement(column) else { continue }
            let found = rule == .steepest ? longStep(column, direction, slope) : shortStep(column, direction)
            guard let step = found else { return fuel > 0 ? .unbounded : .exhausted }
            stalled = step.length > 1e-12 ? 0 : stalled + 1
            advance(column, direction, step)
        }
        return .exhausted
    }

    private mutating func refreshObjectiveRate(_ row: Int) {
        let variable = Int(basics[row])
        objectiveRates[row] = Double(regions[variable]) * weights[variable] + (costs.isEmpty ? 0 : costs[variable])
    }

    /// Computes `slopes`, the derivative of the objective along each nonbasic column.
    private mutating func price() {
        for column in 0..<columnCount { slopes[column] = costs.isEmpty ? 0 : costs[Int(nonbasics[column])] }
        fuel -= columnCount + rowCount
        if objectiveRates.contains(where: { $0 != 0 }) { addObjectiveRows() }
    }

    /// Computes the slope of one column from its rates.
    private mutating func refreshSlope(_ column: Int) {
        guard isFactored else { return }
        var sum = costs.isEmpty ? 0 : costs[Int(nonbasics[column])]
        for row in rates.indices { sum += objectiveRates[Int(row)] * rates.values[Int(row)] }
        slopes[column] = sum
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

    /// In which direction a column improves the objective, and how much by point.
    private func improvement(_ column: Int) -> (direction: Double, slope: Double)? {
        let variable = Int(nonbasics[column])
        if lower[variable] == upper[variable] { return nil }
        let up = slopes[column] + ownSlope(variable, 1)
        let down = -slopes[column] + ownSlope(variable, -1)
        let canRise = up < -1e-9 && values[variable] < upper[variable]
        let canFall = down < -1e-9 && values[variable] > lower[variable]
        if canRise, !canFall || up <= down { return (1, up) }
        return canFall ? (-1, down) : nil
    }

    /// Lists the columns to try, the best last.
    private mutating func findCandidates(_ rule: PivotRule) {
        candidates.removeAll(keepingCapacity: true)
        if isFactored, rule == .steepest { return findSteepest() }
        var best = -1
        var bestSlope = 0.0
        for column in 0..<columnCount {
            guard let found = improvement(column) else { continue }
            if best < 0
                || (rule == .steepest ? found.slope < bestSlope : nonbasics[column] < nonbasics[best])
            {
                best = column
                bestSlope = found.slope
            }
        }
        if best >= 0 { candidates.append(Int32(truncatingIfNeeded: best)) }
    }

    private mutating func findSteepest() {
        var found: [(column: Int32, slope: Double)] = []
        for column in 0..<columnCount {
            if let improvement = improvement(column) {
                found.append((Int32(truncatingIfNeeded: column), improvement.slope))
            }
        }
        found.sort { $0.slope == $1.slope ? $0.column < $1.column : $0.slope < $1.slope }
        for item in found.prefix(40 + columnCount / 20).reversed() { candidates.append(item.column) }
    }

    private mutating func advance(_ column: Int, _ direction: Double, _ step: Step) {
        let entering = Int(nonbasics[column])
        let start = values[entering]
        let change = direction * step.length
        for row in rates.indices { values[Int(basics[Int(row)])] += rates.values[Int(row)] * change }
        for row in step.passed {
            regions[Int(basics[Int(row)])] += rates.values[Int(row)] * direction > 0 ? 1 : -1
            refreshObjectiveRate(Int(row))
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
        refreshObjectiveRate(step.row)
    }

    private func regionEntered(_ variable: Int, from start: Double, _ direction: Double) -> Int8 {
        guard weights[variable] > 0 else { return 0 }
        if direction > 0 {
            return start >= softUpper[variable] ? 1 : start >= softLower[variable] ? 0 : -1
        }
        return start <= softLower[variable] ? -1 : start <= softUpper[variable] ? 0 : 1
    }
}
