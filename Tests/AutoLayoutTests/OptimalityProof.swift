// Proves that a solution is the lexicographic optimum, by Farkas certificates that are checked here term by term.

@testable import AutoLayout
@testable import ConstraintSolver

/// The claim "no point does better", level by level.
struct OptimalityProof {
    let system: LinearSystem
    let solution: LinearSolution

    /// What is wrong with the solution; nil if it is proven optimal. With `levels`, only the highest priorities are looked at.
    func flaw(levels: Int = .max) -> String? {
        if let flaw = infeasibility() { return flaw }
        var leastErrors: [(priority: Double, error: Double)] = []
        for priority in priorities.prefix(levels) {
            let error = levelError(priority)
            if error > 1e-6 * Double(max(1, system.rowCount)) {
                // Nothing better by more than this is possible, the levels above staying as good as they are.
                let step = max(1e-4, 1e-5 * error)
                if let flaw = unprovenBound(leastErrors, priority, error - step) { return flaw }
            }
            leastErrors.append((priority, error))
        }
        return nil
    }

    private var priorities: [Double] {
        Set(system.priorities.indices.filter { system.isActive[$0] }.map { system.priorities[$0] })
            .filter { $0 < 1000 }.sorted(by: >)
    }

    private func levelError(_ priority: Double) -> Double {
        system.priorities.indices.filter { system.priorities[$0] == priority && system.isActive[$0] }
            .reduce(0) { $0 + error(of: $1) }
    }

    private func error(of row: Int) -> Double {
        let sum = system.terms(of: RowID(row)).reduce(-system.constants[row]) {
            $0 + $1.coefficient * solution.values[$1.variable.index]
        }
        switch system.relations[row] {
        case .lessThanOrEqual: return max(0, sum)
        case .equal: return abs(sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }

    private func infeasibility() -> String? {
        for row in system.priorities.indices
        where system.isActive[row] && system.priorities[row] >= 1000 && !solution.isBroken[row] {
            if error(of: row) > 1e-6 { return "row \(row) is off by \(error(of: row))" }
        }
        for variable in system.kinds.indices {
            let value = solution.values[variable]
            if system.kinds[variable] == .nonNegative, value < -1e-6 { return "variable \(variable) is \(value)" }
            if system.kinds[variable] == .parameter, value != system.parameterValues[variable] {
                return "parameter \(variable) is \(value)"
            }
        }
        return nil
    }

    /// Asks for a better point and checks the certificate that there is none.
    private func unprovenBound(
        _ above: [(priority: Double, error: Double)], _ priority: Double, _ bound: Double
    ) -> String? {
        var harder = LinearSystem()
        for kind in system.kinds.indices {
            switch system.kinds[kind] {
            case .free: _ = harder.addFreeVariable()
            case .nonNegative: _ = harder.addNonNegativeVariable()
            case .parameter: _ = harder.addParameter(system.parameterValues[kind])
            }
        }
        for row in system.priorities.indices
        where system.isActive[row] && system.priorities[row] >= 1000 && !solution.isBroken[row] {
            harder.addRow(system.terms(of: RowID(row)), system.relations[row], system.constants[row])
        }
        for level in above { limit(&harder, level.priority, level.error + 1e-7) }
        limit(&harder, priority, bound)
        let round = SolveRound(
            harder, leavingOut: Array(repeating: false, count: harder.rowCount), .feasibility)
        guard let contradiction = round.contradictions.first else { return "level \(priority) can be better" }
        return Certificate(round.elimination.conflict(contradiction, harder), harder).flaw
    }

    /// Adds an error variable for each row of a level, and a row that limits their sum.
    private func limit(_ harder: inout LinearSystem, _ priority: Double, _ bound: Double) {
        var sum: [LinearTerm] = []
        for row in system.priorities.indices where system.isActive[row] && system.priorities[row] == priority {
            let error = harder.addNonNegativeVariable()
            sum.append(LinearTerm(error, 1))
            let terms = system.terms(of: RowID(row))
            if system.relations[row] != .lessThanOrEqual {
                harder.addRow(terms + [LinearTerm(error, 1)], .greaterThanOrEqual, system.constants[row])
            }
            if system.relations[row] != .greaterThanOrEqual {
                harder.addRow(terms + [LinearTerm(error, -1)], .lessThanOrEqual, system.constants[row])
            }
        }
        harder.addRow(sum, .lessThanOrEqual, bound)
    }
}

/// A Farkas certificate: rows times multipliers of the right signs add up to `0 >= something positive`.
struct Certificate {
    let flaw: String?

    init(_ conflict: LinearConflict, _ system: LinearSystem) {
        var sums = [Double](repeating: 0, count: system.variableCount)
        var sizes = sums
        var gap = 0.0
        var flaw: String?
        for member in conflict.members {
            switch system.relation(of: member.source) {
            case .lessThanOrEqual where member.multiplier > 0: flaw = "\(member) has the wrong sign"
            case .greaterThanOrEqual where member.multiplier < 0: flaw = "\(member) has the wrong sign"
            default: break
            }
            gap += member.multiplier * system.constant(of: member.source)
            for term in system.terms(of: member.source) {
                sums[term.variable.index] += member.multiplier * term.coefficient
                sizes[term.variable.index] += abs(member.multiplier * term.coefficient)
            }
        }
        for (sum, size) in zip(sums, sizes) where abs(sum) > 1e-7 * max(1, size) {
            flaw = "the sum is off by \(sum)"
        }
        if gap <= 0 { flaw = "the gap is \(gap)" }
        self.flaw = flaw
    }
}
