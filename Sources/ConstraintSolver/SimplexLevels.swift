// The two kinds of runs: making the required rows hold, and one priority level after another.

/// Whether there is a point within the hard bounds.
enum Feasibility {
    case feasible
    /// With these multipliers of variables the bounds prove that there is none: positive for a lower bound, negative for an
    /// upper one.
    case infeasible([(variable: Int, multiplier: Double)])
    /// The fuel ran out.
    case exhausted
}

extension Tableau {
    /// Finds a point within the hard bounds.
    ///
    /// Bounds that do not hold yet are penalties, and become hard as soon as they hold.
    mutating func makeFeasible() -> Feasibility {
        var violated: [Int] = []
        for row in 0..<rowCount {
            let variable = Int(basics[row])
            let value = values[variable]
            if value < lower[variable] - tolerance(lower[variable]) {
                regions[variable] = -1
            } else if value > upper[variable] + tolerance(upper[variable]) {
                regions[variable] = 1
            } else {
                continue
            }
            softLower[variable] = lower[variable]
            softUpper[variable] = upper[variable]
            weights[variable] = 1
            violated.append(variable)
        }
        guard !violated.isEmpty else { return .feasible }
        if minimise() == .exhausted { return .exhausted }
        refreshBasics()
        var isInfeasible = false
        for variable in violated where places[variable] >= 0 {
            let excess = max(lower[variable] - values[variable], values[variable] - upper[variable])
            let bound = values[variable] < lower[variable] ? lower[variable] : upper[variable]
            if excess > 10 * tolerance(bound) { isInfeasible = true }
        }
        let proof = isInfeasible ? infeasibilityProof() : nil
        for variable in violated {
            weights[variable] = 0
            regions[variable] = 0
        }
        return proof.map { .infeasible($0) } ?? .feasible
    }

    private func infeasibilityProof() -> [(variable: Int, multiplier: Double)] {
        var proof: [(variable: Int, multiplier: Double)] = []
        for row in 0..<rowCount {
            let variable = Int(basics[row])
            if regions[variable] != 0 { proof.append((variable, -Double(regions[variable]))) }
        }
        for column in 0..<columnCount where abs(slopes[column]) > 1e-9 {
            proof.append((Int(nonbasics[column]), slopes[column]))
        }
        return proof
    }

    /// Minimises the penalties of `soft` and then confines everything to the optimal face of that. Returns false if the
    /// fuel ran out.
    mutating func optimise(_ soft: [(variable: Int, lower: Double, upper: Double, weight: Double)]) -> Bool {
        var isSatisfied = true
        for item in soft {
            softLower[item.variable] = item.lower
            softUpper[item.variable] = item.upper
            weights[item.variable] = item.weight
            let value = values[item.variable]
            regions[item.variable] =
                value < item.lower - tolerance(item.lower)
                ? -1 : value > item.upper + tolerance(item.upper) ? 1 : 0
            if regions[item.variable] != 0 { isSatisfied = false }
        }
        if !isSatisfied {
            if minimise() == .exhausted { return false }
            refreshBasics()
            freezeNonbasics()
        }
        for item in soft {
            if isSatisfied || places[item.variable] >= 0 { freezeBasic(item.variable) }
            weights[item.variable] = 0
            regions[item.variable] = 0
        }
        return true
    }

    /// Complementary slackness: a basic variable stays in the piece of its penalty where it is.
    private mutating func freezeBasic(_ variable: Int) {
        switch regions[variable] {
        case -1: upper[variable] = min(upper[variable], softLower[variable])
        case 0:
            lower[variable] = max(lower[variable], softLower[variable])
            upper[variable] = min(upper[variable], softUpper[variable])
        default: lower[variable] = max(lower[variable], softUpper[variable])
        }
    }

    /// Complementary slackness: a nonbasic variable stays where it is if moving it would cost in both directions;
    /// where moving it one way is free, that way stays open.
    private mutating func freezeNonbasics() {
        let flat = 1e-8
        for column in 0..<columnCount {
            let variable = Int(nonbasics[column])
            if lower[variable] == upper[variable] { continue }
            let value = values[variable]
            let slope = slopes[column]
            guard weights[variable] > 0 else {
                if abs(slope) > flat {
                    lower[variable] = value
                    upper[variable] = value
                }
                continue
            }
            if slope + ownSlope(variable, 1) > flat { upper[variable] = min(upper[variable], value) }
            if -slope + ownSlope(variable, -1) > flat { lower[variable] = max(lower[variable], value) }
            if upper[variable] > value, value < softUpper[variable] {
                let end = value < softLower[variable] ? softLower[variable] : softUpper[variable]
                upper[variable] = min(upper[variable], end)
            }
            if lower[variable] < value, value > softLower[variable] {
                let end = value > softUpper[variable] ? softUpper[variable] : softLower[variable]
                lower[variable] = max(lower[variable], end)
            }
        }
    }
}
