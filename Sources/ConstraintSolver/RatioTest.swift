// How far the entering variable may move, and what blocks it.

extension Tableau {
    /// One move along an edge.
    struct Step {
        var length: Double
        /// The row whose basic variable leaves, or -1 when the entering variable itself stops.
        var row: Int
        /// Where the blocking variable stops.
        var stop: Double
        /// The rows whose basic variables pass into the next piece of their penalty on the way, as often as they do.
        var passed: [Int32] = []
        /// How many ends of its own soft interval the entering variable passes.
        var ownPassed = 0
    }

    /// Where a penalty has an edge on the way.
    private struct Edge {
        var length: Double
        /// -1 for the entering variable itself.
        var row: Int
        var stop: Double
        /// By how much the objective becomes steeper there.
        var gain: Double
        var rate: Double
    }

    /// Moves past the edges of penalties for as long as that improves the objective; only hard bounds block earlier.
    mutating func longStep(_ column: Int, _ direction: Double, _ slope: Double) -> Step? {
        let entering = Int(nonbasics[column])
        let hard = hardStep(entering, direction)
        var edges: [Edge] = []
        addOwnEdges(entering, direction, before: hard?.length ?? .infinity, to: &edges)
        var gain = 0.0
        for row in rates.indices where weights[Int(basics[Int(row)])] != 0 {
            addEdges(Int(row), direction, before: hard?.length ?? .infinity, to: &edges)
        }
        for edge in edges { gain += edge.gain }
        if slope + gain < -1e-9 {
            guard var step = hard else { return nil }
            pass(edges[...], on: &step)
            return step
        }
        edges.sort { $0.length == $1.length ? $0.row < $1.row : $0.length < $1.length }
        var reached = slope
        var last = 0
        while last < edges.count {
            reached += edges[last].gain
            if reached >= -1e-9 { break }
            last += 1
        }
        guard last < edges.count else { return hard }
        // Of the edges met at the same time the one with the largest rate blocks.
        var first = last
        while first > 0, edges[first - 1].length >= edges[last].length - 1e-11 * max(1, edges[last].length) {
            first -= 1
        }
        var best = last
        for index in first..<last where edges[index].rate > edges[best].rate { best = index }
        edges.swapAt(best, last)
        var step = Step(length: edges[last].length, row: edges[last].row, stop: edges[last].stop)
        pass(edges[..<last], on: &step)
        return step
    }

    private func pass(_ edges: ArraySlice<Edge>, on step: inout Step) {
        for edge in edges {
            if edge.row < 0 {
                step.ownPassed += 1
            } else if edge.row != step.row {
                step.passed.append(Int32(truncatingIfNeeded: edge.row))
            }
        }
    }

    /// The first hard bound on the way.
    private func hardStep(_ entering: Int, _ direction: Double) -> Step? {
        var best: Step?
        let own = direction > 0 ? upper[entering] : lower[entering]
        if own.isFinite { best = Step(length: abs(own - values[entering]), row: -1, stop: own) }
        var bestRate = 0.0
        for row in rates.indices {
            let row = Int(row)
            let rate = rates.values[row] * direction
            if abs(rate) < 1e-9 { continue }
            let variable = Int(basics[row])
            let stop = rate > 0 ? hardAbove(variable) : hardBelow(variable)
            if !stop.isFinite { continue }
            let length = max(0, (stop - values[variable]) / rate)
            if let current = best {
                let margin = 1e-11 * max(1, current.length)
                if length > current.length + margin { continue }
                if length >= current.length - margin, current.row < 0 || abs(rate) <= bestRate { continue }
            }
            best = Step(length: length, row: row, stop: stop)
            bestRate = abs(rate)
        }
        return best
    }

    /// A bound that is its own soft bound is being repaired, and does not block on the wrong side.
    private func hardAbove(_ variable: Int) -> Double {
        let hard = upper[variable]
        if weights[variable] == 0 || regions[variable] <= 0 { return hard }
        return hard > softUpper[variable] ? hard : .infinity
    }

    private func hardBelow(_ variable: Int) -> Double {
        let hard = lower[variable]
        if weights[variable] == 0 || regions[variable] >= 0 { return hard }
        return hard < softLower[variable] ? hard : -.infinity
    }

    private func addEdges(_ row: Int, _ direction: Double, before limit: Double, to edges: inout [Edge]) {
        let rate = rates.values[row] * direction
        if abs(rate) < 1e-9 { return }
        let variable = Int(basics[row])
        let region = regions[variable]
        func add(_ stop: Double) {
            let length = max(0, (stop - values[variable]) / rate)
            guard stop.isFinite, length < limit else { return }
            edges.append(
                Edge(
                    length: length, row: row, stop: stop, gain: weights[variable] * abs(rate), rate: abs(rate)))
        }
        if rate > 0 {
            if region < 0 { add(softLower[variable]) }
            if region <= 0 { add(softUpper[variable]) }
        } else {
            if region > 0 { add(softUpper[variable]) }
            if region >= 0 { add(softLower[variable]) }
        }
    }

    private func addOwnEdges(
        _ entering: Int, _ direction: Double, before limit: Double, to edges: inout [Edge]
    ) {
        guard weights[entering] > 0 else { return }
        let value = values[entering]
        func add(_ stop: Double) {
            let length = abs(stop - value)
            guard stop.isFinite, length < limit else { return }
            edges.append(Edge(length: length, row: -1, stop: stop, gain: weights[entering], rate: 1))
        }
        if direction > 0 {
            if value < softLower[entering] { add(softLower[entering]) }
            if value < softUpper[entering] { add(softUpper[entering]) }
        } else {
            if value > softUpper[entering] { add(softUpper[entering]) }
            if value > softLower[entering] { add(softLower[entering]) }
        }
    }

    /// Stops at the first bound or edge of all; among several that of the variable with the smallest index.
    func shortStep(_ column: Int, _ direction: Double) -> Step? {
        let entering = Int(nonbasics[column])
        var best: Step?
        let own = ownStop(entering, direction)
        if own.isFinite { best = Step(length: abs(own - values[entering]), row: -1, stop: own) }
        for row in rates.indices {
            let row = Int(row)
            let rate = rates.values[row] * direction
            if abs(rate) < 1e-9 { continue }
            let variable = Int(basics[row])
            let stop = rate > 0 ? stopAbove(variable) : stopBelow(variable)
            if !stop.isFinite { continue }
            let length = max(0, (stop - values[variable]) / rate)
            if let current = best {
                let margin = 1e-11 * max(1, current.length)
                if length > current.length + margin { continue }
                if length >= current.length - margin, current.row < 0 || basics[row] > basics[current.row] {
                    continue
                }
            }
            best = Step(length: length, row: row, stop: stop)
        }
        return best
    }

    private func ownStop(_ variable: Int, _ direction: Double) -> Double {
        let value = values[variable]
        let isSoft = weights[variable] > 0
        if direction > 0 {
            if isSoft, value < softLower[variable] { return min(upper[variable], softLower[variable]) }
            if isSoft, value < softUpper[variable] { return min(upper[variable], softUpper[variable]) }
            return upper[variable]
        }
        if isSoft, value > softUpper[variable] { return max(lower[variable], softUpper[variable]) }
        if isSoft, value > softLower[variable] { return max(lower[variable], softLower[variable]) }
        return lower[variable]
    }

    private func stopAbove(_ variable: Int) -> Double {
        if weights[variable] == 0 { return upper[variable] }
        switch regions[variable] {
        case -1: return min(upper[variable], softLower[variable])
        case 0: return min(upper[variable], softUpper[variable])
        default: return hardAbove(variable)
        }
    }

    private func stopBelow(_ variable: Int) -> Double {
        if weights[variable] == 0 { return lower[variable] }
        switch regions[variable] {
        case 1: return max(lower[variable], softUpper[variable])
        case 0: return max(lower[variable], softLower[variable])
        default: return hardBelow(variable)
        }
    }
}
