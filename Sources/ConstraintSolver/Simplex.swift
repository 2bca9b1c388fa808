// The bounded primal simplex method for a sum of piecewise linear penalties.

/// How a run of the simplex method ended.
enum SimplexOutcome {
    case optimal, unbounded
    /// The fuel ran out, which only rounding errors can bring about; the point reached is feasible.
    case exhausted
}

extension Tableau {
    /// Moves along edges until no nonbasic variable improves the objective.
    ///
    /// The steepest column enters; after a run of degenerate steps Bland's rule takes over, so that it cannot cycle.
    mutating func minimise() -> SimplexOutcome {
        var fuel = 200 + 20 * (rowCount + columnCount)
        var stalled = 0
        while fuel > 0 {
            fuel -= 1
            price()
            let rule: PivotRule = stalled > 12 ? .smallestIndex : .steepest
            guard let (column, direction) = entering(rule) else { return .optimal }
            guard let step = ratioTest(column, direction, rule) else { return .unbounded }
            stalled = step.length > 1e-12 ? 0 : stalled + 1
            advance(column, direction, step)
        }
        return .exhausted
    }

    private enum PivotRule { case steepest, smallestIndex }

    private struct Step {
        var length: Double
        /// The row whose basic variable leaves, or -1 when the entering variable itself stops at a bound.
        var row: Int
        /// Where the blocking variable stops.
        var stop: Double
    }

    /// Computes `slopes`, the derivative of the objective along each nonbasic column.
    private mutating func price() {
        for column in 0..<columnCount { slopes[column] = costs.isEmpty ? 0 : costs[Int(nonbasics[column])] }
        for row in 0..<rowCount {
            let variable = Int(basics[row])
            var rate = Double(regions[variable]) * weights[variable]
            if !costs.isEmpty { rate += costs[variable] }
            if rate == 0 { continue }
            let base = row * columnCount
            for column in 0..<columnCount { slopes[column] += rate * coefficients[base + column] }
        }
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

    private func entering(_ rule: PivotRule) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
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
                best = (column, rises ? 1 : -1)
                bestSlope = slope
                bestVariable = nonbasics[column]
            }
        }
        return best
    }

    private func ratioTest(_ column: Int, _ direction: Double, _ rule: PivotRule) -> Step? {
        let entering = Int(nonbasics[column])
        var best: Step?
        let own = ownStop(entering, direction)
        if own.isFinite { best = Step(length: abs(own - values[entering]), row: -1, stop: own) }
        var bestRate = 0.0
        for row in 0..<rowCount {
            let rate = coefficients[row * columnCount + column] * direction
            if abs(rate) < 1e-9 { continue }
            let variable = Int(basics[row])
            let stop = rate > 0 ? stopAbove(variable) : stopBelow(variable)
            if !stop.isFinite { continue }
            let length = max(0, (stop - values[variable]) / rate)
            let isBetter: Bool
            if let current = best {
                let margin = 1e-11 * max(1, current.length)
                if length < current.length - margin {
                    isBetter = true
                } else if length <= current.length + margin, current.row >= 0 {
                    isBetter =
                        rule == .steepest ? abs(rate) > bestRate : basics[row] < basics[current.row]
                } else {
                    isBetter = false
                }
            } else {
                isBetter = true
            }
            if isBetter {
                best = Step(length: length, row: row, stop: stop)
                bestRate = abs(rate)
            }
        }
        return best
    }

    private func ownStop(_ variable: Int, _ direction: Double) -> Double {
        let value = values[variable]
        if direction > 0 {
            var stop = upper[variable]
            if weights[variable] > 0 {
                if value < softLower[variable] {
                    stop = min(stop, softLower[variable])
                } else if value < softUpper[variable] {
                    stop = min(stop, softUpper[variable])
                }
            }
            return stop
        }
        var stop = lower[variable]
        if weights[variable] > 0 {
            if value > softUpper[variable] {
                stop = max(stop, softUpper[variable])
            } else if value > softLower[variable] {
                stop = max(stop, softLower[variable])
            }
        }
        return stop
    }

    /// Where a basic variable blocks when it rises. A hard bound that is its own soft bound is being repaired, and does
    /// not block on the wrong side.
    private func stopAbove(_ variable: Int) -> Double {
        let hard = upper[variable]
        if weights[variable] == 0 { return hard }
        switch regions[variable] {
        case -1: return min(hard, softLower[variable])
        case 0: return min(hard, softUpper[variable])
        default: return hard > softUpper[variable] ? hard : .infinity
        }
    }

    private func stopBelow(_ variable: Int) -> Double {
        let hard = lower[variable]
        if weights[variable] == 0 { return hard }
        switch regions[variable] {
        case 1: return max(hard, softUpper[variable])
        case 0: return max(hard, softLower[variable])
        default: return hard < softLower[variable] ? hard : -.infinity
        }
    }

    private mutating func advance(_ column: Int, _ direction: Double, _ step: Step) {
        let entering = Int(nonbasics[column])
        let start = values[entering]
        let change = direction * step.length
        for row in 0..<rowCount {
            values[Int(basics[row])] += coefficients[row * columnCount + column] * change
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
